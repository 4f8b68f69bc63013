import { describe, expect, test } from 'vitest';
import { findAllergens, type Verdict } from '../../src/foods/allergens';
import type { Content } from '../../src/foods/contents';

function verdictOf(content: Content, ingredient: string, step: string): Verdict | undefined {
  return findAllergens([
    { text: ingredient, isIngredient: true },
    { text: step, isIngredient: false },
  ]).get(content)?.verdict;
}

describe('a food of a step, beside an ingredient whose name ends with the same word', () => {
  test.each<[Content, string, string]>([
    ['milk', '2 tbsp peanut butter', 'Melt 50 g butter in a pan.'],
    ['milk', '400 ml coconut milk', 'Pour it in, and 200 ml milk.'],
    ['gluten', '50 g chickpea flour', 'Mix 50 g flour into the onion.'],
    ['eggs', '1 flax egg', 'Crack one egg into the pan.'],
    ['eggs', '1 flax egg', 'Brush with an egg.'],
    ['milk', '100 g vegan cheese', 'Grate 50 g cheese over.'],
    ['gluten', '100 g gluten-free flour', 'Mix in 50 g flour for the sauce.'],
    ['milk', '2 tbsp peanut butter', 'Melt a knob of butter in the pan.'],
    ['milk', '2 tbsp peanut butter', 'Mix the sugar and 50 g butter.'],
    ['milk', '200 ml oat milk', 'Warm milk (200 ml) in a pan.'],
    ['milk', '200 ml oat milk', 'Add 20 g of the milk powder and 1 tbsp butter.'],
  ])('%s: beside "%s" it is contained if it has an amount of its own: "%s"', (...given) => {
    expect(verdictOf(...given)).toBe('contains');
  });

  test.each<[Content, string, string]>([
    ['milk', '2 tbsp peanut butter', 'Fry it in butter.'],
    ['milk', '200 ml oat milk', 'Dip the fish in milk.'],
    ['milk', '200 ml oat milk', 'Add a little milk.'],
    ['milk', '200 ml oat milk', 'Swap in the ordinary milk if you like.'],
    ['nuts', '100 g peanuts', 'Scatter with nuts.'],
    ['milk', '200 ml oat milk', 'Take it off the heat, milk and all.'],
  ])('%s: beside "%s" a bare word may be another food: "%s"', (...given) => {
    expect(verdictOf(...given)).toBe('may contain');
  });

  test.each<[Content, string, string]>([
    ['milk', '200 ml oat milk', 'Pour in the milk.'],
    ['milk', '200 ml oat milk', 'Pour in the warm milk.'],
    ['milk', '200 ml oat milk', 'Whisk in half the milk, then the remaining milk.'],
    ['milk', '200 ml oat milk', 'Whisk in 2 tbsp of the milk, then the rest of the milk.'],
    [
      'milk',
      '200 ml oat milk',
      'Brush with reserved milk, and serve with the remaining 50 ml milk.',
    ],
    ['milk', '200 ml oat milk', 'Mix the sugar, cocoa and milk.'],
    ['milk', '200 ml oat milk', 'Mix the dry ingredients and milk.'],
    ['gluten', '100 g gluten-free pasta', 'Boil the pasta.'],
    ['gluten', '4 slices gluten-free bread', 'Fry the breadcrumbs.'],
    ['milk', '100 ml dairy free single cream alternative', 'Pour in the cream.'],
    ['milk', '100 g cheese (vegan)', 'Top with the cheese.'],
    ['nuts', '100 g peanuts', 'Crush the nuts.'],
    ['gluten', '100 g rice noodles', 'Add the noodles.'],
  ])('%s: beside "%s" a reference adds nothing: "%s"', (...given) => {
    expect(verdictOf(...given)).toBe('nothing');
  });

  test('the place of a bare word says what it may be, and in which step', () => {
    const found = findAllergens([
      { text: '100 g flour (gluten-free)', isIngredient: true },
      { text: 'Dust with flour.', isIngredient: false, step: 2 },
    ]).get('gluten');
    expect(found?.places[0]?.reason).toEqual({
      kind: 'listed',
      listed: ['flour (gluten-free)'],
      step: 2,
    });
  });
});

