import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COOKED_WITH, fittingFoods, isNamedIn } from '../../src/kitchen/list/fittingFoods';
import { words as german } from '../../src/words/de/first';
import * as firstWords from '../../src/words/en/first';
import { words as spanish } from '../../src/words/es/first';
import { words as french } from '../../src/words/fr/first';

const NAMES = firstWords.kitchen.usual.split(', ');

it.each([
  ['eggs', '6 large eggs', true],
  ['tomatoes', 'cherry tomato', true],
  ['eggs', 'eggplant', false],
  ['rice', 'licorice', false],
])('whether %s are in "%s" is %s', (name, text, isIn) => {
  expect(isNamedIn(name, text)).toBe(isIn);
});

const DISHES = new URL('../../src/models/sampleKitchen/dishes/en/', import.meta.url);

/** For each food, the six that most sample dishes cook with it. */
function readCookedWith(): string[] {
  const lists = readdirSync(DISHES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, DISHES), 'utf8').split(/^## /m)[1] ?? '')
    .map((list) => NAMES.map((name) => isNamedIn(name, list)));
  return NAMES.map((_, food) => {
    const together = (other: number) => lists.filter((has) => has[food] && has[other]).length;
    return [...NAMES.keys()]
      .filter((other) => other !== food && together(other) > 0)
      .sort((one, other) => together(other) - together(one))
      .slice(0, 6)
      .map((place) => place.toString(36))
      .join('');
  });
}

it('foods that the sample dishes cook with what is listed come first, then the usual ones', () => {
  const fitting = (name: string) => fittingFoods(NAMES, [name]).slice(0, 6);
  const others = fittingFoods(NAMES, ['flour']).slice(6);
  expect(others).toEqual(NAMES.filter((name) => others.includes(name)));
  expect(others).toHaveLength(NAMES.length - 7);
  expect(readCookedWith().join(' ')).toBe(COOKED_WITH.join(' '));
  expect(fitting('flour')).toEqual(expect.arrayContaining(['eggs', 'milk']));
  expect(fitting('pasta')).toContain('tomatoes');
});

it('the usual foods have the same places in all languages', () => {
  const lists = [german, french, spanish].map(({ kitchen }) => kitchen?.usual?.split(', ') ?? []);
  expect(lists.map(({ length }) => length)).toEqual([14, 14, 14]);
  expect(lists.map((list) => list[NAMES.indexOf('flour')])).toEqual(['Mehl', 'farine', 'harina']);
  expect(lists.map((list) => list.at(-1))).toEqual(['Champignons', 'champignons', 'champiñones']);
});
