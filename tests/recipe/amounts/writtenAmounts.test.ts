import { describe, expect, it } from 'vitest';
import { nearest, writeDecimal, writeFraction } from '../../../src/reading/quantities/fractions';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { applyEdits, type View } from '../../../src/recipe/amounts/edits';
import { showAmounts } from '../../../src/recipe/amounts/showAmounts';

/** A line as the page shows it; null if it cannot be scaled. */
function show(line: string, view: Partial<View>): string | null {
  const whole: View = { factor: 1, units: 'original', language: 'en', ...view };
  const edits = showAmounts(line, readAmounts(line, whole.language), whole);
  return edits && applyEdits(line, edits);
}

describe('an amount times a number is written as a cook measures it', () => {
  it.each([
    [2, '1 tsp salt', '2 tsp salt'],
    [2, '1½ tsp salt', '1 tbsp salt'],
    [2, '2 tsp salt', '4 tsp salt'],
    [2, '4 tbsp sugar', '½ cup sugar'],
    [2, '6 tbsp sugar', '¾ cup sugar'],
    [2, '5 tbsp sugar', '10 tbsp sugar'],
    [2, '½ cup milk', '1 cup milk'],
    [2, '2 cups milk', '4 cups milk'],
    [2, '1 pint cream', '2 pints cream'],
    [2, '1 quart stock', '2 quarts stock'],
    [2, '8 oz cheese', '1 lb cheese'],
    [2, '10 oz cheese', '1¼ lb cheese'],
    [2, '1 lb beef', '2 lb beef'],
    [2, '12 oz beef', '1½ lb beef'],
    [2, '500 g flour', '1 kg flour'],
    [2, '750 ml stock', '1.5 l stock'],
    [2, '1 l stock', '2 l stock'],
    [2, '0.5 kg rice', '1 kg rice'],
    [2, '200 mg saffron', '400 mg saffron'],
    [2, '1 tablespoon oil', '2 tablespoons oil'],
    [2, '1 teaspoon salt', '2 teaspoons salt'],
    [2, '½ teaspoon salt', '1 teaspoon salt'],
    [2, '1 egg', '2 eggs'],
    [2, '1 tomato', '2 tomatoes'],
    [2, '1 leaf', '2 leaves'],
    [2, '1 pinch of saffron', '2 pinches of saffron'],
    [2, '1 bunch parsley', '2 bunches parsley'],
    [2, '1 clove garlic', '2 cloves garlic'],
    [2, '3 cloves garlic', '6 cloves garlic'],
    [2, '1 cup flour', '2 cups flour'],
    [2, '1 pound beef', '2 pounds beef'],
    [2, '1 lb. beef', '2 lb. beef'],
    [2, '2 lbs beef', '4 lbs beef'],
    [2, '1 ounce rum', '2 ounces rum'],
    [2, '1 sheet pastry', '2 sheets pastry'],
    [2, '1–2 eggs', '2–4 eggs'],
    [2, '1–2 tbsp oil', '2–4 tbsp oil'],
    [2, '1 fl oz rum', '2 fl oz rum'],
    [2, '1 kilogram potatoes', '2 kilograms potatoes'],
    [2, '1 litre stock', '2 litres stock'],
    [0.5, '1 egg', '½ egg'],
    [0.5, '3 eggs', '1½ eggs'],
    [0.5, '5 eggs', '2½ eggs'],
    [0.5, '1 clove garlic', '½ clove garlic'],
    [0.5, '3 cloves garlic', '1½ cloves garlic'],
    [0.5, '1 onion', '½ onion'],
    [0.5, '3 onions', '1½ onions'],
    [0.5, '1 cup milk', '½ cup milk'],
    [0.5, '¾ cup milk', '6 tbsp milk'],
    [0.5, '⅔ cup milk', '⅓ cup milk'],
    [0.5, '1 tbsp oil', '½ tbsp oil'],
    [0.5, '1 tsp salt', '½ tsp salt'],
    [0.5, '½ tsp salt', '¼ tsp salt'],
    [0.5, '¼ tsp salt', '⅛ tsp salt'],
    [0.5, '1 kg flour', '500 g flour'],
    [0.5, '1 l stock', '500 ml stock'],
    [0.5, '1.5 kg flour', '750 g flour'],
    [0.5, '250 g butter', '125 g butter'],
    [0.5, '25 g butter', '12.5 g butter'],
    [0.5, '15 ml rum', '7.5 ml rum'],
    [0.5, '1 lb beef', '½ lb beef'],
    [0.5, '1 oz rum', '½ oz rum'],
    [0.5, '1 quart stock', '½ quart stock'],
    [0.5, '1 pint cream', '½ pint cream'],
    [0.5, '2 cups flour', '1 cup flour'],
    [0.5, '2 sheets pastry', '1 sheet pastry'],
    [0.5, '1 pound beef', '½ pound beef'],
    [0.5, '1 can beans', '½ can beans'],
    [0.5, '1–2 eggs', '½–1 egg'],
    [0.5, '3 lb beef', '1½ lb beef'],
    [0.5, '1 litre stock', '500 ml stock'],
    [0.5, '1 dl cream', '0.5 dl cream'],
    [1 / 3, '1 cup milk', '⅓ cup milk'],
    [1 / 3, '2 cups milk', '⅔ cup milk'],
    [1 / 3, '1 tbsp oil', '1 tsp oil'],
    [1 / 3, '1 egg', '⅓ egg'],
    [1 / 3, '4 eggs', 'about 1 egg'],
    [1 / 3, '7 eggs', 'about 2 eggs'],
    [1 / 3, '100 g rice', '33 g rice'],
    [1 / 3, '1 kg rice', '333 g rice'],
    [1 / 3, '1 onion', '⅓ onion'],
    [1 / 3, '4 onions', '1⅓ onions'],
    [1 / 3, '1 tsp salt', '⅓ tsp salt'],
    [1 / 3, '1 cup flour', '⅓ cup flour'],
    [1 / 3, '10 onions', '3⅓ onions'],
    [1 / 3, '20 olives', 'about 7 olives'],
    [1.5, '1 cup milk', '1½ cups milk'],
    [1.5, '3 eggs', '4½ eggs'],
    [1.5, '1 egg', '1½ eggs'],
    [1.5, '1 onion', '1½ onions'],
    [1.5, '7 onions', 'about 10 onions'],
    [1.5, '11 onions', 'about 16 onions'],
    [1.5, '1 tbsp oil', '1½ tbsp oil'],
    [1.5, '2 tsp salt', '1 tbsp salt'],
    [1.5, '250 g flour', '375 g flour'],
    [1.5, '1 lb beef', '1½ lb beef'],
    [1.5, '10 oz beef', '15 oz beef'],
    [1.5, '⅓ cup milk', '½ cup milk'],
    [1.5, '1 can beans', '1½ cans beans'],
    [3, '⅓ cup milk', '1 cup milk'],
    [3, '1 tsp salt', '1 tbsp salt'],
    [3, '½ tsp salt', '1½ tsp salt'],
    [3, '1 tbsp oil', '3 tbsp oil'],
    [3, '¼ cup oil', '¾ cup oil'],
    [3, '400 g flour', '1.2 kg flour'],
    [3, '2 eggs', '6 eggs'],
    [3, '1 sprig thyme', '3 sprigs thyme'],
    [3, '5 oz cheese', '15 oz cheese'],
  ])('× %d: %s is %s', (factor, line, shown) => {
    expect(show(line, { factor })).toBe(shown);
  });
});

