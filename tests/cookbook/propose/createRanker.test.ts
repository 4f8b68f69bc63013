import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/preferences';
import { createRanker } from '../../../src/cookbook/propose/createRanker';
import { createAvoided } from '../../../src/foods/avoided/createAvoided';
import { AVOIDS_NOTHING } from '../../../src/foods/covers';

interface Given {
  useUp?: string[];
  basics?: string[];
  avoided?: typeof AVOIDS_NOTHING;
  unclear?: number;
}

/** Compares what a recipe needs with a list, both with commas between the foods. */
const rank = (list: string, foods: string, given: Given = {}) => {
  const { useUp = [], basics = [], avoided = AVOIDS_NOTHING, unclear = 0 } = given;
  const stock = { list: list.split(', '), useUp, basics };
  return createRanker(avoided)(stock)({ foods: foods.split(', '), unclear });
};

it.each<[string, string, number, number]>([
  ['eggs, plain flour, semi-skimmed milk', 'egg, flour, milk, sugar', 3, 4],
  ['rice', 'basmati rice', 1, 1],
  ['bananas going brown, spinach (wilting)', 'banana, spinach', 2, 2],
  ['tin toms', 'tinned tomato', 1, 1],
  ['chicken and rice', 'chicken, rice', 2, 2],
  ['white wine', 'dried white wine', 1, 1],
  ['veg stock cubes', 'vegetable stock', 1, 1],
  ['chicken stock cubes', 'vegetable stock', 0, 1],
  ['sausages, corn tortillas', 'pork sausage, tortilla', 2, 2],
  ['lemon', 'lime', 0, 1],
  ['margarine', 'butter', 0, 1],
  ['margarine', 'butter or margarine', 1, 1],
  ['eggs', 'egg yolk', 1, 1],
])('somebody with %s, for a recipe that needs %s, has %i of %i', (list, foods, have, need) => {
  expect(rank(list, foods)).toMatchObject({ have, need });
});

it('salt, water, oil and what somebody always has do not count, even if they are on the list', () => {
  expect(rank('salt, eggs', 'salt, water, olive oil, neutral oil, egg, cumin')).toMatchObject({
    have: 1,
    need: 2,
  });
  expect(
    rank('salt, eggs', 'salt, egg, cumin', { basics: ['ground cumin', ' pepper'] }),
  ).toMatchObject({
    have: 1,
    need: 1,
  });
  expect(rank('eggs', 'salt, water')).toBeNull();
});

it('a line that the page does not know counts as missing', () => {
  expect(rank('eggs', 'egg', { unclear: 2 })).toMatchObject({ have: 1, need: 3 });
});

it('what is to be used up counts once, however many foods it serves for', () => {
  const useUp = ['chicken and leeks', 'rice'];
  expect(rank('chicken and leeks, rice', 'chicken, leek, egg', { useUp })?.usesUp).toBe(1);
  expect(rank('chicken and leeks, rice', 'chicken, rice', { useUp })?.usesUp).toBe(2);
});

it('what the visitor avoids serves for nothing but itself', () => {
  const avoided = createAvoided({ ...NO_PREFERENCES, allergens: ['celery', 'eggs', 'milk'] });
  expect(rank('stock cubes', 'vegetable stock')).toMatchObject({ have: 1 });
  expect(rank('stock cubes', 'vegetable stock', { avoided })).toMatchObject({ have: 0 });
  expect(rank('cheddar', 'cheese')).toMatchObject({ have: 1 });
  expect(rank('cheddar', 'cheese', { avoided })).toMatchObject({ have: 0 });
  expect(rank('egg noodles', 'egg noodle or rice noodle')).toMatchObject({ have: 1 });
  expect(rank('egg noodles', 'egg noodle or rice noodle', { avoided })).toMatchObject({ have: 0 });
});
