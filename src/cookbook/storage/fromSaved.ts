import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';

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
