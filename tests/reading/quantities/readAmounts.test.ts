import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { readIngredient } from '../../../src/reading/quantities/readIngredient';

/** Each amount as written, its values, and its unit or what it counts. */
function read(line: string, language: LanguageCode | null): string[] | null {
  const amounts = readAmounts(line, language);
  if (!amounts) return null;
  return amounts.map(({ from, to, unit, noun, numbers, isAbout }) => {
    const written = numbers.map(({ start, end }) => line.slice(start, end)).join(' to ');
    const value = to === null ? `${from}` : `${from}–${to}`;
    const counted = noun ? ` of ${line.slice(noun.start, noun.end)}` : '';
    return `${isAbout ? 'about ' : ''}${written} = ${value}${unit ? ` ${unit.id}` : ''}${counted}`;
  });
}

describe('what grows with the servings', () => {
  it.each<[LanguageCode | null, string, string[]]>([
    ['en', '2 eggs', ['2 = 2 of eggs']],
    ['en', '2–3 tbsp olive oil', ['2 to 3 = 2–3 tablespoon']],
    ['en', '2 to 3 carrots', ['2 to 3 = 2–3 of carrots']],
    ['en', '1 1/2 cups milk', ['1 1/2 = 1.5 cup']],
    ['en', '1-1/2 cups milk', ['1-1/2 = 1.5 cup']],
    ['en', '2 C flour', ['2 = 2 cup']],
    ['en', '2 T butter', ['2 = 2 tablespoon']],
    ['en', 'zest of half a lemon', ['half a = 0.5 of lemon']],
    ['en', 'a dozen eggs', ['a dozen = 12 of eggs']],
    ['en', 'half a dozen eggs', ['half a dozen = 6 of eggs']],
    ['en', 'a dozen of the eggs', ['a dozen of = 12 of eggs']],
    ['en', 'half an onion', ['half an = 0.5 of onion']],
    ['en', 'two eggs', ['two = 2 of eggs']],
    ['en', 'twelve olives', ['twelve = 12 of olives']],
    ['en', '1 (14 oz) can tomatoes', ['1 = 1 can']],
    ['en', '2 x 400 g tins tomatoes', ['2 = 2 tins']],
    ['en', '2 (14 oz) cans tomatoes', ['2 = 2 can']],
    ['en', '2 400 g tins tomatoes', ['2 = 2 tins']],
    ['en', '4 fillets salmon (150 g per fillet)', ['4 = 4 fillets']],
    ['en', '4 fillets salmon, about 600 g in total', ['4 = 4 fillets', 'about 600 = 600 gram']],
    ['en', '1 onion, diced (about 1 cup)', ['1 = 1 of onion', 'about 1 = 1 cup']],
    ['en', '1 onion (about 1 cup)', ['1 = 1 of onion', 'about 1 = 1 cup']],
    ['en', '1 cup and 2 tbsp sugar', ['1 = 1 cup', '2 = 2 tablespoon']],
    ['en', '250 g or 9 oz flour', ['250 = 250 gram', '9 = 9 ounce']],
    ['en', '1 cup (240 ml) milk', ['1 = 1 cup', '240 = 240 milliliter']],
    ['en', '1 stick / 113 g butter', ['1 = 1 stick', '113 = 113 gram']],
    ['en', '1 stick (113 g) butter', ['1 = 1 stick', '113 = 113 gram']],
    ['en', '3 tbsp juice from 1 lemon', ['3 = 3 tablespoon', '1 = 1 of lemon']],
    ['en', '300 g beans, 2 days old', ['300 = 300 gram']],
    ['en', '200 g type 00 flour', ['200 = 200 gram']],
    ['en', '2 packs (200 g each) 2-minute noodles', ['2 = 2 pack']],
    ['en', '2 packs 2-minute noodles (200 g each)', ['2 = 2 pack']],
    ['en', '1 cup 2% milk (240 ml)', ['1 = 1 cup', '240 = 240 milliliter']],
    ['en', '1 cup milk, warmed to 40 C', ['1 = 1 cup']],
    ['en', '2 onions (about 300 g), not from jars', ['2 = 2 of onions', 'about 300 = 300 gram']],
    ['en', 'Butter: 100 g (7 tbsp)', ['100 = 100 gram', '7 = 7 tablespoon']],
    ['en', 'Butter: 100 g (2 cm slices)', ['100 = 100 gram']],
    ['en', 'Eggs: 2, 50 g each', ['2 = 2']],
    ['en', 'Butter – 100 g', ['100 = 100 gram']],
    ['en', 'Butter (100 g)', ['100 = 100 gram']],
    ['en', '3 heaped tablespoons flour', ['3 = 3 of tablespoons']],
    ['en', '2 scant cups flour', ['2 = 2 of cups']],
    ['en', '1 fl. oz. rum', ['1 = 1 fluid ounce']],
    ['en', '2 fluid ounces rum', ['2 = 2 fluid ounce']],
    ['en', '2 salt and pepper', ['2 = 2']],
    ['en', '4 chicken breasts in oil', ['4 = 4']],
    ['en', '3 ripe', ['3 = 3']],
    ['en', '2eggs', ['2 = 2 of eggs']],
    ['en', '500g flour', ['500 = 500 gram']],
    ['en', '1 c. sugar', ['1 = 1 cup']],
    ['de', '1,5 kg Mehl', ['1,5 = 1.5 kilogram']],
    ['de', '2 EL Öl', ['2 = 2 EL']],
    ['de', '4 EL Saft einer Zitrone', ['4 = 4 EL']],
    ['fr', '1 l de lait demi-écrémé', ['1 = 1 liter']],
    ['it', '300 g di pasta con una manciata di basilico', ['300 = 300 gram']],
    ['de', '2 bis 3 Zwiebeln', ['2 to 3 = 2–3 of Zwiebeln']],
    ['de', '1 Päckchen (7 g) Hefe', ['1 = 1 Päckchen']],
    ['de', 'zwei Eier', ['zwei = 2 of Eier']],
    ['fr', '2 c. à soupe de sucre', ['2 = 2 c. à soupe']],
    ['fr', '3/4 tasse de lait', ['3/4 = 0.75 tasse']],
    ['fr', "une douzaine d'huîtres", ['une = 1 douzaine']],
    ['fr', 'environ 200 g de farine', ['about 200 = 200 gram']],
    ['es', '2 cucharadas de aceite', ['2 = 2 cucharadas']],
    ['es', '1 taza de arroz', ['1 = 1 taza']],
    ['es', '3/4 de taza de leche', ['3/4 de = 0.75 taza']],
    ['es', '1 y 1/2 tazas de caldo', ['1 y 1/2 = 1.5 tazas']],
    ['es', 'De 4 a 5 patatas', ['4 to 5 = 4–5 of patatas']],
    ['es', '2 latas de 400 g de tomate', ['2 = 2 latas']],
    ['es', '1 brik de nata de 200 ml', ['1 = 1 brik']],
    ['es', '2 cucharadas (30 g) de mantequilla', ['2 = 2 cucharadas', '30 = 30 gram']],
    ['es', '1 kg de harina 0000', ['1 = 1 kilogram']],
    ['es', 'El zumo de 1 limón', ['1 = 1 of limón']],
    ['es', 'Media cebolla', ['Media = 0.5 of cebolla']],
    ['it', '500 g di farina 00', ['500 = 500 gram']],
    ['it', '2 uova', ['2 = 2 of uova']],
    ['nl', '1 teentje knoflook', ['1 = 1 teentje']],
    ['en', 'a large onion, chopped', ['a = 1 of onion']],
    ['en', 'w/ 2 bay leaves', ['2 = 2 of leaves']],
    ['de', '1.000 g Mehl', ['1.000 = 1000 gram']],
    ['de', '1.500 ml Wasser', ['1.500 = 1500 milliliter']],
    ['de', '0,125 l Milch', ['0,125 = 0.125 liter']],
    ['de', 'eine rote Zwiebel', ['eine = 1 of Zwiebel']],
    ['de', 'ein halber Liter Wasser', ['ein halber = 0.5 liter']],
    ['de', 'eineinhalb Tassen Milch', ['eineinhalb = 1.5 Tassen']],
    ['de', '1 gehäufter TL Zucker', ['1 = 1 gehäufter TL']],
    ['fr', "un demi-litre d'eau", ['un demi- = 0.5 liter']],
    ['es', 'un cuarto de kilo de arroz', ['un cuarto de = 0.25 kilogram']],
    [null, '2 eggs', ['2 = 2 of eggs']],
    [null, 'a dozen eggs', ['a dozen = 12 of eggs']],
  ])('in %s, "%s": %j', (language, line, amounts) => {
    expect(read(line, language)).toEqual(amounts);
  });

  it.each(['salt', 'salt and pepper, to taste', 'five-spice powder'])('nothing in "%s"', (line) => {
    expect(read(line, 'en')).toEqual([]);
  });
});

