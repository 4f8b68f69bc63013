import { countsOf, type KeptNeeds, type Kitchen } from './Comparison';
import { compare } from './compare';

/** How much of a recipe is at hand, and how many of the entries to use up it takes. */
export interface Rank extends Pick<ReturnType<typeof countsOf>, 'have' | 'need'> {
  usesUp: number;
}

/** Null if the recipe needs nothing but what every kitchen has. */
export function rankOf(needs: KeptNeeds, kitchen: Kitchen, useUp: readonly string[]): Rank | null {
  const comparison = compare(needs, kitchen);
  const { have, need } = countsOf(comparison);
  if (need === 0) return null;
  const usesUp = useUp.filter((line) =>
    comparison.needs.some(({ use }) => use?.entries.some(({ of }) => of === line)),
  );
  return { have, need, usesUp: usesUp.length };
}
