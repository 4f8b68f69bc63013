/*
 * The bounds of what a visitor brings. The page refuses what exceeds one, with a sentence (`bring/messages.ts`).
 * Those of a recipe's text are in `recipe/document/limits.ts`. docs/document.md lists all of them.
 */

/** The most recipes at once. */
export const MOST_RECIPES = 10_000;

/** The most files of one archive that are read, beside pictures and others that are no recipes. */
export const MOST_ENTRIES = 5_000;

/** The most bytes of one recipe's file, with ids and settings, without pictures. */
export const LONGEST_ENTRY = 1_000_000;

/** The most bytes of one packed recipe with its pictures. */
export const LONGEST_PACKED = 25_000_000;

/** How many bytes are inflated at a time. They become at most a thousand times as many. */
export const CHUNK = 1_024;

/** How far pictures may inflate beyond what is packed: they are packed already. */
export const MOST_GROWTH = 10;

/** How much of a text shows whether its encoding is right, in characters. */
export const ENCODING_SAMPLE = 100_000;
