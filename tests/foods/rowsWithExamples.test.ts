import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foodNamed, isA } from '../../src/foods/foods';
import { pairsOf } from '../../src/foods/rows';
import { findUnsafe } from '../../src/foods/safety/findUnsafe';
import SHELVES from '../../src/foods/shop/shelves.txt?raw';
import { readSeen } from '../../src/foods/sight/readSeen';
import { SIGHT } from '../../src/foods/sight/words';
import { wordRows } from '../../src/foods/words';

/** The rows of a table with the line beside each: a build drops these. */
function examplesIn(path: string) {
  const text = readFileSync(new URL(`../../src/foods/${path}`, import.meta.url), 'utf8');
  let name = '';
  return text.split('\n').flatMap((line) => {
    name = /^ {2}'?([\w ]+?)'?:/.exec(line)?.[1] ?? name;
    const [, words = '', example] =
      /^ +(?:'?[\w ]+'?: )?[/'](.*)[/'][iu]*, \/\/ (.*)$/.exec(line) ?? [];
    return example ? [[name, example, words] as const] : [];
  });
}

/** What a line of the table's row is. */
const SEEN: Record<string, (line: string) => boolean> = {
  beside: (line) => readSeen(line).food !== null,
  foods: (line) => readSeen(line).saysFoods,
  bad: (line) => readSeen(line).saysBad,
  wild: (line) => readSeen(line).isWild,
  grows: (line) => readSeen(line).isWild,
  outside: (line) => readSeen(line).isWild,
  unfit: (line) => readSeen(line).isUnfit,
};

it.each(examplesIn('sight/words.ts'))('in a picture, %s: %s', (name, example, words) => {
  expect(example).toMatch(new RegExp(words, 'iu'));
  expect(SEEN[name]?.(example)).toBe(true);
  expect(readSeen('2 eggs')).toMatchObject({ saysBad: false, isWild: false, isUnfit: false });
});

/** What a recipe with one line cooks, in a step that names the same. */
const unsafeIn = (line: string, list = line) =>
  findUnsafe(
    [list],
    [[{ text: `Fry the ${line.replace(/^[\d ]+(?:g )?/, '')}.`, isCooking: true }]],
  )[0];

it.each(examplesIn('safety/findUnsafe.ts'))('of kidney beans, %s: %s', (_, example, words) => {
  expect(example).toMatch(new RegExp(words, 'i'));
});

it.each([
  ['4 chicken thighs', 'poultry'],
  ...['beef', 'veal', 'lamb', 'pork', 'venison'].map((meat) => [`500 g minced ${meat}`, 'mince']),
  ['200 g dried kidney beans', 'kidney beans'],
])('what must be cooked through: %s', (line, unsafe) => {
  expect(unsafeIn(line)).toEqual([unsafe]);
});

it.each(['meatballs', '4 burgers'])('%s are of mince if the list has mince', (line) => {
  expect(unsafeIn(line, '500 g minced lamb')).toEqual(['mince']);
  expect(unsafeIn(line, '500 g minced chicken')).toEqual(['poultry']);
  expect(unsafeIn(line, '500 g minced turkey')).toEqual(['poultry']);
  expect(unsafeIn(line)).toEqual([]);
});

it.each([
  ...['cooked chicken', 'cooked turkey', 'duck confit', 'chicken skin', 'chicken fat'],
  ...['duck fat', 'chicken nuggets'],
])('%s is safe to eat', (line) => {
  expect(unsafeIn(line)).toEqual([]);
});

it.each([
  ['duck breast', ['poultry']],
  ['ground beef', ['mince']],
])('and %s is not', (line, unsafe) => {
  expect(unsafeIn(line)).toEqual(unsafe);
});

it('kidney beans are not safe if a step soaks them', () => {
  const cook = { text: 'Boil the kidney beans.', isCooking: true };
  const soak = { text: 'Soak the kidney beans overnight.', isCooking: false };
  expect(findUnsafe(['200 g kidney beans'], [[soak], [cook]])).toEqual([[], ['kidney beans']]);
  expect(findUnsafe(['200 g kidney beans'], [[cook]])).toEqual([[]]);
});

it('each row of a table has a line', () => {
  const rows = Object.values(SIGHT).flat().length;
  expect(examplesIn('sight/words.ts')).toHaveLength(rows);
  expect(examplesIn('safety/findUnsafe.ts')).toHaveLength(2);
});

it('a shelf has foods that the tables know', () => {
  const names = pairsOf(SHELVES).flatMap(([, says]) => says.replace(/^.* = /, '').split(', '));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !foodNamed(name))).toEqual([]);
});

it.each([
  ['served cooked', 'carrot, roast chicken, prawn, penne, basmati rice, lentil, tofu'],
  ['sold whole', 'chicken, turkey, duck, goose'],
  ['liquid', 'water, soda water, milk, oat milk, coconut milk, double cream, oat cream'],
  [
    'liquid',
    'ice cream, espresso, apple juice, tomato juice, clam juice, lime juice, coconut water, glucose syrup',
  ],
  [
    'liquid',
    'soda, cola, root beer, gin, syrup, maple syrup, golden syrup, corn syrup, sugar syrup',
  ],
] as const)('foods in the group "%s": %s', (group, names) => {
  const foods = names.split(', ').map((name) => [name, foodNamed(name)] as const);
  expect(foods.filter(([, food]) => !food || !isA(food, group)).map(([name]) => name)).toEqual([]);
});

it.each([
  ['served cooked', 'olive oil, salt'],
  ['sold whole', 'beef, quail'],
  ['liquid', 'sour cream, cream cheese, milk chocolate, watercress, cider vinegar, chicken'],
] as const)('foods that are not in the group "%s": %s', (group, names) => {
  const foods = names.split(', ').map((name) => [name, foodNamed(name)] as const);
  expect(foods.filter(([, food]) => !food || isA(food, group)).map(([name]) => name)).toEqual([]);
});

it('a group has foods that the tables know', () => {
  const groups = ['served cooked', 'sold whole', 'liquid', 'poultry', 'mince', 'kidney beans'];
  const names = [...groups, 'shaped of mince', 'safe to eat']
    .flatMap((one) => wordRows(one))
    .flat();
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !foodNamed(name))).toEqual([]);
});
