/* The bounds of the work of a check. A text beyond one is never called free of anything: its
   verdict is "not checked", or stays "may contain". docs/document.md lists all bounds of the page. */

/** Different words to look up as misspellings: more than a recipe in English has. */
export const MOST_CORRECTIONS = 400;

/** Places that the page did not understand to name. A text with more counts as not checked. */
export const MOST_UNCLEAR = 100;

/** How many words may describe one food: "the cold, freshly chopped …". */
export const MOST_DESCRIPTIONS = 40;

/** How many claims of a line to read. A line with more is of no use to a cook. */
export const MOST_CLAIMS = 10;
