/** The key of the preferences in the browser's storage. */
export const PREFERENCES_KEY = 'saffron.preferences';
/** The note that replaces preferences which the browser refused to keep. */
export const UNREADABLE = '0';
/** How the note that there are none begins. It has the time at which the visitor forgot them. */
export const NOTE_START = '{"savedAt":';
/** The same for a visitor who has set none. */
export const NOBODY_SET_ANY = `${NOTE_START}0}`;
