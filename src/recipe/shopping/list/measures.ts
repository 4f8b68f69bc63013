import { pluralOf, stemOf } from '../../../foods/words';
import { kindOfUnit } from '../../../reading/quantities/units';

/** How much of a food a line asks for, if that is certain. */
export interface Counted {
  value: number;
  /** What is counted or measured: "gram", "clove", "400 gram can"; empty for whole foods. */
  unit: string;
  /** The unit as the line writes it, and the pack before it: "400 g". */
  written: string;
  pack: string;
}

/** Units with the same number of the next one everywhere. Pints and cups of two countries differ. */
const SCALES: readonly Record<string, number>[] = [
  { milligram: 0.001, gram: 1, kilogram: 1000 },
  { ounce: 1, pound: 16 },
  { milliliter: 1, cl: 10, deciliter: 100, liter: 1000 },
  { teaspoon: 1, tablespoon: 3, cup: 48 },
];

/** Names of one unit, the first of which counts. */
const NAMES = [
  'can tin',
  'package pack packet',
  'stick stalk rib',
  'slice rasher',
  'liter litre',
  'milliliter millilitre',
  'kilogram kilo',
  // One head of broccoli is one broccoli.
  ' head bulb',
  'loaf',
  'dozen',
].map((row) => row.split(' '));

/** Pieces of a food that a line may name behind it: "garlic cloves". */
const PIECES = new Set(
  'clove stick stalk rib rasher slice fillet leaf bulb head sprig bunch sheet'
    .split(' ')
    .map(stemOf),
);

export const CONTAINERS = new Set(
  'can package box jar bottle bag carton container sachet tub block pouch'.split(' '),
);

/** The name of a unit that counts. */
export function measureOf(id: string): string {
  const stem = stemOf(id.toLowerCase());
  return (
    NAMES.find((row) => row.some((name) => name !== '' && stemOf(name) === stem))?.[0] ??
    id.toLowerCase().replace(/s$/, '')
  );
}

export const pieceOf = (key: string): string | undefined =>
  PIECES.has(key) ? measureOf(key) : undefined;

/** What is the same for all units that can be added. */
export const scaleOf = (unit: string): string => {
  const at = SCALES.findIndex((scale) => unit in scale);
  return at < 0 ? unit : `scale ${at}`;
};

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** Writes a number as cooks do; null if it is no neat one. */
function writeNeatly(value: number): string | null {
  const whole = Math.floor(value + 0.001);
  const sign = FRACTIONS.find(([part]) => Math.abs(value - whole - part) < 0.002)?.[1];
  return sign === undefined || whole > 999 ? null : `${whole || (sign ? '' : 0)}${sign}`;
}

const writeDecimal = (value: number) =>
  String(Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)));

/** A sum as the list shows it. */
export interface Sum {
  /** In the smallest unit of its parts; the sum of other parts can be compared with it. */
  value: number;
  text: string;
  count: number;
}

/** Adds amounts with one scale. @param rounds whether nobody can buy a part of it */
export function sumOf(parts: readonly Counted[], rounds: boolean): Sum {
  const scale = SCALES.find((one) => (parts[0]?.unit ?? '') in one);
  const total = (size: number) =>
    parts.reduce((sum, { value, unit }) => sum + value * (scale?.[unit] ?? 1), 0) / size;
  if (!scale) {
    const value = rounds ? Math.ceil(total(1) - 0.001) : total(1);
    return {
      value,
      count: value,
      text: withUnit(writeNeatly(value) ?? writeDecimal(value), value, most(parts)),
    };
  }
  const units = [...new Set(parts.map(({ unit }) => unit))].sort(
    (one, other) => (scale[other] ?? 1) - (scale[one] ?? 1),
  );
  const isMetric = 'gram' in scale || 'milliliter' in scale;
  if (isMetric) return metric(total(1), 'gram' in scale, parts);
  const neat = units.find((unit) => writeNeatly(total(scale[unit] ?? 1)) !== null);
  const unit = neat ?? units.at(-1) ?? '';
  const value = total(scale[unit] ?? 1);
  const part = parts.find((one) => one.unit === unit) ?? parts[0];
  return {
    value: total(1),
    count: value,
    text: part ? withUnit(writeNeatly(value) ?? writeDecimal(value), value, part) : '',
  };
}

function metric(value: number, isMass: boolean, parts: readonly Counted[]): Sum {
  const [small, large] = isMass ? ['g', 'kg'] : ['ml', 'l'];
  const isLarge = value >= 1000;
  const [one] = parts;
  const isOwn = parts.length === 1 && one && !/^(?:gram|kilogram|milliliter|liter)$/.test(one.unit);
  if (isOwn)
    return {
      value,
      count: one.value,
      text: withUnit(writeNeatly(one.value) ?? writeDecimal(one.value), one.value, one),
    };
  const shown = isLarge
    ? `${Number((value / 1000).toFixed(3))} ${large}`
    : `${writeDecimal(value)} ${small}`;
  return { value, count: value, text: shown };
}

/** The part with the largest amount, whose words fit most sums. */
function most(parts: readonly Counted[]): Counted {
  return parts.reduce((best, one) => (one.value > best.value ? one : best), parts[0] as Counted);
}

function withUnit(amount: string, value: number, { unit, written, pack }: Counted): string {
  // "tbsp" and "oz" have no plural.
  const { measures, short } = kindOfUnit(unit.split(' ').at(-1) ?? '') ?? {
    measures: 'other',
    short: '',
  };
  const isShort = measures !== 'other' && (written.toLowerCase() === short || written.length < 3);
  const shown = written && !isShort ? inWords(written, value) : written;
  if (pack) return `${amount} x ${pack.replace(/-/g, ' ')} ${shown}`.trim();
  return `${amount} ${shown}`.trim();
}

function inWords(word: string, value: number): string {
  if (value <= 1 || /s$|\.$/.test(word)) return word;
  return pluralOf(word);
}
