import { pluralOf, stemOf } from '../../../foods/words';
import {
  type Grain,
  nearest,
  writeDecimal,
  writeFraction,
} from '../../../reading/quantities/fractions';
import type { Amount } from '../../../reading/quantities/readAmounts';
import { convertUnit, kindOfUnit } from '../../../reading/quantities/units';

/** How much of a food a line asks for, if that is certain. */
export interface Counted {
  value: number;
  /** What is counted or measured: "gram", "clove", "400 gram can"; empty for whole foods. */
  unit: string;
  /** The unit as the line writes it, its plural unless it is English, and the pack before it: "400 g". */
  written: string;
  many?: string;
  pack: string;
}

/** Units that can be added; sums are kept in the first. Pints of two countries differ. */
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
  'liter litre',
  'milliliter millilitre',
  'kilogram kilo',
  ' head bulb',
  'ear cob',
  'loaf',
].map((row) => row.split(' '));

/** Pieces of a food that a line may name behind it: "garlic cloves". */
const PIECES = new Set(
  'clove stick stalk rib rasher slice fillet leaf bulb head sprig bunch sheet cob'
    .split(' ')
    .map(stemOf),
);

export const CONTAINERS = new Set(
  'can package box jar bottle bag carton container sachet tub block pouch'.split(' '),
);

/** What may come between an amount and its food and is no unit of the lexer: "1 packet pasta". */
export const BUNDLES = new Set('head bunch bulb ear cob loaf nest log punnet'.split(' '));

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
  const at = SCALES.findIndex((names) => names.includes(unit));
  return at < 0 ? unit : `scale ${at}`;
};

/** The amount of a line that names two: "1 cup plus 2 tbsp"; null unless the two can be added. */
export function plusOf(line: string, one: Amount, other: Amount) {
  const between = line.slice(one.end, other.start);
  if (!one.unit || !other.unit || other.to !== null) return null;
  const isPounds = one.unit.id === 'pound' && other.unit.id === 'ounce';
  if (!/^\s*(?:\+|plus|and|&)\s*$/.test(between) && !(isPounds && /^[\s.,]*$/.test(between)))
    return null;
  if (scaleOf(one.unit.id) !== scaleOf(other.unit.id)) return null;
  const more = convertUnit(other.from, other.unit.id, one.unit.id) ?? 0;
  // "1 cup plus 2 tbsp" reads best in cups.
  if (isNeat(one.from + more, 'eighths')) return { value: one.from + more, unit: one.unit };
  const value = convertUnit(one.from, one.unit.id, other.unit.id) ?? 0;
  return { value: value + other.from, unit: other.unit };
}

/** Writes a number as cooks do. */
function write(value: number): string {
  return isNeat(value, 'eighths')
    ? writeFraction(nearest(value, 'eighths'))
    : writeDecimal(value, digitsOf(value), '.');
}

const digitsOf = (value: number) => (value < 10 ? 2 : value < 100 ? 1 : 0);

const isNeat = (value: number, grain: Grain) => Math.abs(nearest(value, grain) - value) < 0.002;

/** A sum as the list shows it. */
export interface Sum {
  /** In the smallest unit of its parts; the sum of other parts can be compared with it. */
  value: number;
  text: string;
  count: number;
}

/**
 * Adds amounts with one scale.
 *
 * @param rounds whether nobody can buy a part of it
 * @param shown those of the parts whose units the sum may take
 */
export function sumOf(
  parts: readonly [Counted, ...Counted[]],
  rounds: boolean,
  shown: readonly Counted[] = parts,
): Sum {
  const [first] = parts;
  const [base, ...others] = SCALES.find((names) => names.includes(first.unit)) ?? [first.unit];
  const totalIn = (to = '') =>
    parts.reduce((sum, { value, unit }) => sum + (convertUnit(value, unit, to) ?? value), 0);
  const total = totalIn(base);
  const value = rounds ? Math.ceil(total - 0.001) : total;
  const isImperial = parts.every(({ unit }) => /^(?:ounce|pound)$/.test(unit));
  if ((base === 'gram' && !isImperial) || base === 'milliliter') {
    // Deciliters stay deciliters, if no other line comes to them.
    if (parts.length > 1 || [base, others[0]].includes(first.unit)) {
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

function inWords(word: string, value: number, many = pluralOf(word)): string {
  return value <= 1 || /s$|\.$| piece$/.test(word) ? word : many;
}
