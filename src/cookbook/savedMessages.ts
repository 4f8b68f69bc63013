/** What visitors read after they have saved or removed a recipe. */
export const savedMessages = {
  saved: 'Saved in your cookbook',
  savedInPart: (count: number) =>
    `Saved in your cookbook, with ${count} ingredients of your list. It takes no more.`,
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
};