describe('an amount in other units is written as a cook measures it', () => {
  it.each([
    ['metric', '1 cup milk', '240 ml milk'],
    ['metric', '2 cups milk', '480 ml milk'],
    ['metric', '½ cup milk', '120 ml milk'],
    ['metric', '⅓ cup milk', '80 ml milk'],
    ['metric', '1 pint cream', '475 ml cream'],
    ['metric', '1 quart stock', '950 ml stock'],
    ['metric', '1 oz cheese', '28 g cheese'],
    ['metric', '8 oz cheese', '225 g cheese'],
    ['metric', '2 lb beef', '900 g beef'],
    ['metric', '3 lb potatoes', '1.35 kg potatoes'],
    ['metric', '1 fl oz rum', '30 ml rum'],
    ['metric', '8 fl oz rum', '240 ml rum'],
    ['metric', '1–2 cups milk', '240–480 ml milk'],
    ['metric', '8–10 oz beef', '225–280 g beef'],
    ['metric', '1 tbsp oil', '1 tbsp oil'],
    ['metric', '2 eggs', '2 eggs'],
    ['metric', '100 g rice', '100 g rice'],
    ['metric', '1 pound beef', '450 g beef'],
    ['metric', '4 ounces cheese', '115 g cheese'],
    ['metric', '10 cups stock', '2.4 l stock'],
    ['us', '100 g rice', '3½ oz rice'],
    ['us', '30 g butter', 'about 1 oz butter'],
    ['us', '500 g beef', '17½ oz beef'],
    ['us', '680 g beef', '1½ lb beef'],
    ['us', '900 g beef', '2 lb beef'],
    ['us', '1.5 kg beef', '3.3 lb beef'],
    ['us', '2 kg potatoes', '4.4 lb potatoes'],
    ['us', '10 ml vanilla', '2 tsp vanilla'],
    ['us', '15 ml oil', '1 tbsp oil'],
    ['us', '30 ml oil', '2 tbsp oil'],
    ['us', '45 ml oil', '3 tbsp oil'],
    ['us', '60 ml oil', '¼ cup oil'],
    ['us', '120 ml milk', '½ cup milk'],
    ['us', '250 ml milk', 'about 1 cup milk'],
    ['us', '1 l stock', '4¼ cups stock'],
    ['us', '25 cl wine', 'about 1 cup wine'],
    ['us', '200–250 g rice', '7–9 oz rice'],
    ['us', '1 tbsp oil', '1 tbsp oil'],
    ['us', '2 eggs', '2 eggs'],
    ['us', '8 oz cheese', '8 oz cheese'],
    ['us', '1 kilogram beef', '2.2 lb beef'],
    ['us', '750 ml stock', '3¼ cups stock'],
  ] as const)('in %s units, %s is %s', (units, line, shown) => {
    expect(show(line, { units })).toBe(shown);
  });

  it.each([
    [2, 'us', '250 g flour', '17½ oz flour'],
    [0.5, 'us', '250 g flour', '4½ oz flour'],
    [2, 'metric', '1 lb 4 oz beef', '1.15 kg beef'],
    [0.5, 'metric', '1 cup milk', '120 ml milk'],
    [3, 'metric', '2 tbsp oil', '6 tbsp oil'],
    [2, 'us', '1 tbsp oil', '2 tbsp oil'],
  ] as const)('× %d in %s units, %s is %s', (factor, units, line, shown) => {
    expect(show(line, { factor, units })).toBe(shown);
  });
});

