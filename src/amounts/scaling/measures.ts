import { convertUnit, kindOfUnit } from '../../reading';
import type { NeedAmount, WrittenAmount } from '../Comparison';
import { countIn, LARGER, type System, systemOf } from '../units';
import type { GramsOf } from '../weights/dryFood';
import { errorOf, type Grain, nearest, writeDecimal, writeFraction } from '../writeNumber';

export interface Written {
  numbers: readonly string[];
  unit: string;
  last: number;
  isAbout: boolean;
}

/** How far a number may be off, as a share, and still count as exact. */
const NEAR = 0.015;
const FARTHEST = 0.1;
/** How far a converted number may be off, as a share. */
const MOST_ROUNDED = 0.02;
/** How far a decimal number may be off, as a share. */
const FAR = 0.06;

/** The unit has to have a size. With `keepsUnit`, 3 teaspoons do not become a tablespoon. */
export function writeMeasure(
  values: readonly number[],
  unit: string,
  separator: '.' | ',',
  keepsUnit: boolean,
): Written {
  if (systemOf(unit) === 'metric') return writeMetric(values, unit, separator);
  return writeSpoons(values, unit, false, keepsUnit);
}

export function convert(
  values: readonly number[],
  unit: string,
  to: System,
  separator: '.' | ',',
): Written | null {
  const inUnit = (target: string) => values.map((value) => convertUnit(value, unit, target));
  const base = to === 'us' ? ['ounce', 'milliliter'] : ['gram', 'milliliter'];
  const found = base
    .map((target) => ({ target, values: inUnit(target) }))
    .find((one): one is { target: string; values: number[] } => !one.values.includes(null));
  if (!found) return null;
  if (to === 'metric') {
    // Cooks count 240 ml for a cup, and 480 ml for two.
    const round = (exact: number, at: number) => {
      const shown = roundUp(unit === 'cup' ? (values[at] ?? 0) * 240 : exact);
      return errorOf(exact, shown) <= MOST_ROUNDED ? shown : roundUp(exact);
    };
    return writeMetric(found.values.map(round), found.target, separator);
  }
  if (found.target === 'ounce') return writeOunces(found.values);
  const most = Math.max(...found.values);
  const spoon = most < 14 ? 'teaspoon' : most < 58 ? 'tablespoon' : 'cup';
  return writeSpoons(
    found.values.map((value) => convertUnit(value, found.target, spoon) ?? value),
    spoon,
    true,
  );
}

/** By what a cup or stick of a food usually weighs. */
export const writeGrams = (
  values: readonly number[],
  weight: number,
  separator: '.' | ',',
): Written => ({
  ...writeMetric(
    values.map((value) => roundUp(value * weight)),
    'gram',
    separator,
  ),
  isAbout: true,
});

/** As a recipe shows it. Spoons and pieces stay as they are, except of a dry food. */
export function inUnits(
  amount: WrittenAmount,
  units: 'original' | System,
  grams: GramsOf = () => null,
): WrittenAmount {
  const weight = units === 'metric' ? grams(amount.unit) : null;
  if (weight === 'kept') return amount;
  if (weight) {
    const weigh = (value: number) => roundUp(value * weight);
    const { value, to } = amount;
    return {
      ...amount,
      value: weigh(value),
      to: to === null ? null : weigh(to),
      ...{ unit: 'gram', written: 'g', many: 'g', pack: '' },
    };
  }
  const system = systemOf(amount.unit);
  if (units === 'original' || !system || system === units) return amount;
  const [low, high] = [amount.value, amount.to].map(
    (value) => value && convert([value], amount.unit, units, '.'),
  );
  if (!low || (high && high.unit !== low.unit)) return amount;
  const written = kindOfUnit(low.unit)?.short ?? low.unit;
  const to = high ? high.last : null;
  return { ...amount, value: low.last, to, unit: low.unit, written, many: written };
}

/** "1.5 kg", "2 tins" in the words of `own`; a piece has only its number. */
export function writeAmount(
  { value, unit }: NeedAmount,
  units: 'original' | System,
  own?: WrittenAmount | null,
): string {
  const system = kindOfUnit(unit)?.size ? systemOf(unit) : undefined;
  if (system === undefined) {
    const name = unit !== '' && own?.unit === unit ? (value > 1 ? own.many : own.written) : unit;
    return `${writeFraction(nearest(value, 'quarters'))} ${name}`.trim();
  }
  const isOther = units !== 'original' && system !== null && system !== units;
  const shown = isOther ? convert([value], unit, units, '.') : null;
  const { numbers, unit: id } = shown ?? writeMeasure([value], unit, '.', false);
  return `${numbers[0] ?? value} ${kindOfUnit(id)?.short ?? id}`;
}

/** The page says "about" of it: 480 for 483. */
export const roundAbout = (amount: NeedAmount): NeedAmount => {
  const step = amount.value < 50 ? 5 : 10;
  return { ...amount, value: Math.max(1, Math.round(amount.value / step)) * step };
};

/** The roundest number that hardly differs: 450 for 453.6. */
function roundUp(value: number): number {
  if (isMultiple(value, 10)) return Math.round(value);
  const step = [50, 25, 10, 5, 1, 0.5].find(
    (one) => errorOf(value, Math.round(value / one) * one) <= NEAR,
  );
  return step ? Math.round(value / step) * step : value;
}

const SMALLER = Object.fromEntries(
  Object.entries(LARGER).map(([unit, larger]) => [larger, unit] as const),
);

