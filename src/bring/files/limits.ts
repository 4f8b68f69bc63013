/** The most bytes of recipes that a visitor brings at once, without pictures. */
export const MOST_BYTES = 25_000_000;

/** The most recipes at once. */
export const MOST_RECIPES = 10_000;

/** The most bytes of one recipe's file, with ids and settings, without pictures. */
export const LONGEST_ENTRY = 1_000_000;

/** The most bytes of one packed recipe with its pictures. */
export const LONGEST_PACKED = 25_000_000;

/** How many bytes are inflated at a time. They become at most a thousand times as many. */
export const CHUNK = 4_096;

/** How far pictures may inflate beyond what is packed: they are packed already. */
export const MOST_GROWTH = 10;