describe('the reader cannot tell what grows', () => {
  it.each<[LanguageCode, string]>([
    ['en', '3–2 carrots'],
    ['en', 'Butter: 100 g or 2 sticks'],
    ['en', 'a good olive oil'],
    ['en', '1–2 packets (7 g) yeast'],
    ['en', '200 g dried beans, 2 x 400 g tins'],
    ['en', '200 g dried beans or 2 x 400'],
    ['en', '1 500 g'],
    ['en', '1 aubergine, 300 g'],
    ['en', '2 tins tomatoes, about 400 g'],
    ['en', '1 loaf bread, cut into 8 slices'],
    ['en', '200 g beans from 400 g tins'],
    ['en', 'Eggs (2)'],
    ['en', 'Butter: 100 g / 4 oz'],
    ['en', 'Butter: 100 g softened'],
    ['en', 'Ginger: 5 cm'],
    ['en', 'Flour: 200 g, 3 eggs'],
    ['en', '2/3 onions (about 1 cup)'],
    ['en', '1.250 kg flour'],
    ['en', '1,5 kg flour'],
    ['en', '2 and a half cups milk'],
    ['en', '1 cup plus two tbsp sugar'],
    ['en', 'several eggs'],
    ['en', '7-Up'],
    ['de', '1.000 Oliven'],
    ['de', '1.250 l Milch'],
    ['de', 'ein Klacks Butter'],
    ['fr', "un filet d'huile"],
    ['de', '250 g Mehl mit einem TL Salz'],
    ['nl', 'Sap van een citroen'],
    ['de', '2 Zwiebeln und 1 Möhre'],
    ['de', 'a dozen eggs'],
  ])('in %s, "%s"', (language, line) => {
    expect(read(line, language)).toBeNull();
  });
});

