import { parseRecipe } from './parseRecipe';

/** Where a title is, in UTF-16 units from the start. Reading thirty long texts in full takes seconds. */
const TITLE_WITHIN = 2_000;

/** Reads the title off the beginning of a recipe. @returns an empty text if it has none there */
export function titleOf(markdown: string): string {
  return parseRecipe(markdown.slice(0, TITLE_WITHIN)).title?.text ?? '';
}
