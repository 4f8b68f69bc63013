/** What visitors read and hear while they type and edit. */
export const typingMessages = {
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (count: number) => `Split into ${count}`,
};
