import { type RecipeLine, type Searched, searchRecipe } from '../../src/foods/avoided/allergens';
import { readFoodLines } from '../../src/foods/text/lines';

export function findAllergens(lines: readonly RecipeLine[]): Searched['findings'] {
  return searchRecipe(readFoodLines(lines), false).findings;
}
