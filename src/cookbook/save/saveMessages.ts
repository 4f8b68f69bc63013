/** The words of the button that saves a recipe. The cookbook has the words for its result. */
export const saveMessages = {
  save: 'Save',
  isSaved: 'Saved',
  undo: 'Undo',
  pressToRemove: 'Press to remove it from your cookbook',
  notLoaded: 'Not saved. Try again.',
  sharingNotLoaded: 'Sharing could not be loaded. Open the menu again to retry.',
};
