import { describe, expect, it } from 'vitest';
import { convertUnit } from '../../../src/reading/quantities/units';
import {
  convert,
  type System,
  systemOf,
  type Written,
  writeMeasure,
} from '../../../src/recipe/amounts/measures';

const UNITS =
  'gram kilogram milliliter liter deciliter teaspoon tablespoon cup ounce pound pint quart'.split(
    ' ',
  );
const VALUES = [
  0.1, 0.25, 0.3, 0.5, 1, 1.4, 2, 3.3, 4, 5, 7, 9, 11, 16, 24, 60, 115, 284, 700, 1500,
];
/** What the page says "about" may be farther off. */
const MOST = { exact: 0.061, about: 0.1001 };

const SIGNS: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};

function amountOf(number: string): number {
  const sign = SIGNS[number.slice(-1)] ?? 0;
  return Number(sign ? number.slice(0, -1) || 0 : number) + sign;
}

/** How far a written amount is off, as a share; 0 if the page leaves the line. */
function errorOf(value: number, unit: string, written: Written): number {
  const [number] = written.numbers;
  if (number === undefined) return 0;
  const meant = convertUnit(value, unit, written.unit) ?? Number.NaN;
  return Math.abs(amountOf(number) - meant) / meant;
}

const cases = UNITS.flatMap((unit) => VALUES.map((value) => ({ unit, value })));
const isOff = (value: number, unit: string, written: Written) =>
  errorOf(value, unit, written) > MOST[written.isAbout ? 'about' : 'exact'];

describe('an amount that the page shows', () => {
  it('is close to the exact amount', () => {
    const off = cases.flatMap(({ unit, value }) => {
      const written = writeMeasure([value], unit, '.', false);
      return isOff(value, unit, written) ? [{ value, unit, written }] : [];
    });
    expect(off).toEqual([]);
  });

  it.each<System>(['metric', 'us'])('is close to the exact amount in %s units', (to) => {
    const off = cases.flatMap(({ unit, value }) => {
      const written = systemOf(unit) === to ? null : convert([value], unit, to, '.');
      return written && isOff(value, unit, written) ? [{ value, unit, written }] : [];
    });
    expect(off).toEqual([]);
  });
});
