import { expect, it } from 'vitest';
import { pairs } from '../../scripts/build/pairs';
import { words as german } from '../../src/app/languages/de/first';
import { words as spanish } from '../../src/app/languages/es/first';
import { words as french } from '../../src/app/languages/fr/first';
import { fittingFoods, isNamedIn } from '../../src/kitchen/fittingFoods';
import { messages } from '../../src/kitchen/messages';

const NAMES = messages.usual.split(', ');

it.each([
  ['eggs', '6 large eggs', true],
  ['tomatoes', 'cherry tomato', true],
  ['Zwiebeln', '1 Zwiebel', true],
  ['eggs', 'eggplant', false],
  ['pan', 'pancetta', false],
  ['rice', 'licorice', false],
])('whether %s are in "%s" is %s', (name, text, isIn) => {
  expect(isNamedIn(name, text)).toBe(isIn);
});

it('the foods that go with what is listed come first, then the usual ones', () => {
  expect(fittingFoods(['a-a', 'b-b', 'c-c', 'd-d'], ['3', '', '', ''], ['a-a'])).toEqual([
    'd-d',
    'b-b',
    'c-c',
  ]);
});

it('what goes with what is read off the sample dishes, and weighs less than 1 kB', () => {
  const table = pairs();
  expect(JSON.stringify(table).length).toBeLessThan(1_000);
  const fitting = (name: string) => fittingFoods(NAMES, table, [name]).slice(0, 6);
  expect(table).toHaveLength(NAMES.length);
  for (const row of table) expect(row.length).toBeGreaterThan(2);
  expect(fitting('flour')).toEqual(expect.arrayContaining(['eggs', 'milk']));
  expect(fitting('pasta')).toContain('tomatoes');
});

it('the usual foods have the same places in all languages', () => {
  const lists = [german, french, spanish].map(({ kitchen }) => kitchen?.usual?.split(', ') ?? []);
  expect(lists.map(({ length }) => length)).toEqual([14, 14, 14]);
  expect(lists.map((list) => list[NAMES.indexOf('flour')])).toEqual(['Mehl', 'farine', 'harina']);
  expect(lists.map((list) => list.at(-1))).toEqual(['Champignons', 'champignons', 'champiñones']);
});
