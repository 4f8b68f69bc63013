import type { RecipeToSave } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';

/** Makes the recipe on the page ready to save. */
export function toSave({ text, cut, model, askedWith, leftovers, source }: Recipe): RecipeToSave {
  // The cookbook does not store what the check found in a leftover, so its name has to say that it may contain anything.
  const ingredients = askedWith.map((entry) =>
    leftovers?.some((leftover) => leftover.entry === entry) && !/leftover/i.test(entry)
      ? `leftover ${entry}`
      : entry,
  );
  return { recipe: text, cut, model, ingredients, ...(source && { source }) };
}
