import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { lastCooked } from '../../machines/cookbook/cookLog';
import type { cookbookMessages } from './messages';
import { byRank, type Rank } from './propose/ranks';
import { shownTitle } from './storage/shownTitle';

/** By the day of saving, by name, by the last cooking, or by what is at hand. */
export type CookbookOrder = keyof typeof cookbookMessages.orders;

const names = new Intl.Collator(undefined, { numeric: true });

export function sortRecipes(
  recipes: readonly SavedRecipe[],
  order: CookbookOrder,
  ranks: ReadonlyMap<string, Rank> = new Map(),
): readonly SavedRecipe[] {
  if (order === 'have') return byRank(recipes, ranks);
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