describe('an amount in another language keeps its words', () => {
  it.each([
    ['de', 2, 'original', '250 g Mehl', '500 g Mehl'],
    ['de', 0.5, 'original', '1 kg Mehl', '500 g Mehl'],
    ['de', 0.5, 'original', '1,5 l Milch', '750 ml Milch'],
    ['de', 1, 'us', '250 g Mehl', '9 oz Mehl'],
    ['de', 2, 'original', '1 Dose Tomaten', '2 Dosen Tomaten'],
    ['de', 2, 'original', '1 Ei', '2 Eier'],
    ['fr', 0.5, 'original', '25 cl de lait', '12,5 cl de lait'],
    ['es', 0.5, 'original', '3 huevos', '1½ huevos'],
    ['it', 0.5, 'original', '1 uovo', '½ uovo'],
    ['de', 1 / 3, 'original', '1 Zwiebel', '⅓ Zwiebel'],
    ['de', 1 / 3, 'original', '10 Zwiebeln', '3⅓ Zwiebeln'],
    ['nl', 1 / 3, 'original', '4 eieren', 'ongeveer 1 ei'],
  ] as const)('in %s, × %d in %s units: %s is %s', (language, factor, units, line, shown) => {
    expect(show(line, { language, factor, units })).toBe(shown);
  });
});

it.each(['⅛ tsp salt', '1/8 tsp salt'])(
  'less than a spoon measures is not shown: half of %s',
  (line) => {
    expect(show(line, { factor: 0.5 })).toBeNull();
  },
);

it.each([
  [2.4, 'whole', '2'],
  [2.6, 'whole', '3'],
  [0.2, 'whole', '1'],
  [2.4, 'halves', '2½'],
  [2.2, 'halves', '2'],
  [2.3, 'quarters', '2⅓'],
  [2.7, 'quarters', '2⅔'],
  [2.9, 'quarters', '3'],
  [0.1, 'eighths', '⅛'],
  [0.4, 'eighths', '⅜'],
  [0.6, 'eighths', '⅝'],
  [0.9, 'eighths', '⅞'],
] as const)('%d in %s is %s', (value, grain, written) => {
  expect(writeFraction(nearest(value, grain))).toBe(written);
});

it('a number without a fraction has no sign, and 0 is written', () => {
  expect([writeFraction(0), writeFraction(1 / 2), writeFraction(12)]).toEqual(['0', '½', '12']);
});

it.each([
  [1.25, 1, '.', '1.3'],
  [1.2, 0, '.', '1'],
  [1.5, 2, ',', '1,5'],
  [2, 2, ',', '2'],
] as const)('%d with %i digits and "%s" is %s', (value, digits, separator, written) => {
  expect(writeDecimal(value, digits, separator)).toBe(written);
});
