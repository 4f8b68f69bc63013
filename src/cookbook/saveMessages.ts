/** What the button that saves a recipe says. The words for a failure come with the cookbook. */
export const saveMessages = {
  save: 'Save',
  isSaved: 'Saved',
  undo: 'Undo',
  pressToRemove: 'Press to remove it from your cookbook',
  saved: 'Saved in your cookbook',
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
  notLoaded: 'Not saved. Try again.',
};
