import { expect, it, test } from 'vitest';
import { areSaid, saysWords } from '../../../src/reading/document/said';
import { linesOutside } from '../../../src/reading/lines/outside';
import { readDocument } from '../../../src/reading/lines/readDocument';

const said = (lines: string[], ...rows: string[]) =>
  lines.filter((_, at) => areSaid(lines, rows)[at]);

it.each([
  ['the letters of a longer word', ['Wheat'], ['200 g buckwheat flour']],
  ['whole words of a longer line', ['Milk'], ['400 ml coconut milk']],
  [
    'many words of a longer line',
    ['contains wheat and milk'],
    ['It contains wheat and milk-free bread'],
  ],
  [
    'the end of one line and the beginning of the next',
    ['Milk egg'],
    ['Coconut milk', 'Egg noodles'],
  ],
])('%s do not say a line', (_, lines, rows) => {
  expect(said(lines, ...rows)).toEqual([]);
});

it('a line is said by a line with other signs and capitals', () => {
  expect(said(['CONTAINS: milk!'], '- Contains milk')).toHaveLength(1);
});

it('lines are said by a line that they make up together, and by several lines', () => {
  const lines = ['Prep time:', '15 mins', 'Serves', '4', 'Hummus (makes 1 bowl)'];
  expect(said(lines, 'Hummus', 'makes 1 bowl', 'Prep time: 15 mins · Serves 4')).toEqual(lines);
});

it('a longer line takes its words before a shorter one', () => {
  const lines = ['and milk', 'Boil the oats and milk', 'slowly'];
  expect(said(lines, 'Boil the oats and milk slowly')).toEqual(lines.slice(1));
});

it('a line is not said by words that belong to another line', () => {
  const lines = ['Milk', '400 ml coconut milk', 'Milk'];
  expect(said(lines, '400 ml coconut milk')).toEqual(['400 ml coconut milk']);
  expect(areSaid(lines, ['400 ml coconut milk', 'milk'])).toEqual([true, true, false]);
});

it('a text says words in a row, if they are whole', () => {
  expect(saysWords('Oat milk, chilled', 'oat MILK')).toBe(true);
  expect(saysWords('Buckwheat', 'wheat')).toBe(false);
  expect(saysWords('Oat and milk', 'oat milk')).toBe(false);
  expect(saysWords('', '🥚')).toBe(false);
});

const recipeOf = (recipe: object) => {
  const [found] = readDocument(JSON.stringify(recipe));
  return found && 'text' in found ? found.text : '';
};

const STEPS = ['Boil the rice.', 'Serve it.'];

test('a remark of a step stays if a longer word of the step has it', () => {
  const step = { text: 'Add the coconut milk.', note: 'milk' };
  const text = recipeOf({ name: 'Curry', recipeIngredient: ['rice'], recipeInstructions: [step] });
  expect(text).toContain('(milk)');
});

test('the title of a step stays if the step begins with a longer word', () => {
  const steps = [{ name: 'Egg', text: 'Eggplant goes into the pan.' }, ...STEPS];
  expect(
    recipeOf({ name: 'Curry', recipeIngredient: ['rice'], recipeInstructions: steps }),
  ).toMatch(/Egg\b/);
});

test('the name of a food stays if only a longer word of its line has it', () => {
  const food = { name: 'wheat', text: '200 g buckwheat flour' };
  const text = recipeOf({ name: 'Blini', recipeIngredient: [food], recipeInstructions: STEPS });
  expect(text).toMatch(/\bwheat\b/);
  const eggs = { name: 'egg', text: '2 eggs' };
  expect(
    recipeOf({ name: 'Blini', recipeIngredient: [eggs], recipeInstructions: STEPS }),
  ).toContain('- 2 eggs\n');
});

test('a note of Mealie stays if a longer word of its line has it', () => {
  const food = {
    display: '1 can coconut milk, light',
    food: { name: 'coconut milk' },
    note: 'milk',
  };
  const text = recipeOf({ name: 'Curry', recipeIngredient: [food], recipeInstructions: STEPS });
  expect(text).toContain('light, milk');
});

test('the data of a page are not all of it if its words have their foods with amounts', () => {
  const data = {
    '@type': 'Recipe',
    name: 'Porridge',
    recipeIngredient: ['wheat', 'water'],
    recipeInstructions: [{ text: 'Boil the wheat in the water.' }],
  };
  const pageOf = (food: string) =>
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Porridge</h1><h2>Ingredients</h2><ul><li>${food}</li><li>water</li></ul><h2>Method</h2><ol><li>Boil the wheat in the water.</li></ol>`;
  const textOf = (food: string) =>
    readDocument(pageOf(food)).map((one) => 'text' in one && one.text);
  expect(textOf('200 g wheat, washed').join()).toContain('200 g wheat, washed');
  expect(textOf('200 g buckwheat').join()).toContain('- wheat\n');
});

test('a line of a page that is left out is in no recipe that has it in a longer word or line', () => {
  const recipe = '# Curry\n\n- 400 ml coconut milk\n- 200 g buckwheat\n';
  const page = 'Curry\nMilk\nWheat\n400 ml coconut milk\n200 g buckwheat';
  expect(linesOutside(page, recipe).map(({ line }) => line)).toEqual(['Milk', 'Wheat']);
});
