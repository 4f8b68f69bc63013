import { describe, expect, test } from 'vitest';
import type { Cover } from '../../src/foods/covers';
import { covers, judgeCovers, pairsOf } from './blindLines';

test.each<[have: string, need: string, answer: Cover]>([
  ['eggs', '2 large free-range eggs, beaten', 'yes'],
  ['cheddar', 'cheese', 'yes'],
  ['shallot', '1 onion', 'yes'],
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

describe('pairs that somebody else wrote', () => {
  const pairs = pairsOf('covers.txt');

  test('there are at least 200', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(200);
  });

  test('fewer than 1 in 100 is answered wrong, and at most 1 in 50 with "maybe" instead', () => {
    const judged = pairs.map(([pair, expected]) => ({ pair, is: judgeCovers(pair, expected)[0] }));
    const wrong = judged.filter(({ is }) => is === 'wrong');
    const silent = judged.filter(({ is }) => is === 'silent');
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThan(pairs.length / 100);
    expect(silent.length, JSON.stringify(silent)).toBeLessThanOrEqual(pairs.length / 50);
  });

  // Where a cook may take one food for another, people disagree.
  test('of a second person’s pairs, fewer than 1 in 30 is answered wrong', () => {
    const second = pairsOf('coversSecond.txt');
    const wrong = second.filter(([pair, expected]) => judgeCovers(pair, expected)[0] === 'wrong');
    expect(second.length).toBeGreaterThanOrEqual(200);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThan(second.length / 30);
  });
});
