import type { RecipeToSave, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';

export const fromSaved = ({
  recipe: text,
  cut,
  model,
  ingredients: askedWith,
  source,
  byHand,
  pasted,
}: SavedRecipe): Recipe => ({
  text,
  cut,
  model,
  origin: 'cookbook',
  source,
  byHand,
  askedWith,
  ...(pasted && { pasted }),
});

/** `servings`: for how many the page shows it; null for the recipe's own. */
export function toSave(given: Recipe, servings: number | null = null): RecipeToSave {
  const { text, cut, model, askedWith: ingredients, source, byHand, pasted } = given;
  const about = { ...(source && { source }), ...(byHand && { byHand }), ...(pasted && { pasted }) };
  return { recipe: text, cut, model, ingredients, ...about, ...(servings && { servings }) };
}

/** For how many a dinner is; undefined for the recipe's own servings. */
export const servingsOfDinner = ({ planned, servings }: SavedRecipe): number | undefined =>
  planned?.servings ?? servings;

/** 4 for "4 servings"; undefined if the recipe does not say. */
export function writtenServings({ title }: SavedRecipe): number | undefined {
  const from = Number(/^\d+/.exec(title?.servings ?? '')?.[0]);
  return from > 0 ? from : undefined;
}
