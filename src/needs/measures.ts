import { stemOf } from '../foods/words';
import { convertUnit } from '../reading/quantities/units';
import type { NeedAmount } from './Comparison';

/** Units that add up; sums are kept in the first. Pints of two countries differ. */
const SCALES = [
  ['gram', 'kilogram', 'milligram', 'ounce', 'pound'],
  ['milliliter', 'liter', 'cl', 'deciliter'],
  ['teaspoon', 'tablespoon', 'cup', 'quart'],
];

/** Names of one unit, the first of which counts. */
const NAMES = [
  'can tin',
  'package pack packet',
  'stick stalk rib',
  'slice rasher strip',
  ' head bulb',
  'ear cob',
  'loaf',
].map((row) => row.split(' '));

/** Pieces of a food that a line may name after it: "garlic cloves". */
const PIECES = new Set(
  'clove stick stalk rib rasher slice fillet leaf bulb head sprig bunch sheet cob ear loaf nest log punnet'
    .split(' ')
    .map(stemOf),
);

/** Units of no known amount. */
export const VAGUE = new Set(
  'handful knob splash drizzle squeeze pinch dash piece drop scoop'.split(' ').map(stemOf),
);

/** The unit's name in `NAMES` that counts. */
export function measureOf(id: string): string {
  const stem = stemOf(id.toLowerCase());
  return (
    NAMES.find((row) => row.some((name) => name !== '' && stemOf(name) === stem))?.[0] ??
    id.toLowerCase().replace(/s$/, '')
  );
}

export const pieceOf = (key: string): string | undefined =>
  PIECES.has(key) ? measureOf(key) : undefined;

export const scaleOf = (unit: string): string => {
  const at = SCALES.findIndex((names) => names.includes(unit));
  return at < 0 ? unit : `scale ${at}`;
};

export const timesAmount = <One extends NeedAmount>(amount: One, factor: number): One =>
  factor === 1
    ? amount
    : { ...amount, value: amount.value * factor, to: amount.to && amount.to * factor };

export const isComparable = ({ unit: one }: NeedAmount, { unit: other }: NeedAmount): boolean =>
  scaleOf(one) === scaleOf(other);

const SIZED = /^([\d.]+) (\S+) (.+)$/;

/** "2 x 400 g tins" compare with tins, and with 800 g. */
export function readingsOf(amount: NeedAmount): readonly NeedAmount[] {
  const [, size, unit = '', pack = ''] = SIZED.exec(amount.unit) ?? [];
  return pack
    ? [amount, { ...amount, unit: pack }, timesAmount({ ...amount, unit }, Number(size))]
    : [amount];
}

/** In the smallest unit of its scale. */
function inBase({ value, to, unit }: NeedAmount): NeedAmount {
  const [base = unit] = SCALES.find((names) => names.includes(unit)) ?? [];
  const size = convertUnit(1, unit, base) ?? 1;
  return { value: value * size, to: to && to * size, unit: base };
}

/** In the smallest unit of its scale; null if an amount is unknown or of another kind. */
export function sumOf(amounts: readonly (NeedAmount | null)[]): NeedAmount | null {
  let sum: NeedAmount | null = null;
  for (const amount of amounts) {
    const one = amount && inBase(amount);
    if (!one || (sum && !isComparable(sum, one))) return null;
    const before: NeedAmount = sum ?? { ...one, value: 0, to: null };
    const isRange = before.to !== null || one.to !== null;
    const to = (before.to ?? before.value) + (one.to ?? one.value);
    sum = { unit: before.unit, value: before.value + one.value, to: isRange ? to : null };
  }
  return sum;
}
