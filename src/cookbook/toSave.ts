import type { RecipeToSave } from '../../machines/cookbookMachine';
import type { Recipe } from '../../machines/recipe';

/** What the cookbook saves of a recipe on the page. */
export function toSave({ text, cut, model, askedWith, leftovers, source }: Recipe): RecipeToSave {
  // What was found in a leftover is not saved, so its name has to say that nobody knows what is in it.
  const ingredients = askedWith.map((entry) =>
    leftovers?.some((leftover) => leftover.entry === entry) && !/leftover/i.test(entry)
      ? `leftover ${entry}`
      : entry,
  );
  return { recipe: text, cut, model, ingredients, ...(source && { source }) };
}
