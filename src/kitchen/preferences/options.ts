/** The key of the preferences in the browser's storage. */
export const PREFERENCES_KEY = 'saffron.preferences';

/** The times that a visitor can choose from, in minutes. */
export const TIMES = [15, 30, 45, 60] as const;

export const MOST_PEOPLE = 12;

/** How many characters the wish may have. */
export const LONGEST_WISH = 200;