function writeMetric(values: readonly number[], unit: string, separator: '.' | ','): Written {
  const rounded = values.map((value) => Number(value.toPrecision(6)));
  const least = Math.min(...rounded);
  const smaller = SMALLER[unit];
  const other = least >= 1_000 ? LARGER[unit] : Math.max(...rounded) < 1 && smaller;
  if (other) {
    const inOther = rounded.map((value) => (other === smaller ? value * 1_000 : value / 1_000));
    return writeMetric(inOther, other, separator);
  }
  const digits = (value: number) => {
    const fewest = smaller ? 2 : value >= 20 ? 0 : 1;
    const isNear = (count: number) => errorOf(value, Number(value.toFixed(count))) <= MOST_ROUNDED;
    return [0, 1, 2].find((count) => count >= fewest && isNear(count)) ?? 3;
  };
  return writeDecimals(rounded, unit, digits, separator, MOST_ROUNDED);
}

function writeOunces(values: readonly number[]): Written {
  const pounds = values.map((value) => value / countIn('pound', 'ounce'));
  const isPounds = pounds.every((value) => errorOf(value, nearest(value, 'quarters')) <= 0.012);
  if (Math.min(...pounds) >= 1 && Math.max(...pounds) < 2 && isPounds) {
    return writeWith(pounds, 'pound', 'quarters');
  }
  if (Math.min(...pounds) >= 2) return writeDecimals(pounds, 'pound', () => 1, '.');
  const halves = values.map(
    (value) => Math.round(value * (value < 8 ? 4 : 2)) / (value < 8 ? 4 : 2),
  );
  const error = Math.max(...values.map((value, at) => errorOf(value, halves[at] ?? 0)));
  // Kitchen scales show tenths.
  if (error > 0.06) {
    return writeDecimals(values, 'ounce', () => (Math.min(...values) < 0.5 ? 2 : 1), '.');
  }
  const last = halves.at(-1) ?? 0;
  return { numbers: halves.map(writeFraction), unit: 'ounce', last, isAbout: error > 0.03 };
}

/** `numbers` is empty if rounding would take one too far off: 0.1 g as 0 oz. */
function writeDecimals(
  values: readonly number[],
  unit: string,
  digits: (value: number) => number,
  separator: '.' | ',',
  far = FAR,
): Written {
  const isFar = values.some((value) => errorOf(value, Number(value.toFixed(digits(value)))) > far);
  const numbers = values.map((value) => writeDecimal(value, digits(value), separator));
  return { numbers: isFar ? [] : numbers, unit, last: values.at(-1) ?? 0, isAbout: false };
}

const isNear = (value: number, grain: Grain) => errorOf(value, nearest(value, grain)) <= NEAR;

/** The next smaller unit, and how many of it a cook would still count. */
const PARTS: Record<string, { unit: string; grain: Grain; most: number }> = {
  gallon: { unit: 'quart', grain: 'quarters', most: 8 },
  quart: { unit: 'cup', grain: 'quarters', most: 8 },
  pound: { unit: 'ounce', grain: 'halves', most: 15.5 },
  cup: { unit: 'tablespoon', grain: 'quarters', most: 8 },
  tablespoon: { unit: 'teaspoon', grain: 'quarters', most: 8 },
};

/** The next larger unit: cooks use it from this number on, for multiples of the step. */
const WHOLES: Record<string, { unit: string; from: number; step: number }> = {
  teaspoon: { unit: 'tablespoon', from: 3, step: 1.5 },
  tablespoon: { unit: 'cup', from: 8, step: 4 },
  ounce: { unit: 'pound', from: 16, step: 4 },
};

function writeSpoons(
  values: readonly number[],
  unit: string,
  isConverted = false,
  keepsUnit = false,
): Written {
  const whole = keepsUnit ? undefined : WHOLES[unit];
  const isWhole = (value: number) =>
    whole !== undefined && value >= whole.from - 0.001 && isMultiple(value, whole.step);
  if (whole && values.every(isWhole)) {
    return writeSpoons(
      values.map((value) => value / countIn(whole.unit, unit)),
      whole.unit,
    );
  }
  // A British pint is not two cups, so pints stay pints.
  const grain = unit === 'teaspoon' || unit === 'pint' ? 'eighths' : 'quarters';
  const isCounted = (value: number) =>
    isNear(value, unit === 'tablespoon' && value < 1 ? 'halves' : grain);
  const isRound = values.every((value) => errorOf(value, nearest(value, grain)) <= 0.06);
  if (values.every(isCounted) || (isConverted && unit === 'cup' && isRound)) {
    return writeWith(values, unit, grain);
  }
  const part = PARTS[unit];
  if (part) {
    const smaller = values.map((value) => value * countIn(unit, part.unit));
    const fits = smaller.every((value) => value <= part.most + 0.01 && isNear(value, part.grain));
    if (fits || smaller.every((value) => value < 4)) return writeSpoons(smaller, part.unit);
  }
  // Half of 1/8 teaspoon: the smallest spoon of a set.
  const sixteenths = values.map((value) => Math.round(value * 16));
  if (unit === 'teaspoon' && values.every((value) => value < 0.25 && isMultiple(value, 1 / 16))) {
    const numbers = sixteenths.map((count) =>
      count % 2 ? `${count}/16` : writeFraction(count / 16),
    );
    return { numbers, unit, last: values.at(-1) ?? 0, isAbout: false };
  }
  return writeWith(values, unit, unit === 'cup' ? 'eighths' : grain);
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 0.01;
}

/** Rounds to the grain. `isAbout` if one is off; `numbers` is empty if one is too far off. */
function writeWith(values: readonly number[], unit: string, grain: Grain): Written {
  const shown = values.map((value) => nearest(value, grain));
  const error = Math.max(...values.map((value, at) => errorOf(value, shown[at] ?? 0)));
  const numbers = error > FARTHEST ? [] : shown.map(writeFraction);
  return { numbers, unit, last: shown.at(-1) ?? 0, isAbout: error > 0.03 };
}
