import { describe, expect, it } from 'vitest';
import { applyEdits, type View } from '../../src/amounts/edits';
import { showOvenTemperatures } from '../../src/amounts/ovenTemperatures';
import { showAmounts } from '../../src/amounts/showAmounts';
import type { LanguageCode } from '../../src/recipe/document/languages/Language';
import { readAmounts } from '../../src/recipe/document/readAmounts';

const ORIGINAL: View = { factor: 1, units: 'original', language: 'en' };

/** A line as the page shows it; null if it cannot be scaled. */
function show(line: string, view: Partial<View>): string | null {
  const whole = { ...ORIGINAL, ...view };
  const edits = showAmounts(line, readAmounts(line, whole.language), whole);
  return edits && applyEdits(line, edits);
}

describe('scaled', () => {
  it.each([
    [3, '2 tbsp olive oil', '6 tbsp olive oil'],
    [2, '1½ cups (360 ml) milk', '3 cups (720 ml) milk'],
    [2, '250 g / 9 oz flour', '500 g / 18 oz flour'],
    [2, '250g/9oz flour', '500g/18oz flour'],
    [2, '2–3 carrots', '4–6 carrots'],
    [3, '2 (14 oz) cans tomatoes', '6 (14 oz) cans tomatoes'],
    [2, '2 x 400g tins tomatoes', '4 x 400g tins tomatoes'],
    [2, '1 packet (7 g) yeast', '2 packets (7 g) yeast'],
    [2, '4 salmon fillets (about 150 g each)', '8 salmon fillets (about 150 g each)'],
    [2, '2 cups plus 1 tbsp sugar', '4 cups plus 2 tbsp sugar'],
    [2, '1 tbsp lemon juice (from 1 lemon)', '2 tbsp lemon juice (from 2 lemons)'],
    [2, 'Zest and juice of 1 lime', 'Zest and juice of 2 limes'],
    [2, 'Butter: 100 g', 'Butter: 200 g'],
    [2, '1 kg potatoes, cut into 2 cm cubes', '2 kg potatoes, cut into 2 cm cubes'],
    [2, '300 g beans, soaked for 12 hours', '600 g beans, soaked for 12 hours'],
    [2, '1 cup 2% milk', '2 cups 2% milk'],
    [2, '2 packs 2-minute noodles', '4 packs 2-minute noodles'],
    [2, '500 g flour', '1 kg flour'],
    [0.5, '1 kg potatoes', '500 g potatoes'],
    [1 / 3, '2 eggs', 'about 1 egg'],
    [0.5, '3 eggs', '1½ eggs'],
    [0.5, 'a dozen eggs', '6 eggs'],
    [2, 'half a lemon', '1 lemon'],
    [2, '2 bay leaves', '4 bay leaves'],
    [0.5, '¾ cup sugar', '6 tbsp sugar'],
    [3, '1 tsp salt', '1 tbsp salt'],
    [0.5, '1-1/2 cups sugar', '¾ cup sugar'],
    [2, '8 oz cheese', '1 lb cheese'],
    [2, '1 lb 8 oz tomatoes', '3 lb tomatoes'],
    [2, '1 lb 5 oz tomatoes', '2 lb 10 oz tomatoes'],
    [2, 'salt to taste', 'salt to taste'],
    [2, '2 chicken breasts, cut in half', '4 chicken breasts, cut in half'],
    [2, '2 tbsp oil, plus a little extra', '4 tbsp oil, plus a little extra'],
    [2, '1 tsp five-spice powder', '2 tsp five-spice powder'],
    [2, 'one large aubergine', '2 large aubergines'],
    [2, '1 heaping tablespoon flour', '2 heaping tablespoons flour'],
  ])('× %d, %s is %s', (factor, line, shown) => {
    expect(show(line, { factor })).toBe(shown);
  });

  it.each([
    '2 onions (about 300 g)',
    '2 cans (400 g) tomatoes',
    '1,000 g flour',
    'A pinch of salt',
    '9-inch pie crust',
    '1 lb chicken, cut into 4 pieces',
    'an onion',
    'half cup milk',
    'thirteen olives',
    'one and a half cups milk',
    '2 and 1/2 cups milk',
    '1 cup sugar plus a tablespoon',
    'eggs, two',
  ])('says that it cannot scale what may mean two things: %s', (line) => {
    expect(show(line, { factor: 2 })).toBeNull();
  });

  it('cannot scale to less than spoons measure', () => {
    expect(show('¼ tsp pepper', { factor: 1 / 3 })).toBeNull();
  });

  it.each<[LanguageCode, string, string]>([
    ['de', '1,5 kg Kartoffeln', '750 g Kartoffeln'],
    ['de', '250 g Mehl', '125 g Mehl'],
    ['de', '3 EL Öl', '1½ EL Öl'],
    ['fr', '25 cl de crème', '12,5 cl de crème'],
    ['fr', '2 c. à soupe de sucre', '1 c. à soupe de sucre'],
    ['es', '2 tazas de arroz', '1 taza de arroz'],
    ['de', '4 große Zwiebeln', '2 große Zwiebeln'],
    ['de', '2 Zwiebeln', '1 Zwiebel'],
    ['de', '3 Tassen Mehl', '1½ Tassen Mehl'],
    ['fr', '3 tasses de lait', '1½ tasse de lait'],
    ['fr', '2 cuillères à soupe de miel', '1 cuillère à soupe de miel'],
  ])('in %s: half of %s', (language, line, shown) => {
    expect(show(line, { factor: 0.5, language })).toBe(shown);
  });
});

