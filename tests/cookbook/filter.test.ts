import { expect, it } from 'vitest';
import type { SavedRecipe } from '../../machines/cookbookMachine';
import { filterRecipes } from '../../src/cookbook/filter';

const recipe = (text: string, ...ingredients: string[]): SavedRecipe => ({
  id: text,
  recipe: text,
  cut: false,
  model: null,
  ingredients,
  savedAt: 0,
});

const recipes = [
  recipe('# Crème brûlée', 'cream'),
  recipe('# Żurek\n\nBoil the sausage.', 'rye'),
  recipe('# STRASSENSUPPE', 'Gemüse'),
  recipe('# Smørrebrød', 'Æbler'),
  recipe('# حساء العدس', 'عدس'),
  recipe('# 茶碗蒸し', '卵'),
];

const found = (query: string) => filterRecipes(recipes, query).map(({ id }) => id.split('\n')[0]);

it.each([
  ['', recipes.map(({ id }) => id.split('\n')[0])],
  [' \t', recipes.map(({ id }) => id.split('\n')[0])],
  ['creme', ['# Crème brûlée']],
  ['CRÈME BRULEE', ['# Crème brûlée']],
  ['brûlée cre\u0300me', ['# Crème brûlée']],
  ['cream', ['# Crème brûlée']],
  ['zurek', ['# Żurek']],
  ['sausage rye', ['# Żurek']],
  ['sausage cream', []],
  ['straßen', ['# STRASSENSUPPE']],
  ['gemuse', ['# STRASSENSUPPE']],
  ['smorrebrod aebler', ['# Smørrebrød']],
  ['عدس', ['# حساء العدس']],
  ['卵', ['# 茶碗蒸し']],
  ['.*', []],
  ['(', []],
])('%j finds %j', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

it('finds in a thousand recipes, and again from what it has read, within a frame or two', () => {
  const many = Array.from({ length: 1_000 }, (_, index) =>
    recipe(`# Dish ${index}\n\n${'Boil the crème. '.repeat(200)}`, 'eggs'),
  );
  expect(filterRecipes(many, 'dish 999').map(({ id }) => id.slice(0, 10))).toEqual(['# Dish 999']);
  const before = performance.now();
  expect(filterRecipes(many, 'creme nothing')).toEqual([]);
  expect(performance.now() - before).toBeLessThan(200);
});
