/** What the button that saves a recipe says. What came of it, the cookbook says. */
export const saveMessages = {
  save: 'Save',
  isSaved: 'Saved',
  undo: 'Undo',
  pressToRemove: 'Press to remove it from your cookbook',
  notLoaded: 'Not saved. Try again.',
};
