import { expect, it } from 'vitest';
import { compare } from '../../src/needs/compare';
import { needsOf } from '../../src/needs/needsOf';
import { takenBy } from '../../src/needs/takenBy';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { aKitchen } from '../support/kitchens';

function taken(list: string, ...lines: string[]) {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const document = parseRecipe(`# Dish\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook it.`);
  const comparison = compare(needsOf(document), aKitchen(list.split(', ')));
  return takenBy(comparison).map(({ entry, amount, isWhole }) => [entry, amount, isWhole]);
}

it.each([
  // The whole amount is gone only if both texts give amounts.
  ['eggs', ['2 eggs'], [['eggs', '2', false]]],
  ['2 eggs', ['2 eggs, beaten'], [['2 eggs', '2', true]]],
  ['2 eggs', ['3 large eggs'], [['2 eggs', '3', true]]],
  ['6 eggs', ['2 eggs'], [['6 eggs', '2', false]]],
  ['500 g pasta', ['500 g pasta'], [['500 g pasta', '500 g', true]]],
  ['500 g pasta', ['0.5 kg pasta'], [['500 g pasta', '500 g', true]]],
  ['1 kg pasta', ['500 g pasta'], [['1 kg pasta', '500 g', false]]],
  ['2 eggs', ['eggs'], [['2 eggs', '', false]]],
  ['2 eggs', ['1-2 eggs'], [['2 eggs', '1-2', false]]],
  // A recipe never uses up all rice, oil or salt.
  [
    'rice, salt, oil',
    ['200 g rice', '1 tsp salt', '2 tbsp oil'],
    [
      ['rice', '200 g', false],
      ['salt', '1 tsp', false],
      ['oil', '2 tbsp', false],
    ],
  ],
  // Two lines name one food.
  ['4 eggs', ['3 eggs', '1 egg'], [['4 eggs', '4', true]]],
  ['oil', ['1 tbsp oil', '1 tbsp oil, for frying'], [['oil', '2 tbsp', false]]],
  ['2 eggs', ['1 egg', '1 egg'], [['2 eggs', '2', true]]],
  // Frozen peas are not fresh ones.
  [
    '200 g peas, frozen peas',
    ['200 g fresh peas', '100 g peas'],
    [
      ['200 g peas', '300 g', true],
      ['frozen peas', '100 g', false],
    ],
  ],
  // Two foods on one line take its amount once.
  ['3 eggs', ['2 eggs and egg yolks'], [['3 eggs', '2', false]]],
  // Yolks and whites come from the same eggs.
  ['6 eggs', ['4 egg yolks', '2 egg whites'], [['6 eggs', '4', false]]],
  // What a recipe perhaps takes comes too, but never as the whole amount.
  ['rice', ['300 g long-grain rice'], [['rice', '300 g', false]]],
  ['500 g rice', ['500 g basmati rice'], [['500 g rice', '500 g', false]]],
  ['2 cloves garlic', ['4 cloves garlic'], [['2 cloves garlic', '4 cloves', true]]],
  ['tomatoes', ['2 x 400 g tins tomatoes'], [['tomatoes', '2 x 400 g tins', false]]],
  ['spinach', [], []],
])('of %s, a recipe with %j takes %j', (list, lines, expected) => {
  expect(taken(list, ...lines)).toEqual(expected);
});

it('what a recipe took is for the servings that the page shows', () => {
  const document = parseRecipe(
    '# Dish\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n- 1 cup of milk\n\n## Method\n\n1. Cook it.',
  );
  const kitchen = aKitchen(['4 eggs', 'milk']);
  const comparison = compare(needsOf(document), kitchen, 4);
  expect(takenBy(comparison)).toEqual([
    { entry: '4 eggs', amount: '4', isWhole: true },
    { entry: 'milk', amount: '2 cups', isWhole: false },
  ]);
});
