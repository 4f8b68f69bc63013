import { type RecipeLine, type Search, searchRecipe } from '../../src/foods/avoided/allergens';
import { readLines } from '../../src/foods/text/lines';

export function findAllergens(lines: readonly RecipeLine[]): Search['findings'] {
  return searchRecipe(readLines(lines), false).findings;
}
