/*
 * The bounds of what a visitor brings. The page refuses what exceeds one, with a sentence (`bring/messages.ts`).
 * Those of a recipe's text are in `recipe/document/limits.ts`. docs/document.md lists all of them.
 */

/** The most bytes of recipes that a visitor brings at once, without pictures. */
export const MOST_BYTES = 25_000_000;

/** The most recipes at once. */
export const MOST_RECIPES = 10_000;

/** The most bytes of one recipe, as the page would keep it. */
export const LONGEST_RECIPE = 65_536;

/** The most characters of words that may become one recipe, with markup and blanks. */
export const MOST_WORDS = 4 * LONGEST_RECIPE;

/** The most bytes of one recipe's file, with ids and settings, without pictures. */
export const LONGEST_ENTRY = 1_000_000;

/** The most bytes of one packed recipe with its pictures. */
export const LONGEST_PACKED = 25_000_000;

/** How many bytes are inflated at a time. They become at most a thousand times as many. */
export const CHUNK = 1_024;

/** How far pictures may inflate beyond what is packed: they are packed already. */
export const MOST_GROWTH = 10;

/** The deepest nesting of elements: as deep as browsers nest them. The parser looks through all open ones. */
export const DEEPEST_HTML = 512;

/** The most tags of a page: ten times those of a long one. The parser takes about a microsecond for each. */
export const MOST_TAGS = 200_000;

/** The deepest nesting of JSON. */
export const DEEPEST_JSON = 40;

/** The most items, fields and brackets of JSON: more than 25 MB of recipes from Mealie have. */
export const MOST_PARTS = 3_000_000;

/** In how many values of JSON to look for recipes. The page does not look inside of a recipe. */
export const MOST_SEARCHED = 100_000;

/** How much of a text shows whether its encoding is right, in characters. */
export const ENCODING_SAMPLE = 100_000;

/** How long the page reads before it lets the browser do other work, in ms. */
export const LONGEST_TASK = 50;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
