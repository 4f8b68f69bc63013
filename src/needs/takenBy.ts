import { pluralOf } from '../foods/words';
import { nearest, writeDecimal, writeFraction } from '../reading/quantities/numbers';
import type { Compared, Comparison, Need } from './Comparison';

export interface Taken {
  /** As the visitor wrote it. */
  entry: string;
  /** At the chosen servings: "2", "200 g + 1 tbsp"; empty if the page cannot tell. */
  amount: string;
  /** Whether the recipe surely takes all of it. */
  isWhole: boolean;
}

/** Lists also what the recipe perhaps takes, in the order of the recipe. */
export function takenBy({ needs, entries }: Comparison<Need>): Taken[] {
  const taken = new Set(needs.flatMap((one) => one.entries).filter((one) => entries.includes(one)));
  return [...taken].map((entry) => {
    const taking = needs.filter((one) => one.entries.includes(entry));
    return {
      entry: entry.text,
      amount: amountOf(taking),
      isWhole: taking.some(({ use }) => use?.isWhole),
    };
  });
}

function amountOf(needs: readonly Compared<Need>[]): string {
  const sums = new Map<string, { need: Need; from: number; to: number }>();
  const [first] = needs;
  const joined = first?.use?.need;
  // Yolks and whites come from the same eggs.
  const isJoined = needs.every(
    (one) => one.use === first?.use && one.amount?.unit === joined?.unit && !one.need.isOptional,
  );
  const all = first && joined && isJoined ? [{ ...first, amount: joined }] : needs;
  for (const { need, amount } of all) {
    if (!amount) continue;
    const { from, to } = sums.get(amount.unit) ?? { from: 0, to: 0 };
    const { value, unit } = amount;
    sums.set(unit, { need, from: from + value, to: to + (amount.to ?? value) });
  }
  return [...sums]
    .map(([unit, { need, from, to }]) => {
      const number = from < to ? `${write(from)}-${write(to)}` : write(to);
      return `${number} ${inWords(need, unit, to)}`.trim();
    })
    .join(' + ');
}

function write(value: number): string {
  const neat = nearest(value, 'eighths');
  if (Math.abs(neat - value) < 0.01) return writeFraction(neat);
  return writeDecimal(value, value < 10 ? 1 : 0, '.');
}

/** Takes the line's words, unless the number changes them: "2 cups" for a cup. */
function inWords({ amount, unitWords }: Need, unit: string, value: number): string {
  const own = amount?.to ?? amount?.value ?? 0;
  const isEnglish = unit !== '' && unitWords.toLowerCase().startsWith(unit);
  if (!isEnglish || value > 1 === own > 1) return unitWords;
  return value > 1 ? pluralOf(unit) : unit;
}
