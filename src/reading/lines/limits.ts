/*
 * The bounds of what a visitor brings, as texts. Beyond one, the page says so with a sentence.
 */

/** The most bytes of recipes that a visitor brings at once, without pictures. */
export const MOST_BYTES = 25_000_000;

/** The most bytes of one recipe, as the page would keep it. */
export const LONGEST_RECIPE = 65_536;

/** The most characters of words that may become one recipe, with markup and blanks. */
export const MOST_WORDS = 4 * LONGEST_RECIPE;

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

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
