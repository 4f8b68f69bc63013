import { scaleOf } from './adding';
import type { Compared, Comparison, Need } from './Comparison';
import { groupAmounts, writeSum } from './writeSum';

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
  const [first] = needs;
  const joined = first?.use?.need;
  // Yolks and whites come from the same eggs.
  const isJoined = needs.every(
    (one) => one.use === first?.use && one.amount?.unit === joined?.unit && !one.need.isOptional,
  );
  const amounts =
    first?.amount && joined && isJoined
      ? [{ ...first.amount, ...joined }]
      : needs.flatMap(({ amount }) => amount ?? []);
  return [...groupAmounts(amounts, ({ unit }) => scaleOf(unit)).values()]
    .map((parts) => writeSum(parts).text)
    .join(' + ');
}
