import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countIn, LARGER, sumUnitOf, systemOf } from '../../src/amounts/units';
import { kindOfUnit } from '../../src/reading/quantities/units';

const units = readFileSync('src/reading/quantities/units.txt', 'utf8')
  .split('\n')
  .filter((row) => /^(?:mass|volume) /.test(row))
  .map((row) => row.split(' ')[1]?.replace('_', ' ') ?? '');

it('each unit of mass or volume is metric or American, except spoons, which both systems use', () => {
  expect(units.filter((unit) => systemOf(unit) === null)).toEqual(['tablespoon', 'teaspoon']);
});

it('amounts add up in a unit of the same measure, except where countries differ', () => {
  expect(units.filter((unit) => sumUnitOf(unit) === undefined)).toEqual([
    'fluid ounce',
    'gallon',
    'pint',
  ]);
  for (const unit of units) {
    const sum = sumUnitOf(unit) ?? unit;
    expect(kindOfUnit(sum)?.measures).toBe(kindOfUnit(unit)?.measures);
    expect(countIn(unit, sum)).toBeGreaterThan(0);
  }
});

it('a larger metric unit is a thousand of the smaller', () => {
  for (const [unit, larger] of Object.entries(LARGER)) expect(countIn(larger, unit)).toBe(1_000);
});