describe('the units that a visitor prefers', () => {
  it.each([
    ['metric', '2 cups flour', '480 ml flour'],
    ['metric', '1 lb beef', '450 g beef'],
    ['metric', '2 tbsp oil', '2 tbsp oil'],
    ['metric', '1 stick butter', '1 stick butter'],
    ['metric', '1 cup (240 ml) milk', '1 cup (240 ml) milk'],
    ['us', '250 g / 9 oz flour', '250 g / 9 oz flour'],
    ['us', '250g flour', '9 oz flour'],
    ['us', '1 kg potatoes', '2.2 lb potatoes'],
    ['us', '500 ml stock', 'about 2 cups stock'],
    ['us', '60 ml cream', '¼ cup cream'],
    ['us', '5 ml vanilla', '1 tsp vanilla'],
    ['us', '2–3 carrots', '2–3 carrots'],
  ] as const)('in %s units, %s is %s', (units, line, shown) => {
    expect(show(line, { units })).toBe(shown);
  });

  it('scales and converts at once', () => {
    expect(show('1 cup flour', { units: 'metric', factor: 2 })).toBe('480 ml flour');
  });

  it.each(['2 c. à soupe de sucre', '1 c. de miel'])(
    'takes no French spoon for a cup: %s',
    (line) => {
      expect(show(line, { units: 'metric', language: 'fr' })).toBe(line);
    },
  );
});

describe('the temperatures of an oven', () => {
  it.each([
    ['us', 'Preheat the oven to 180°C.', 'Preheat the oven to 350°F.'],
    ['us', 'Roast at 200–220 °C.', 'Roast at 400–425 °F.'],
    ['us', 'Heat the oven to 160 degrees Celsius.', 'Heat the oven to 325 degrees Fahrenheit.'],
    ['us', 'Set the oven to 180°C fan.', 'Set the oven to 350°F fan.'],
    ['us', 'Bake at 200°C fan/gas 7.', 'Bake at 400°F fan/gas 7.'],
    ['metric', 'Bake at 425F for 20 minutes.', 'Bake at 220C for 20 minutes.'],
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(applyEdits(step, showOvenTemperatures(step, units))).toBe(shown);
  });

  it.each([
    'Set the oven to 200°C (400°F).',
    'Roast until the internal temperature reaches 74°C.',
    'Bake until the bread is 96°C inside, or its core reaches 96°C.',
    'Bake until a thermometer in the thickest part reads 75°C.',
    'Heat the oil to 180°C.',
    'Warm the milk to 40°C.',
    'Bake for 20 minutes, then turn 180 degrees.',
  ])('stay: %s', (step) => {
    expect(showOvenTemperatures(step, 'us')).toEqual([]);
  });
});
