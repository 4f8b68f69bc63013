import { expect, it } from 'vitest';
import { foodNamed, TABLES } from '../../../../src/foods/foods';
import { readSynonyms } from '../../../../src/recipe/shopping/list/goods';

it('Names of one thing to buy are names of one food.', () => {
  const all = TABLES.flatMap(readSynonyms);
  const foods = all.map((names) => [...new Set(names.map(foodNamed))]);
  expect(all.filter((_, at) => foods[at]?.length !== 1 || !foods[at]?.[0])).toEqual([]);
  expect(readSynonyms('  ~ a | +milk\n  = b == c, d = e == f, g | each\n  h, i ==\n')).toEqual([
    ['b', 'c'],
    ['e', 'f'],
  ]);
});
