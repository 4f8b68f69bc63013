import type { NeedAmount } from './Comparison';
import { countIn, sumUnitOf } from './units';

/** Browsers keep these places: what a visitor has ticked on a shopping list has them in its name. */
const SUM_UNITS = ['gram', 'milliliter', 'teaspoon'];

/** The same for units that add up. */
export function scaleOf(unit: string): string {
  const sum = sumUnitOf(unit);
  return sum === undefined ? unit : `scale ${SUM_UNITS.indexOf(sum)}`;
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
    const unit = sumUnitOf(amount.unit) ?? amount.unit;
    const { value, to } = timesAmount(amount, countIn(amount.unit, unit));
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
