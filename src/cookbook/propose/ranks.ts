import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Rank } from '../../needs/compare';

export type { Rank };

/** Whether enough is at hand to propose a recipe. */
export const isHalfThere = (rank: Rank | undefined) =>
  rank !== undefined && rank.have * 2 >= rank.need;

/** The largest share at hand, then what uses up more, then the longest not cooked. */
export function byRank(
  recipes: readonly SavedRecipe[],
  ranks: ReadonlyMap<string, Rank>,
): readonly SavedRecipe[] {
  const rows = recipes.map((recipe) => {
    const { have, need, usesUp } = ranks.get(recipe.id) ?? { have: -1, need: 1, usesUp: 0 };
    return {
      recipe,
      share: have / need,
      usesUp,
      cookedAt: Date.parse(lastCooked(recipe) ?? '') || 0,
    };
  });
  rows.sort(
    (one, other) =>
      other.share - one.share ||
      other.usesUp - one.usesUp ||
      one.cookedAt - other.cookedAt ||
      other.recipe.savedAt - one.recipe.savedAt,
  );
  return rows.map(({ recipe }) => recipe);
}

export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
