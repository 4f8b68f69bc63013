/** What visitors read after they have saved or removed a recipe. */
export const savedMessages = {
  saved: 'Saved in your cookbook',
  savedInPart: (count: number) =>
    `Saved in your cookbook, with ${count} ingredients from your list. There is no room for more.`,
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
};
