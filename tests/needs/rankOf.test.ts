import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { createAvoided } from '../../src/foods/avoided/checkRecipe';
import type { Kitchen } from '../../src/needs/Comparison';
import { rankOf } from '../../src/needs/compare';
import { aKitchen } from '../support/kitchens';

const BASICS = ['salt', 'pepper', 'water', 'neutral oil', 'olive oil'];

interface Given extends Partial<Kitchen> {
  useUp?: string[];
}

/** Commas divide the foods in both texts. */
function rank(list: string, foods: string, { useUp = [], ...more }: Given = {}) {
  const needs = foods
    .split(', ')
    .map((food) => ({ foods: food, amount: null, isOptional: false, isSure: food !== '?' }));
  const kitchen = aKitchen(list.split(', '), { probably: BASICS, ...more });
  return rankOf({ needs, language: null, servings: null }, kitchen, useUp);
}

it.each<[string, string, number, number]>([
  ['eggs, plain flour, semi-skimmed milk', 'egg, flour, milk, sugar', 3, 4],
  ['rice', 'basmati rice', 0, 1],
  ['basmati rice', 'rice', 1, 1],
  ['bananas going brown, spinach (wilting)', 'banana, spinach', 2, 2],
  ['tin toms', 'tinned tomato', 1, 1],
  ['chicken and rice', 'chicken, rice', 2, 2],
  ['white wine', 'dried white wine', 1, 1],
  ['stock cubes', 'vegetable stock', 0, 1],
  ['lemon', 'lime', 0, 1],
  ['margarine', 'butter', 0, 1],
  ['margarine', 'butter or margarine', 1, 1],
  ['eggs', 'egg yolk', 1, 1],
  ['eggs', 'egg, ?', 1, 2],
])('a visitor with %s, for a recipe that needs %s, has %i of %i', (list, foods, have, need) => {
  expect(rank(list, foods)).toMatchObject({ have, need });
});

it('what every kitchen has does not count, even if it is on the list', () => {
  expect(rank('salt, eggs', 'salt, water, olive oil, egg, cumin')).toMatchObject({
    have: 1,
    need: 2,
  });
  const always = ['ground cumin', 'pepper'];
  expect(rank('salt, eggs', 'salt, egg, cumin', { always })).toMatchObject({ have: 1, need: 1 });
  expect(rank('eggs', 'salt, water')).toBeNull();
});

it('what is to be used up counts once, however many foods it serves for', () => {
  const useUp = ['chicken and leeks', 'rice'];
  expect(rank('chicken and leeks, rice', 'chicken, leek, egg', { useUp })?.usesUp).toBe(1);
  expect(rank('chicken and leeks, rice', 'chicken, rice', { useUp })?.usesUp).toBe(2);
});

it('what the visitor avoids serves for nothing but itself', () => {
  const avoided = createAvoided({ ...NO_PREFERENCES, allergens: ['celery', 'eggs', 'milk'] });
  expect(rank('cheddar', 'cheese')).toMatchObject({ have: 1 });
  expect(rank('cheddar', 'cheese', { avoided })).toMatchObject({ have: 0 });
  expect(rank('egg noodles', 'egg noodle or rice noodle')).toMatchObject({ have: 1 });
  expect(rank('egg noodles', 'egg noodle or rice noodle', { avoided })).toMatchObject({ have: 0 });
});
