import type { NeedAmount } from '../../../needs/Comparison';
import { sumOf } from '../../../needs/measures';
import {
  type Grain,
  nearest,
  writeDecimal,
  writeFraction,
} from '../../../reading/quantities/numbers';
import { convertUnit, kindOfUnit } from '../../../reading/quantities/units';

export interface Counted extends NeedAmount {
  /** As the line writes the unit, and its plural. */
  written: string;
  many: string;
  /** A pack's size, before the unit: "400 g". */
  pack: string;
}

function write(value: number): string {
  return isNeat(value, 'eighths')
    ? writeFraction(nearest(value, 'eighths'))
    : writeDecimal(value, digitsOf(value), '.');
}

const digitsOf = (value: number) => (value < 10 ? 2 : value < 100 ? 1 : 0);

const isNeat = (value: number, grain: Grain) => Math.abs(nearest(value, grain) - value) < 0.002;

/**
 * `rounds`: a shop sells only whole ones. `shown`: the parts whose units the sum may take. The value
 * is in the smallest unit of the parts, so sums of other parts compare.
 */
export function writeSum(
  parts: readonly [Counted, ...Counted[]],
  rounds: boolean,
  shown: readonly Counted[] = parts,
): { value: number; text: string; count: number } {
  const [first] = parts;
  const { value: total, unit: base } = sumOf(parts) ?? first;
  const totalIn = (unit: string) => convertUnit(total, base, unit) ?? total;
  const value = rounds ? Math.ceil(total - 0.001) : total;
  const isImperial = parts.every(({ unit }) => /^(?:ounce|pound)$/.test(unit));
  if ((base === 'gram' && !isImperial) || base === 'milliliter') {
    // Deciliters stay, if no other line joins them.
    if (parts.length > 1 || /^(?:gram|kilogram|milliliter|liter)$/.test(first.unit)) {
      const isLarge = value >= 1000;
      const [short, long] = base === 'gram' ? ['g', 'kg'] : ['ml', 'l'];
      const text = isLarge
        ? `${writeDecimal(value / 1000, 3, '.')} ${long}`
        : `${writeDecimal(value, digitsOf(value), '.')} ${short}`;
      return { value, count: value, text };
    }
    return { value, count: first.value, text: withUnit(first.value, first) };
  }
  // The words of the largest part fit most sums.
  const ranked = shown.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || other.value - one.value,
  );
  // One head of broccoli is one broccoli.
  const bare = parts.find(({ unit, written }) => unit + written === '');
  const named =
    bare ??
    ranked.find(({ unit }) => isNeat(totalIn(unit), grainOf(unit, totalIn(unit)))) ??
    ranked.at(-1) ??
    first;
  const count = rounds ? value : totalIn(named.unit);
  return { value, count, text: withUnit(count, named) };
}

/** "1⅝ cups", but "6 tbsp". */
const grainOf = (unit: string, value: number): Grain =>
  unit === 'cup' && value >= 1 ? 'eighths' : 'quarters';

const sizeOf = ({ unit }: Counted) => kindOfUnit(unit)?.size ?? 0;

function withUnit(value: number, { unit, written, many, pack }: Counted): string {
  const amount = write(value);
  // "tbsp" and "oz" have no plural.
  const { measures, short } = kindOfUnit(unit.split(' ').at(-1) ?? '') ?? {
    measures: 'other',
    short: '',
  };
  const isShort = measures !== 'other' && (written.toLowerCase() === short || written.length < 3);
  const shown = written && !isShort ? inWords(written, value, many) : written;
  if (pack) return `${amount} x ${pack.replace(/-/g, ' ')} ${shown}`.trim();
  return `${amount} ${shown}`.trim();
}

function inWords(word: string, value: number, many: string): string {
  return value <= 1 || /s$|\.$| piece$/.test(word) ? word : many;
}
