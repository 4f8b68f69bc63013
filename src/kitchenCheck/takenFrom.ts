import { readIngredient } from '../recipe/document/readIngredient';
import type { Use } from './findShortages';

/** What a recipe took of an ingredient of the visitor. */
export interface Taken {
  /** The ingredient, as the visitor wrote it. */
  entry: string;
  /** How much, as the page shows it: "2", "200 g, 1 tbsp"; empty if the recipe gives no amount. */
  amount: string;
  /** Whether the recipe took all that the visitor wrote down. */
  isWhole: boolean;
}

/**
 * What a recipe took of a list.
 *
 * @param uses the lines that ingredients of the visitor serve, by the kitchen check
 * @param lineOf gives a line of the recipe as the page shows it, maybe for other servings
 */
export function takenFrom(uses: readonly Use[], lineOf: (index: number) => string): Taken[] {
  const taken = new Map<string, Taken>();
  const keyOf = ({ entries }: Use) => entries.join('\n');
  for (const key of new Set(uses.map(keyOf))) {
    const entries = key.split('\n');
    const lines = uses.filter((use) => keyOf(use) === key).map(({ index }) => lineOf(index));
    const amount = [...new Set(lines.map(amountIn))].filter(Boolean).join(', ');
    const isWhole = isAllOf(entries, lines);
    for (const entry of entries) {
      const before = taken.get(entry);
      const amounts = [before?.amount, amount].filter(Boolean).join(', ');
      taken.set(entry, { entry, amount: amounts, isWhole: isWhole || before?.isWhole === true });
    }
  }
  return [...taken.values()];
}

/** The amount of a line: what is in front of the food. */
function amountIn(line: string): string {
  const read = readIngredient(line, 'en');
  if (read?.amount == null) return '';
  const end = line.indexOf(read.food);
  return (end > 0 ? line.slice(0, end) : line).replace(/\s+of\s*$/i, '').trim();
}

/** Whether the lines take as much as the entries have, if all name the same unit. */
function isAllOf(entries: readonly string[], lines: readonly string[]): boolean {
  const [have, need] = [entries, lines].map((texts) =>
    texts.map((text) => readIngredient(text, 'en')),
  );
  const all = [...(have ?? []), ...(need ?? [])];
  const unitOf = (read: (typeof all)[number]) => read?.unit?.toLowerCase() ?? null;
  if (all.some((read) => read?.amount == null || unitOf(read) !== unitOf(all[0] ?? null)))
    return false;
  const sumOf = (reads = all) => reads.reduce((sum, read) => sum + (read?.amount ?? 0), 0);
  return sumOf(need) >= sumOf(have);
}
