/** What visitors read about the page as an app of their device. */
export const messages = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};
