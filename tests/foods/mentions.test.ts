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
    ['gluten', '50 g chickpea flour', 'Mix 50 g flour into the onion.'],
    ['milk', '100 g vegan cheese', 'Grate 50 g cheese over.'],
    ['milk', '200 ml oat milk', 'Warm milk (200 ml) in a pan.'],
    ['milk', '100 g vegan cheddar', 'Grate 50 g cheese over.'],
    ['milk', '200 ml oat milk', 'Heat the cow milk.'],
  ])('%s: beside "%s" it is contained if it has an amount of its own: "%s"', (...given) => {
    expect(verdictOf(...given)).toBe('contains');
  });

  test.each<[Content, string, string]>([
    ['milk', '200 ml oat milk', 'Dip the fish in milk.'],
    ['milk', '200 ml oat milk', 'Add a little milk.'],
    ['milk', '200 ml oat milk', 'Swap in the ordinary milk if you like.'],
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
    ['milk', 'ideally dairy-free yoghurt'],
    ['milk', 'almost dairy-free cheese'],
    ['milk', '99% dairy-free cheese'],
    ['gluten', 'gluten-free pasta where possible'],
    ['gluten', 'gluten-free flour for coeliacs'],
    ['milk', 'cheese, can be vegan'],
    ['gluten', 'soy sauce (tamari for coeliacs)'],
    ['milk', 'oat milk (or semi-skimmed)'],
    ['milk', 'oat milk or 2%'],
    ['milk', 'oat milk/whole'],
  ])('%s in "%s"', (content, line) => {
    expect(verdictOf(content, line, 'Stir it in.')).toBe('contains');
  });

  test.each<[Content, string]>([
    ['gluten', 'gluten-free flour, preferably Doves Farm'],
    ['milk', 'oat milk or more'],
  ])('one that holds does: %s in "%s"', (content, line) => {
    expect(verdictOf(content, line, 'Stir it in.')).not.toBe('contains');
  });
});

test.each<[Content, Verdict, string]>([
  ['gluten', 'may contain', 'Batter the fish.'],
  ['gluten', 'nothing', 'Toast the seeds.'],
  ['gluten', 'nothing', 'Wrap in foil.'],
  ['milk', 'nothing', 'Drain and mash half of them.'],
  ['milk', 'contains', 'Serve with bangers and mash, and butter.'],
  ['molluscs', 'nothing', 'Scallop the edges with your thumb.'],

  ['nuts', 'nothing', 'Roll into balls the size of walnuts.'],

  ['milk', 'contains', 'Add a fat such as butter.'],
  ['peanuts', 'nothing', 'As in many recipes, stir it well.'],
  ['molluscs', 'may contain', "Sear these 'scallops' until golden."],
  ['gluten', 'nothing', 'Dust and roll up.'],
  ['eggs', 'contains', 'Shake without ice together with the white of one egg.'],
  ['peanuts', 'contains', 'Grind with 40 g toasted cacahuates.'],
  ['peanuts', 'may contain', 'Grind with cacahuates.'],
])('in a step, %s: %s in "%s"', (content, verdict, step) => {
  expect(verdictOf(content, '1 onion', step)).toBe(verdict);
});

test.each([
  '1 cauliflower, blitzed into rice',
  '500 ml water kefir',
  '1 kg peanut pumpkin, warts cut off',
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
