import { convertUnit } from '../reading';
import type { NeedAmount } from './Comparison';

/** Units that add up; sums are kept in the first. Pints of two countries differ. */
const SCALES = [
  ['gram', 'kilogram', 'milligram', 'ounce', 'pound'],
  ['milliliter', 'liter', 'cl', 'deciliter'],
  ['teaspoon', 'tablespoon', 'cup', 'quart'],
];

/** The same for units that add up. */
export function scaleOf(unit: string): string {
  const at = SCALES.findIndex((names) => names.includes(unit));
  return at < 0 ? unit : `scale ${at}`;
}

export const timesAmount = <One extends NeedAmount>(amount: One, factor: number): One =>
  factor === 1
    ? amount
    : { ...amount, value: amount.value * factor, to: amount.to && amount.to * factor };

const SIZED = /^([\d.]+) (\S+) (.+)$/;

/** "2 x 400 g tins" compare with tins, and with 800 g. */
export function readingsOf(amount: NeedAmount): readonly NeedAmount[] {
  const [, size, unit = '', pack = ''] = SIZED.exec(amount.unit) ?? [];
  return pack
    ? [amount, { ...amount, unit: pack }, timesAmount({ ...amount, unit }, Number(size))]
    : [amount];
}

/** In the smallest unit of its scale; null if an amount is unknown or of another kind. */
export function sumOf(amounts: readonly (NeedAmount | null)[]): NeedAmount | null {
  let sum: NeedAmount | null = null;
  for (const amount of amounts) {
    if (!amount || (sum && scaleOf(sum.unit) !== scaleOf(amount.unit))) return null;
    const [unit = amount.unit] = SCALES.find((names) => names.includes(amount.unit)) ?? [];
    const { value, to } = timesAmount(amount, convertUnit(1, amount.unit, unit) ?? 1);
    const before: NeedAmount = sum ?? { unit, value: 0, to: null };
    const isRange = before.to !== null || to !== null;
    sum = {
      unit,
      value: before.value + value,
      to: isRange ? (before.to ?? before.value) + (to ?? value) : null,
    };
  }
  return sum;
}
