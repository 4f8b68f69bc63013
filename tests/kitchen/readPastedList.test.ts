import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readPastedList } from '../../src/kitchen/readPastedList';
import { COOKED_WITH, fittingFoods, isNamedIn } from '../../src/kitchen/UsualFoods';
import { words as german } from '../../src/words/de/first';
import * as firstWords from '../../src/words/en/first';
import { words as spanish } from '../../src/words/es/first';
import { words as french } from '../../src/words/fr/first';
import { readTable } from '../support/readTable';
import { growthOf, MOST_GROWTH } from '../support/timeOf';

describe('a pasted list', () => {
  const lists = readTable(new URL('pastedLists.txt', import.meta.url));

  test.each(lists)('from $title', ({ text, expected: [gives, leftOut] }) => {
    const list = readPastedList(text);
    expect(list.ingredients.join(', ')).toBe(gives);
    expect(list.leftOut).toEqual(leftOut?.split(' || ') ?? []);
  });
});

// Written to get past the reader. N and M are foods that a visitor avoids.
test.each([
  'ALLERGIES\nN\nM',
  '**Allergies**\n\n* N\n* M\n\n**Groceries**\n\n* milk',
  'eggs\nAllergy list:\nN',
  "Things we can't eat:\n- N\n- M",
  'Tom doesn’t eat: N',
  "Can't eat\n- N\n- M",
  'Nut allergy!\nN\nM',
  '⚠️ Allergies: N\n- also M\n\nTo buy:\nmilk',
  'AVOID (allergy):\nN',
  'Yes\n- eggs\nNo\n- N\n- M',
  'no N\nwithout M\neggs',
  'Free from: N, M',
  'May contain:\nN',
  'Off limits:\n\nN\n\nM',
  'Coeliac:\nN',
  'Avoid:\nDairy:\nN\nNuts:\nM',
  'Allergies:\nNo: nuts\n\nN',
  'Allergies:\nAvoid: eggs\n\nNo: nuts\n\nN',
  'Avoid:\r\n\r\nN\r\nM',
  '- Avoid:\n  - N\n    - M\n  - N and M',
  '> Allergies:\n> N\n> M',
  '[21/11/2026, 18:04] Anna: Allergies:\n[21/11/2026, 18:05] Anna: N',
  '1. Avoid:\n2. N\n3. M',
  'Verboten:\nN',
  'Tom verträgt nicht:\nN',
  'Bitte ohne:\nN',
  'eggs\nNo:N',
  'Sans gluten ni N\nPas de : M',
  'Intolérances :\nN',
  'Prohibido:\nN',
  'Sin:\nN',
  'Allergeni:\nN',
  'Não pode:\nN',
  'Geen:\nN',
  'Undvik:\nN',
  'Аллергия:\nN',
  '过敏：\nN',
])('never makes an ingredient of what a visitor avoids: %j', (text) => {
  const named = readPastedList(text).ingredients.filter((line) => /[NM]\b/.test(line));
  expect(named).toEqual([]);
});

test.each([',', '* ', '- [ ] ', 'allerg', 'allergfree ', '# ', '1. ', ' ', 'no ', ':', '**a'])(
  'takes no longer than a text of %j grows',
  (unit) => {
    const read = (size: number) => readPastedList(unit.repeat(size));
    expect(growthOf(read, 10_000)).toBeLessThan(MOST_GROWTH);
  },
);

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
