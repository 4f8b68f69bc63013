import type { Comparison } from '../../needs/Comparison';
import type { Need } from '../../needs/Need';
import type { Understood } from '../../reading/quantities/readIngredient';

/** What a recipe takes of one of the visitor's ingredients. */
export interface Taken {
  /** The ingredient, as the visitor wrote it. */
  entry: string;
  /** How much, as the page shows it: "2", "200 g + 1 tbsp"; empty if the recipe gives no amount. */
  amount: string;
}

/** Reads a line; null unless it is understood. */
export type ReadLine = (line: string, language: 'en') => Understood | null;

/**
 * What a recipe takes of a list. The caller gives the reader, because it comes with another part of the page.
 *
 * @param lineOf gives a line of the recipe as the page shows it, maybe for other servings
 */
export function takenFrom(
  { needs }: Comparison<Need>,
  lineOf: (index: number) => string,
  read: ReadLine,
): Taken[] {
  // In the order of the recipe.
  const taken = new Set(needs.flatMap(({ use }) => use?.entries ?? []));
  return [...taken].map(({ text }) => {
    const taking = needs.filter(({ use }) => use?.entries.some((entry) => entry.text === text));
    const lines = new Set(taking.map(({ need }) => need.index));
    const amounts = [...lines].map(lineOf).map((line) => amountIn(line, read(line, 'en')));
    return { entry: text, amount: amounts.filter(Boolean).join(' + ') };
  });
}

/** The entries of which a recipe takes all, if both say how much. */
export const usedUpBy = ({ needs }: Comparison<Need>): ReadonlySet<string> =>
  new Set(needs.flatMap(({ use }) => (use?.isWhole ? use.entries.map(({ text }) => text) : [])));

/** The amount of a line: what is in front of the food. */
function amountIn(line: string, read: Understood | null): string {
  if (read?.amount == null) return '';
  const end = line.indexOf(read.food);
  return (end > 0 ? line.slice(0, end) : line).replace(/\s+of\s*$/i, '').trim();
}
