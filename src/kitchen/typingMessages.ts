/** What visitors read and hear while they type and edit. */
export const typingMessages = {
  useUp: 'Use up',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Split: ${pieces.join(' · ')}`,
};
