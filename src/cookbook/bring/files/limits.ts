/* The bounds of what a visitor brings. Beyond one, the page refuses with a sentence
   (`refusals` in `src/words/en/rest.ts`). `reading/document/limits.ts` bounds a recipe's text. docs/document.md lists
   all bounds. */

/** At once. */
export const MOST_RECIPES = 10_000;

/** Of one archive, beside pictures and others that are no recipes. */
export const MOST_ENTRIES = 5_000;

/** In bytes, for one recipe's file with ids and settings, without pictures. */
export const LONGEST_ENTRY = 1_000_000;

/** In bytes, for one packed recipe with its pictures. */
export const LONGEST_PACKED = 25_000_000;

/** How many bytes to inflate at a time. They become at most a thousand times as many. */
export const CHUNK = 1_024;

/** How far pictures may inflate: they are packed already. */
export const MOST_GROWTH = 10;

/** How much of a file shows which program wrote it, in bytes. */
export const PROGRAM_SAMPLE = 4_000;

/** How much of a text shows whether its encoding is right, in characters. */
export const ENCODING_SAMPLE = 100_000;
