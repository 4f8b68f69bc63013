import { parseRecipe } from './parseRecipe';

/**
 * A title begins and ends within so many UTF-16 units. Reading thirty long texts in full would take
 * seconds.
 */
const TITLE_WITHIN = 2_000;

/** Reads the title off the beginning of a recipe. @returns an empty text if it has none there */
export function titleOf(markdown: string): string {
  return parseRecipe(markdown.slice(0, TITLE_WITHIN)).title?.text ?? '';
}
