import { type Findings, type RecipeLine, searchRecipe } from '../../src/foods/avoided/allergens';
import { readFoodLines } from '../../src/foods/text/lines';

export const findAllergens = (
  lines: readonly RecipeLine[],
  language: string | null = null,
): Findings => searchRecipe(readFoodLines(lines, undefined, language), false).findings;
