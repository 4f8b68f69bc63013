import { expect, test } from 'vitest';
import type { Cover } from '../../src/foods/covers';
import { covers, pairsOf } from './blindLines';

test.each<[have: string, need: string, answer: Cover]>([
  ['eggs', '2 large free-range eggs, beaten', 'yes'],
  ['cheddar', 'cheese', 'yes'],
  ['shallot', '1 onion', 'maybe'],
  ['chicken', 'chicken thighs', 'yes'],
  ['lemon', 'juice of 1 lemon', 'yes'],
  ['oil', 'butter or oil', 'yes'],
  ['chopped tomatoes', '1 can tomatoes', 'yes'],
  ['cheese', 'grated cheddar', 'maybe'],
  ['onion', 'red onion', 'maybe'],
  ['dried basil', 'fresh basil', 'maybe'],
  ['butter', 'butter (or vegan)', 'yes'],
  ['butter', 'vegan/regular butter', 'yes'],
  ['butter', 'vegan butter (no)', 'yes'],
  ['cheese', '99% dairy-free cheese', 'yes'],
  ['surimi', 'surimi with or without crab', 'yes'],
  ['vegetarian sausages', 'meatless sausages', 'yes'],
  ['salt', 'salt and pepper', 'maybe'],
  ['strange butter', 'butter', 'maybe'],
  ['chicken', 'chicken stock', 'no'],
  ['milk', 'coconut milk', 'no'],
  ['cheddar', 'feta', 'no'],
  ['eggs', 'egg noodles', 'no'],
  ['salmon', 'smoked salmon', 'no'],
  ['no milk', 'milk', 'no'],
  ['butter', 'butter (vegan)', 'no'],
])('%s serves for %s: %s', (have, need, answer) => {
  expect(covers(have, need)).toBe(answer);
});

test('for each food of a line, the best entry of the list counts', () => {
  expect(covers(['flour', 'pepper', 'salt'], 'salt and pepper')).toBe('yes');
  expect(covers(['flour', 'milk'], 'salt and pepper')).toBe('no');
  expect(covers([], 'salt')).toBe('no');
});

test('pairs that other people wrote get the answer that a person gives', () => {
  const pairs = pairsOf('covers.txt');
  const wrong = pairs.filter(([pair, expected]) => {
    const [have = '', need = ''] = pair.split(/\s+;\s+/);
    return !expected.split('/').includes(covers(have, need));
  });
  expect(wrong).toEqual([]);
});
