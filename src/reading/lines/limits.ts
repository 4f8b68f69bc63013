/* The bounds of texts that a visitor brings. Beyond one, the page says so with a sentence. `machines/cookbook` has those
   that the cookbook shares. */

/** Of one recipe, as the page would keep it, in bytes. */
export const LONGEST_RECIPE = 65_536;

/** As deep as browsers nest elements. The parser looks through all open ones. */
export const DEEPEST_HTML = 512;

/** Ten times a long page's. The parser takes about a microsecond for each tag. */
export const MOST_TAGS = 200_000;

export const DEEPEST_JSON = 40;

/** Items, fields and brackets: more than 25 MB of recipes from Mealie have. */
export const MOST_PARTS = 3_000_000;

/** In how many values of JSON to look for recipes. The page does not look inside of a recipe. */
export const MOST_SEARCHED = 100_000;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
