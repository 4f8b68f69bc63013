import { expect, it } from 'vitest';
import { shareAtHand } from '../../../src/recipe/amounts/shownAmounts';

it.each<[typed: string, line: string, share: number | null]>([
  ['350 g', '500 g rice', 0.7],
  ['350', '500 g rice', 0.7],
  ['1 kg', '500 g rice', 2],
  ['2 of 3', '3 eggs', 2 / 3],
  ['2', '3 eggs', 2 / 3],
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