describe('a claim that may not hold clears nothing', () => {
  test.each<[Content, string]>([
    ['gluten', '200 g preferably gluten-free flour'],
    ['milk', 'ideally dairy-free yoghurt'],
    ['milk', 'optional vegan butter'],
    ['milk', '(optional) vegan butter'],
    ['milk', 'almost dairy-free cheese'],
    ['milk', '99% dairy-free cheese'],
    ['gluten', 'pasta (gluten-free if needed)'],
    ['gluten', 'gluten-free pasta, if needed'],
    ['gluten', 'gluten-free pasta where possible'],
    ['gluten', 'gluten-free pasta, ideally'],
    ['gluten', 'gluten-free flour for coeliacs'],
    ['milk', 'vegan-style cheese'],
    ['milk', 'cheese, can be vegan'],
    ['milk', 'for vegans use butter'],
    ['milk', 'butter (or vegan)'],
    ['gluten', 'soy sauce (tamari for coeliacs)'],
    ['milk', 'oat milk (or semi-skimmed)'],
    ['milk', 'oat milk or 2%'],
    ['milk', 'oat milk/whole'],
    ['milk', 'vegan butter or salted'],
  ])('%s in "%s"', (content, line) => {
    expect(verdictOf(content, line, 'Stir it in.')).toBe('contains');
  });

  test.each<[Content, string]>([
    ['milk', 'vegan butter (optional)'],
    ['milk', 'vegan butter, optional'],
    ['gluten', 'gluten-free flour, preferably Doves Farm'],
    ['milk', 'oat milk or water'],
    ['milk', 'oat milk or more'],
  ])('one that holds does: %s in "%s"', (content, line) => {
    expect(verdictOf(content, line, 'Stir it in.')).not.toBe('contains');
  });
});

test.each<[Content, Verdict, string]>([
  ['gluten', 'may contain', 'Bread the chicken.'],
  ['gluten', 'may contain', 'Batter the fish.'],
  ['gluten', 'nothing', 'Toast the seeds.'],
  ['gluten', 'nothing', 'Wrap in foil.'],
  ['milk', 'nothing', 'Drain and mash half of them.'],
  ['milk', 'contains', 'Serve with bangers and mash, and butter.'],
  ['molluscs', 'nothing', 'Scallop the edges with your thumb.'],
  ['fish', 'nothing', 'Salt is the sole seasoning here.'],
  ['fish', 'contains', 'Fry the sole in oil.'],
  ['molluscs', 'nothing', 'This soup warms the cockles of your heart.'],
  ['molluscs', 'nothing', "Let it simmer at a snail's pace."],
  ['eggs', 'nothing', 'Whisk until it looks like stiff egg whites.'],
  ['fish', 'nothing', 'Flake it with a fork, as you would tuna.'],
  ['fish', 'contains', 'Flake it like this, then add tuna.'],
  ['nuts', 'nothing', 'Roll into balls the size of walnuts.'],
  ['nuts', 'nothing', 'Cook until it is hazelnut-brown.'],
  ['eggs', 'nothing', 'Simmer until thick as custard.'],
  ['milk', 'contains', 'Add a fat such as butter.'],
  ['peanuts', 'nothing', 'As in many recipes, stir it well.'],
  ['molluscs', 'may contain', "Sear these 'scallops' until golden."],
  ['milk', 'may contain', 'Blend to a thick cream. Layer it with the cream.'],
  ['milk', 'contains', 'Blend to a thick cream. Add 50 ml cream.'],
  ['milk', 'contains', 'Whisk it into the cream.'],
  ['gluten', 'may contain', 'Bread is not required with this one.'],
])('in a step, %s: %s in "%s"', (content, verdict, step) => {
  expect(verdictOf(content, '1 onion', step)).toBe(verdict);
});

test.each([
  "250 g lady's fingers (okra)",
  "250 g okra (lady's fingers)",
  '400 g cauliflower couscous',
  '1 cauliflower, blitzed into rice',
  '500 ml water kefir',
])('"%s" is no alarm', (line) => {
  const found = findAllergens([{ text: line, isIngredient: true }]);
  const alarms = ['milk', 'eggs', 'gluten', 'nuts'] as const;
  expect(alarms.filter((content) => found.get(content)?.verdict !== 'nothing')).toEqual([]);
});