describe('a line has a food, mostly with an amount before it', () => {
  it.each<[LanguageCode | null, string, string | null, hasAmount?: boolean]>([
    ['en', '2 large eggs, beaten', 'large eggs'],
    ['en', 'two eggs', 'eggs'],
    ['en', 'salt and pepper, to taste', 'salt and pepper', false],
    ['de', 'eine Prise Salz', 'Salz'],
    ['fr', "2 cuillères à soupe d'huile", 'huile'],
    ['it', '500 g di farina 00', 'farina 00'],
    ['nl', '1 teentje knoflook, fijngehakt', 'knoflook'],
    ['en', '1⁄2 cup milk', 'milk'],
    ['en', '1 cup\u00a0milk', 'milk'],
    ['en', '200 g type 550 flour', 'type 550 flour'],
    ['it', '500 g farina tipo 00', 'farina tipo 00'],
    ['en', '1 x 2 eggs', null],
    ['en', '1 cup + 1 tbsp milk', null],
    ['en', '2 cups plus 1 tbsp', null],
    ['en', '~2 eggs', 'eggs'],
    ['en', 'some salt', null],
    ['en', 'a few eggs', null],
    ['en', 'half an egg', null],
    ['en', '2" stick', null],
    ['en', '12', null],
    ['en', '2 %', null],
    ['en', '- eggs', null],
    ['en', '1.234 kg flour', null],
    ['en', '1.500 g flour', null],
    ['de', '1,500 g Mehl', null],
    ['de', '1,25 kg Mehl', 'Mehl'],
    ['de', 'etwas Salz', null],
    ['fr', 'quelques œufs', null],
    ['fr', '1 c. à soupe d’huile', 'huile'],
    ['pt', '1 xícara (chá) de arroz', 'arroz'],
    ['nl', 'enkele eieren', null],
    ['en', 'Sauce:', null],
    ['en', `2 eggs ${'x'.repeat(193)}`, `eggs ${'x'.repeat(193)}`],
    ['en', `2 eggs ${'x'.repeat(194)}`, null],
  ])('%s: %s', (code, line, food, hasAmount = true) => {
    const amount = hasAmount ? expect.any(Object) : null;
    expect(readIngredient(line, code)).toEqual(food && { amount, food });
  });
});

it.each<[string, LanguageCode, string]>([
  ['a decimal comma in English', 'en', '1,5 kg flour'],
  ['two units for one amount', 'en', '250 g/9 oz butter'],
  ['a sum with a sign', 'en', '1 cup + 2 tbsp sugar'],
  ['a sum in words', 'en', '1 cup plus 2 tbsp sugar'],
  ['thousands with a point', 'de', '1.000 Oliven'],
  ['thousands with a comma', 'en', '1,000 olives'],
  ['a product', 'en', '2 x 400 g cans of tomatoes'],
  ['a share', 'en', '2% milk'],
  ['a size with a hyphen', 'en', '1-inch piece of ginger'],
  ['a number in a name', 'en', '7-Up'],
  ['an amount within the line', 'en', 'juice of 1 lemon'],
  ['a vague amount', 'en', 'half an onion'],
  ['a heading', 'en', 'For the sauce:'],
  ['a sentence', 'en', `${'very '.repeat(60)}long`],
])('%s is not understood', (_, code, line) => {
  expect(readIngredient(line, code)).toBeNull();
});
