import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { suitableWishes } from '../../../src/recipe/changes/suitableWishes';

const wishesFor = (facts: string, ingredients: string[], steps: string[]) =>
  suitableWishes(
    parseRecipe(
      `# Supper\n\n${facts}\n\n## Ingredients\n\n${ingredients.map((item) => `- ${item}`).join('\n')}\n\n## Method\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`,
    ),
  );

const EGGS = ['2 eggs', '1 tbsp butter'];
const FRY = ['Fry the eggs in the butter for 3 minutes.', 'Serve with salt.'];

it('a quick vegetarian dish from the pan gets only "simpler" and "for children"', () => {
  expect(wishesFor('Serves 2 · 10 minutes', EGGS, FRY)).toEqual(['simpler', 'forChildren']);
});

it('"quicker" is not offered for a dish of 15 minutes', () => {
  expect(wishesFor('Serves 2 · 15 minutes', EGGS, FRY)).not.toContain('quicker');
});

it.each<[string, Parameters<typeof wishesFor>]>([
  ['quicker', ['Serves 2 · 16 minutes', EGGS, FRY]],
  ['quicker', ['Serves 2 · 40 minutes', EGGS, FRY]],
  ['quicker', ['Serves 2', EGGS, FRY]],
  ['vegetarian', ['10 minutes', [...EGGS, '100 g bacon'], FRY]],
  ['vegetarian', ['10 minutes', [...EGGS, '200 ml chicken stock'], FRY]],
  ['noOven', ['10 minutes', EGGS, ['Heat the oven to 200 °C.', 'Cook the eggs in it.']]],
  ['noOven', ['10 minutes', EGGS, ['Bake for 10 minutes, until set.', 'Serve.']]],
  ['lessSpicy', ['10 minutes', [...EGGS, '1 red chilli'], FRY]],
  ['lessSpicy', ['10 minutes', [...EGGS, '½ tsp cayenne pepper'], FRY]],
])('"%s" is offered if it changes something: %j', (wish, recipe) => {
  expect(wishesFor(...recipe)).toContain(wish);
});

describe('in another language', () => {
  it.each([
    ['noOven', 'Den Backofen auf 200 °C vorheizen und die Nudeln darin backen.'],
    ['lessSpicy', 'Die Chilischote fein hacken und mit den Nudeln mischen.'],
  ])('"%s" is offered if the words of that language ask for it', (wish, step) => {
    const recipe = (last: string) =>
      parseRecipe(
        `# Nudeln\n\n## Zutaten\n\n- 200 g Nudeln\n- 1 Zwiebel\n\n## Zubereitung\n\n1. Die Zwiebel schneiden und die Nudeln kochen.\n2. ${last}\n`,
      );
    expect(suitableWishes(recipe(step))).toContain(wish);
    expect(suitableWishes(recipe('Alles mischen und servieren.'))).not.toContain(wish);
  });
});

it('a text that is no recipe gets the wishes that suit any', () => {
  expect(suitableWishes(parseRecipe('Hello.'))).toEqual([
    'quicker',
    'simpler',
    'vegetarian',
    'forChildren',
  ]);
});
