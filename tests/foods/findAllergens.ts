import { type RecipeLine, type Search, searchRecipe } from '../../src/foods/avoided/allergens';
import { readLines } from '../../src/foods/text/lines';

/** Finds what the lines of a recipe contain, as the check of a recipe does. */
export function findAllergens(lines: readonly RecipeLine[]): Search['findings'] {
  return searchRecipe(readLines(lines), false).findings;
}
