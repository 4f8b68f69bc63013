/** What visitors read about the page as an app of their device. */
export const deviceMessages = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};
