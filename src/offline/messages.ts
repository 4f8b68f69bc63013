/** What visitors read about the page as an app of their device. */
export const messages = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  heading: 'On this device',
  inSafari: 'To install this page, tap Share, then “Add to Home Screen”.',
  install: 'Install',
};
