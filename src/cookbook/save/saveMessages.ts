export const saveMessages = {
  save: 'Save',
  isSaved: 'Saved',
  undo: 'Undo',
  pressToRemove: 'Press to remove it from your cookbook',
  notLoaded: 'Not saved. Try again.',
  sharingNotLoaded: 'Sharing could not be loaded. Open the menu again to retry.',
};
