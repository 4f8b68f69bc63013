import type { Understood } from '../../reading/quantities/readIngredient';
import type { Use } from './findShortages';

/** What a recipe took of one of the visitor's ingredients. */
export interface Taken {
  /** The ingredient, as the visitor wrote it. */
  entry: string;
  /** How much, as the page shows it: "2", "200 g + 1 tbsp"; empty if the recipe gives no amount. */
  amount: string;
  /** Whether the recipe took all that the visitor wrote down. */
  isWhole: boolean;
}

/** Reads a line; null unless it is understood. */
export type ReadLine = (line: string, language: 'en') => Understood | null;

/**
 * What a recipe took of a list. The caller gives the reader, because it comes with another part of the page.
 *
 * @param uses the lines for which the visitor has an ingredient, from the kitchen check
 * @param lineOf gives a line of the recipe as the page shows it, maybe for other servings
 */
export function takenFrom(
  uses: readonly Use[],
  lineOf: (index: number) => string,
  read: ReadLine,
): Taken[] {
  const taken = new Map<string, Taken>();
  const keyOf = ({ entries }: Use) => entries.join('\n');
  for (const key of new Set(uses.map(keyOf))) {
    const entries = key.split('\n');
    const places = uses.filter((use) => keyOf(use) === key).map(({ index }) => index);
    const lines = [...new Set(places)].map(lineOf);
    const amount = lines
      .map((line) => amountIn(line, read(line, 'en')))
      .filter(Boolean)
      .join(' + ');
    const isWhole = isAllOf(
      entries.map((entry) => read(entry, 'en')),
      lines.map((line) => read(line, 'en')),
    );
    for (const entry of entries) {
      const before = taken.get(entry);
      const amounts = [before?.amount, amount].filter(Boolean).join(' + ');
      taken.set(entry, { entry, amount: amounts, isWhole: isWhole || before?.isWhole === true });
    }
  }
  return [...taken.values()];
}

/** The amount of a line: what is in front of the food. */
function amountIn(line: string, read: Understood | null): string {
  if (read?.amount == null) return '';
  const end = line.indexOf(read.food);
  return (end > 0 ? line.slice(0, end) : line).replace(/\s+of\s*$/i, '').trim();
}

type Amounts = readonly (Understood | null)[];

/** Whether lines take as much as entries have, if all name the same unit. */
function isAllOf(have: Amounts, need: Amounts): boolean {
  const all = [...have, ...need];
  const [unit, ...others] = all.map((read) => read?.unit?.toLowerCase());
  if (all.some((read) => read?.amount == null) || others.some((other) => other !== unit)) {
    return false;
  }
  const sumOf = (reads: Amounts) => reads.reduce((sum, read) => sum + (read?.amount ?? 0), 0);
  return sumOf(need) >= sumOf(have);
}
