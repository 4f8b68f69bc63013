import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';

/** A saved recipe as the page shows it. */
export const fromSaved = ({
  recipe: text,
  cut,
  model,
  ingredients: askedWith,
  source,
  byHand,
}: SavedRecipe): Recipe => ({
  text,
  cut,
  model,
  origin: 'cookbook',
  source,
  byHand,
  askedWith,
});
