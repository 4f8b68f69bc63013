import { convertUnit, kindOfUnit } from '../reading';
import { scaleOf, sumOf } from './adding';
import type { NeedAmount, WrittenAmount } from './Comparison';
import { isWrittenMetric, LARGER, systemOf } from './units';
import { nearest, writeDecimal, writeFraction } from './writeNumber';

type Parts<One> = readonly [One, ...One[]];

/** "2", "200 g + 1 tbsp"; empty for no amounts. */
export const writeTotal = (amounts: readonly WrittenAmount[]): string =>
  [...groupAmounts(amounts).values()].map((parts) => writeSum(parts).text).join(' + ');

/** Puts together what can be added. The rest comes side by side, in the order of the amounts. */
function groupAmounts(all: readonly WrittenAmount[]): ReadonlyMap<string, Parts<WrittenAmount>> {
  const groups = new Map<string, Parts<WrittenAmount>>();
  for (const one of all) {
    const scale = scaleOf(one.unit);
    const before = groups.get(scale);
    groups.set(scale, before ? [...before, one] : [one]);
  }
  return groups;
}

/**
 * What amounts of one kind of unit add up to. `value` is in their smallest unit, so sums compare.
 * @param rounds a shop sells only whole ones
 * @param shown the amounts whose units the sum may take
 */
export function writeSum(
  parts: Parts<WrittenAmount>,
  rounds = false,
  shown: readonly WrittenAmount[] = parts,
): { value: number; text: string; count: number } {
  const [first] = parts;
  const sum = sumOf(parts) ?? first;
  const toBuy = (one: number) => (rounds ? Math.ceil(one - 0.001) : one);
  const value = toBuy(sum.value);
  const named = unitFor(parts, { ...sum, value }, shown);
  const most = sum.to === null ? value : toBuy(sum.to);
  const [count = 0, ...more] = [value, ...(most > value ? [most] : [])].map(
    (one) => convertUnit(one, sum.unit, named.unit) ?? one,
  );
  const numbers = [count, ...more].map((one) => write(one, named.unit));
  return { value, count, text: withUnit(numbers.join('-'), more[0] ?? count, named) };
}

/** Grams and millilitres, unless all are ounces, or one line has deciliters; otherwise the words of a part. */
function unitFor(
  parts: Parts<WrittenAmount>,
  { value, unit: base }: NeedAmount,
  shown: readonly WrittenAmount[],
): WrittenAmount {
  const [first] = parts;
  const isImperial = parts.every(({ unit }) => systemOf(unit) === 'us');
  if ((base === 'gram' && !isImperial) || base === 'milliliter') {
    if (parts.length === 1 && !isWrittenMetric(first.unit)) return first;
    const unit = (value >= 1000 && LARGER[base]) || base;
    const written = kindOfUnit(unit)?.short ?? unit;
    return { ...first, unit, written, many: written };
  }
  const amountIn = (unit: string) => convertUnit(value, base, unit) ?? value;
  // One head of broccoli is one broccoli.
  const bare = parts.find(({ unit, written }) => unit + written === '');
  // The words of the largest part fit most sums.
  const ranked = shown.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || other.value - one.value,
  );
  return bare ?? ranked.find(({ unit }) => isNeat(amountIn(unit), unit)) ?? ranked.at(-1) ?? first;
}

const sizeOf = ({ unit }: NeedAmount) => kindOfUnit(unit)?.size ?? 0;

const isNear = (value: number, other: number) => Math.abs(value - other) < 0.002;

/** "1⅝ cups", but "6 tbsp". */
const isNeat = (value: number, unit: string) =>
  isNear(nearest(value, unit === 'cup' && value >= 1 ? 'eighths' : 'quarters'), value);

function write(value: number, unit: string): string {
  const neat = nearest(value, 'eighths');
  if (!isWrittenMetric(unit) && isNear(neat, value)) return writeFraction(neat);
  const isLarge = Object.values(LARGER).includes(unit);
  const digits = isLarge ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return writeDecimal(value, digits, '.');
}

function withUnit(amount: string, value: number, { unit, written, many, pack }: WrittenAmount) {
  // "tbsp" and "oz" have no plural.
  const { measures = 'other', short = '' } = kindOfUnit(unit.split(' ').at(-1) ?? '') ?? {};
  const isShort = measures !== 'other' && (written.toLowerCase() === short || written.length < 3);
  const isSame = isShort || value <= 1 || /\.$| piece$/.test(written);
  const words = written && !isSame ? many : written;
  return `${amount} ${pack ? `x ${pack.replace(/(?<=\d)-(?=\p{L})/gu, ' ')} ` : ''}${words}`.trim();
}
