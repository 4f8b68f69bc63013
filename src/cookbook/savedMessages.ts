/** What became of a recipe that the visitor has saved or removed. */
export const savedMessages = {
  saved: 'Saved in your cookbook',
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
};
