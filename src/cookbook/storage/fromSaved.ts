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

export function toSave(given: Recipe): RecipeToSave {
  const { text, cut, model, askedWith, leftovers, source, byHand, pasted } = given;
  // The cookbook stores no findings: a leftover's name has to say that it may contain anything.
  const ingredients = askedWith.map((entry) =>
    leftovers?.some((leftover) => leftover.entry === entry) && !/leftover/i.test(entry)
      ? `leftover ${entry}`
      : entry,
  );
  const about = { ...(source && { source }), ...(byHand && { byHand }), ...(pasted && { pasted }) };
  return { recipe: text, cut, model, ingredients, ...about };
}
