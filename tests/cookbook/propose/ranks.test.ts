import { expect, it } from 'vitest';
import { byRank, isHalfThere, type Rank } from '../../../src/cookbook/propose/createProposals';
import { SOUP } from '../recipes';

const rank = (have: number, need: number, usesUp = 0): Rank => ({
  have,
  need,
  usesUp: Array(usesUp).fill('leek'),
});

it('the share at hand comes first, then what uses up more, then what was not cooked for longest', () => {
  const recent = ['2026-11-20T19:00:00+01:00'];
  const rows: [string, Rank | null, (readonly string[])?][] = [
    ['unknown', null],
    ['half', rank(3, 6, 2)],
    ['two thirds, cooked lately', rank(4, 6), recent],
    ['two thirds, cooked long ago', rank(2, 3), ['2026-01-01T19:00:00+01:00']],
    ['two thirds, never cooked', rank(2, 3)],
    ['two thirds, uses up one, cooked lately', rank(2, 3, 1), recent],
    ['all', rank(2, 2), recent],
  ];
  const recipes = rows.map(([id, , cooked]) => ({ ...SOUP, id, ...(cooked && { cooked }) }));
  const ranks = new Map(rows.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
  expect(byRank(recipes, ranks).map(({ id }) => id)).toEqual([
    'all',
    'two thirds, uses up one, cooked lately',
    'two thirds, never cooked',
    'two thirds, cooked long ago',
    'two thirds, cooked lately',
    'half',
    'unknown',
  ]);
});

it('a recipe is proposed from half of what it needs on', () => {
  expect([rank(1, 2), rank(2, 5), rank(3, 5)].map(isHalfThere)).toEqual([true, false, true]);
});
