import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import type { Content } from '../../src/foods/contents';
import { findAllergens } from './findAllergens';

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
    ['milk', '100 g butter beans', 'Melt the butter.'],
    ['milk', '100 g vegan cheddar', 'Grate 50 g cheese over.'],
    ['milk', '200 ml oat milk', 'Heat the cow milk.'],
    ['crustaceans', '3 apples', 'Stir in the crabs.'],
    ['crustaceans', '200 g oyster mushrooms', 'Stir in the crabs.'],
    ['molluscs', '200 g oyster mushrooms', 'Fry 12 oysters.'],
    ['gluten', '200 g masa harina', 'Mix in 100 g flour.'],
    ['milk', '50 g ground almonds', 'Stir in milk.'],
    ['milk', '50 g ground almonds', 'Stir in 100 ml milk.'],
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
    ['gluten', '100 g gluten-free pasta', 'Boil the pasta.'],
    ['gluten', '4 slices gluten-free bread', 'Fry the breadcrumbs.'],
    ['milk', '100 ml dairy free single cream alternative', 'Pour in the cream.'],
    ['milk', '100 g cheese (vegan)', 'Top with the cheese.'],
    ['nuts', '100 g peanuts', 'Crush the nuts.'],
    ['gluten', '100 g rice noodles', 'Add the noodles.'],
    ['milk', '100 g vegan cheddar', 'Fold in two thirds of the cheese.'],
    ['milk', '100 g apple butter', 'Spread the butter over it.'],
    ['gluten', '200 g gluten-free flour blend', 'Sift the flour.'],
    ['gluten', '200 g masa harina', 'Sift the flour.'],
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
  ['gluten', 'contains', 'Bread the chicken.'],
  ['gluten', 'may contain', 'Batter the fish.'],
  ['gluten', 'nothing', 'Toast the seeds.'],
  ['gluten', 'nothing', 'Wrap in foil.'],
  ['milk', 'nothing', 'Drain and mash half of them.'],
  ['milk', 'contains', 'Serve with bangers and mash, and butter.'],
  ['molluscs', 'nothing', 'Scallop the edges with your thumb.'],
  ['fish', 'contains', 'Fry the sole in oil.'],

  ['fish', 'contains', 'Flake it like this, then add tuna.'],
  ['nuts', 'nothing', 'Roll into balls the size of walnuts.'],

  ['milk', 'contains', 'Add a fat such as butter.'],
  ['peanuts', 'nothing', 'As in many recipes, stir it well.'],
  ['molluscs', 'may contain', "Sear these 'scallops' until golden."],
  ['milk', 'contains', 'Blend to a thick cream. Add 50 ml cream.'],
  ['milk', 'contains', 'Whisk it into the cream.'],
  ['molluscs', 'contains', 'Use something like a clam.'],
  ['gluten', 'nothing', 'Dust and roll up.'],
  ['eggs', 'contains', 'Shake without ice together with the white of one egg.'],
  ['eggs', 'may contain', 'Shake without ice or egg.'],
  ['peanuts', 'contains', 'Grind with 40 g toasted cacahuates.'],
  ['peanuts', 'may contain', 'Grind with cacahuates.'],
  ['milk', 'contains', 'Slice the butter. Leave it out overnight.'],
  ['nuts', 'contains', 'Add walnuts. Leave them out to cool.'],
])('in a step, %s: %s in "%s"', (content, verdict, step) => {
  expect(verdictOf(content, '1 onion', step)).toBe(verdict);
});

test.each([
  '400 g cauliflower couscous',
  '1 cauliflower, blitzed into rice',
  '500 ml water kefir',
  '1 kg peanut pumpkin, warts cut off',
  '800 g almond potatoes',
  '1 cheese pumpkin',
  '4 tbsp deodorised cocoa butter',
])('"%s" is no alarm', (line) => {
  const found = findAllergens([{ text: line, isIngredient: true }]);
  const alarms = ['milk', 'eggs', 'gluten', 'nuts'] as const;
  expect(alarms.filter((content) => found.get(content)?.verdict !== 'nothing')).toEqual([]);
});

test.each<[Content, string]>([
  ['milk', 'smen samneh Magerquark Frischkäse Schlagobers ashta mursik'],
  ['milk', "Gentleman's-Relish patum-peperium"],
  ['gluten', 'semo semovita tsampa Knödelbrot kluski'],
  ['eggs', 'pidan Eischnee'],
  ['peanuts', 'kulikuli pindasaus njugu'],
  ['nuts', 'Mandelmasse Paranüsse'],
  ['fish', 'padaek kapenta omena'],
  ['crustaceans', 'trassi blachan ngapi'],
  ['molluscs', 'lambi ormer'],
  ['soya', 'kicap fu-yu'],
  ['celery', 'ajmod'],
  ['mustard', 'Senfkörner'],
  ['sesame', 'til-seeds sim-sim'],
])('%s is known in a list and in a step by the name of each: %s', (content, names) => {
  for (const name of names.split(' ')) {
    const food = name.replaceAll('-', ' ');
    const verdicts = [
      verdictOf(content, `100 g ${food}`, 'Stir it in.'),
      verdictOf(content, '1 onion', `Stir in a spoonful of ${food}.`),
    ];
    expect([food, ...verdicts]).toEqual([food, 'contains', 'contains']);
  }
});
