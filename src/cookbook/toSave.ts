import type { RecipeToSave } from '../../machines/cookbookMachine';
import type { Recipe } from '../../machines/recipe';

/** What the cookbook saves of a recipe on the page. */
export function toSave({ text, cut, model, askedWith, source }: Recipe): RecipeToSave {
  return { recipe: text, cut, model, ingredients: askedWith, ...(source && { source }) };
}
