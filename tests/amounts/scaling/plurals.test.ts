import { describe, expect, it } from 'vitest';
import { shareAtHand } from '../../../src/amounts/scaling/shareAtHand';
import { nearest, writeDecimal, writeFraction } from '../../../src/amounts/writeNumber';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { inflect } from '../../../src/reading/quantities/plurals';

describe('an English word', () => {
  it.each<[string, number, string]>([
    ['cup', 2, 'cups'],
    ['eggs', 0.5, 'egg'],
    ['loaf', 2, 'loaves'],
    ['Leaves', 1, 'Leaf'],
    ['Potato', 2, 'Potatoes'],
    ['cookies', 1, 'cookie'],
    ['chilli', 2, 'chillies'],
    ['berries', 1, 'berry'],
    ['leaf gelatine', 3, 'leaf gelatine'],
    ['bunch', 2, 'bunches'],
    ['curry', 2, 'curries'],
    ['box', 2, 'boxes'],
    ['sweet potato', 2, 'sweet potatoes'],
    ['bay leaf', 2, 'bay leaves'],
    ['peaches', 1, 'peach'],
    ['glasses', 1, 'glass'],
    ['asparagus', 2, 'asparagus'],
    ['couscous', 1, 'couscous'],
    ['tbsp', 2, 'tbsp'],
    ['tbsp.', 2, 'tbsp.'],
  ])('%s for an amount of %d is %s', (word, amount, form) => {
    expect(inflect(word, amount, 'en')).toBe(form);
  });
});

describe('a word of a text whose language is not known, on an English page', () => {
  it.each([
    ['apple', 'apples'],
    ['cup', 'cups'],
    ['Apfel', 'Apfel'],
    ['manojo', 'manojo'],
    ['melón', 'melón'],
    // English knows it as a gherkin.
    ['cornichon', 'cornichon'],
  ])('%s for two is %s', (word, form) => {
    expect(inflect(word, 2, null)).toBe(form);
  });
});

describe('in other languages', () => {
  it.each<[LanguageCode, string, number, string]>([
    ['fr', 'tasse', 2, 'tasses'],
    ['pt', 'xícara', 2, 'xícaras'],
    ['pt', 'colher de sopa', 2, 'colheres de sopa'],
    ['pt', 'colheres (sopa)', 1, 'colher (sopa)'],
    ['de', 'Tasse', 1.5, 'Tassen'],
    ['de', 'Ei', 2, 'Eier'],
    ['de', 'Äpfel', 1, 'Apfel'],
    ['es', 'calabacín', 2, 'calabacines'],
    ['es', 'taza', 1.5, 'tazas'],
    ['es', 'limones', 1, 'limón'],
    ['it', 'cucchiaio', 1.5, 'cucchiai'],
    ['it', 'uova', 1, 'uovo'],
    ['nl', 'eetlepel', 2, 'eetlepels'],
    ['fr', 'cuillère à soupe', 2, 'cuillères à soupe'],
    ['fr', 'pomme de terre', 2, 'pommes de terre'],
    ['fr', 'chou', 2, 'choux'],
    ['de', 'Zorblax', 2, 'Zorblax'],
    ['de', 'Eier', 2, 'Eier'],
  ])('%s: %s for an amount of %d is %s', (language, word, amount, form) => {
    expect(inflect(word, amount, language)).toBe(form);
  });
});

it.each([
  [2.4, 'whole', '2'],
  [0.2, 'whole', '1'],
  [2.4, 'halves', '2½'],
  [2.2, 'halves', '2'],
  [2.3, 'quarters', '2⅓'],
  [2.9, 'quarters', '3'],
  [0.1, 'eighths', '⅛'],
  [0.4, 'eighths', '⅜'],
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

it.each<[typed: string, line: string, share: number | null]>([
  ['350 g', '500 g rice', 0.7],
  ['1 kg', '500 g rice', 2],
  ['2 of 3', '3 eggs', 2 / 3],
  ['half a', '1 cup milk', 0.5],
  ['1/2 cup', '8 tbsp milk', 1],
  ['2 cups', '500 g rice', null],
  ['1 lb 4 oz', '500 g rice', null],
  ['some', '500 g rice', null],
  ['0', '500 g rice', null],
  ['300 g', 'salt to taste', null],
])('with %s, a cook has that many times "%s": %s', (typed, line, share) => {
  const found = shareAtHand(typed, line, 'en');
  if (share === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(share, 3);
});
