/*
 * The bounds of a recipe's text. The page shows a text beyond them as it is, and checks nothing in it. Those of
 * files are in `bring/files/limits.ts`, those of a check in `foods/limits.ts`. docs/document.md lists all of them.
 */

/** The most bytes (UTF-8) that are parsed. */
export const MOST_BYTES = 32 * 1024;

/** The most lines, and the most marks of lists and quotes at the starts of lines. */
export const MOST_LINES = 1_000;

/** The deepest nesting of lists and quotes, two columns of indentation counting as one. */
export const DEEPEST = 16;

/** The most cells of tables; the parser fills each row up to the width of the head. */
export const MOST_CELLS = 3_000;

/** The most references to footnotes and definitions of links and footnotes. */
export const MOST_REFERENCES = 200;

/**
 * The most work inside paragraphs: the number of marks in each, squared, added up. A long recipe
 * takes a tenth of it.
 */
export const MOST_INLINE_WORK = 1_000_000;
