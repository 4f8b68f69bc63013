/** The key of the preferences in the browser's storage. */
export const PREFERENCES_KEY = 'saffron.preferences';
