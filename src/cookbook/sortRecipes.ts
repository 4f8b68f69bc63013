import type { SavedRecipe } from '../../machines/cookbookMachine';
import { lastCooked } from './cookLog';
import type { cookbookMessages } from './messages';
import { shownTitle } from './storage/shownTitle';

/** By the day of saving, by name, or by the last cooking. */
export type Order = keyof typeof cookbookMessages.orders;

const names = new Intl.Collator(undefined, { numeric: true });

/** Sorts recipes. The newest, the first in the alphabet or the last cooked comes first. */
export function sortRecipes(recipes: readonly SavedRecipe[], order: Order): readonly SavedRecipe[] {
  const rows = recipes.map((recipe) => ({
    recipe,
    name: order === 'name' ? shownTitle(recipe) : '',
    time: order === 'cooked' ? Date.parse(lastCooked(recipe) ?? '') || Number.NEGATIVE_INFINITY : 0,
  }));
  rows.sort(
    (one, other) =>
      names.compare(one.name, other.name) ||
      Number(other.time > one.time) - Number(other.time < one.time) ||
      other.recipe.savedAt - one.recipe.savedAt,
  );
  return rows.map(({ recipe }) => recipe);
}
