import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { Avoidance } from '../../src/foods';
import { readText } from '../../src/reading';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { labelOf } from '../../src/recipe/allergens/createLabels';

/** What a row of the cookbook says of a recipe. */
export const labelFor = (
  { recipe, cut, ingredients, source }: Pick<SavedRecipe, 'recipe' | 'cut'> & Partial<SavedRecipe>,
  toAvoid: Avoidance,
) => labelOf(checkReading(readText(recipe), toAvoid, cut, ingredients, source).check);
