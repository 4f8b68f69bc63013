import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { limitMarks } from '../../machines/kitchen/ingredientList';
import type * as restWords from '../words/en/rest';

import { byRank, lastCooked, type Rank } from './propose/ranks';
import { shownTitle } from './storage/shownTitle';

export type CookbookOrder = keyof typeof restWords.cookbook.orders;

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

/** Letters that Unicode does not decompose, and what people type instead. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

/** Makes spellings the same that differ only in case or accents. */
function fold(text: string): string {
  return limitMarks(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[łøđıæœþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Matches each word of a query in the text, name or note: a dish may lack what its cook had. */
export function searchRecipes(recipes: readonly SavedRecipe[]) {
  let texts: string[] | undefined;

  return (query: string): readonly SavedRecipe[] => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return recipes;
    texts ??= recipes.map(({ name, note, recipe }) => fold([name, note, recipe].join('\n')));
    return recipes.filter((_, index) => words.every((word) => texts?.[index]?.includes(word)));
  };
}
