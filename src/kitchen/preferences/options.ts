/** The key of the preferences in the browser's storage. */
export const PREFERENCES_KEY = 'saffron.preferences';
/** What stands there in place of preferences that the browser refused. */
export const UNREADABLE = '0';
/** How the note that there are none begins. It has the time at which the visitor forgot them. */
export const NOTE_START = '{"savedAt":';
/** The same if nobody has set any. */
export const NOBODY_SET_ANY = `${NOTE_START}0}`;
