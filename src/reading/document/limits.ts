/* Beyond these bounds, the page shows a recipe as plain text, and checks nothing in it.
   `bring/readArchive.ts` bounds files, `foods/limits.ts` checks; docs/document.md lists all. */

/** In UTF-8. The page parses no more. */
export const MOST_BYTES = 32 * 1024;

/** Lines, and marks of lists and quotes at the starts of lines. */
export const MOST_LINES = 1_000;

/** Of lists and quotes. Two columns of indentation count as one level. */
export const DEEPEST = 16;

/** The parser fills each row of a table up to the width of the head. */
export const MOST_CELLS = 3_000;

/** References to footnotes, and definitions of links and footnotes. */
export const MOST_REFERENCES = 200;

/** The number of marks in each paragraph, squared, added up. A long recipe takes a tenth of it. */
export const MOST_INLINE_WORK = 1_000_000;
