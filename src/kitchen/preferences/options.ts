export const PREFERENCES_KEY = 'saffron.preferences';
/** Replaces preferences that the browser refused to keep. */
export const UNREADABLE = '0';
/** Begins the note that there are none, which has the time at which the visitor forgot them. */
export const NOTE_START = '{"savedAt":';
/** For a visitor who has set none. */
export const NEVER_SET = `${NOTE_START}0}`;
