import { expect, it } from 'vitest';
import { nearest, writeDecimal, writeFraction } from '../../../src/reading/quantities/numbers';

it.each([
  [2.4, 'whole', '2'],
  [2.6, 'whole', '3'],
  [0.2, 'whole', '1'],
  [2.4, 'halves', '2½'],
  [2.2, 'halves', '2'],
  [2.3, 'quarters', '2⅓'],
  [2.7, 'quarters', '2⅔'],
  [2.9, 'quarters', '3'],
  [0.1, 'eighths', '⅛'],
  [0.4, 'eighths', '⅜'],
  [0.6, 'eighths', '⅝'],
  [0.9, 'eighths', '⅞'],
] as const)('%d in %s is %s', (value, grain, written) => {
  expect(writeFraction(nearest(value, grain))).toBe(written);
});

it('a number without a fraction has no sign, and 0 is written', () => {
  expect([writeFraction(0), writeFraction(1 / 2), writeFraction(12)]).toEqual(['0', '½', '12']);
});

it.each([
  [1.25, 1, '.', '1.3'],
  [1.2, 0, '.', '1'],
  [1.5, 2, ',', '1,5'],
  [2, 2, ',', '2'],
] as const)('%d with %i digits and "%s" is %s', (value, digits, separator, written) => {
  expect(writeDecimal(value, digits, separator)).toBe(written);
});
