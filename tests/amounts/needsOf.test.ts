import { beforeAll, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import type { Kitchen } from '../../src/amounts/Comparison';
import { compare, rankOf } from '../../src/amounts/compare';
import { keepNeeds } from '../../src/amounts/keepNeeds';
import { needsOf } from '../../src/amounts/needsOf';
import { takenBy } from '../../src/cookbook/cooked/startCooking';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { learn } from '../../src/foods/languages/learn';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { aKitchen } from '../support/kitchens';

const STEPS = '## Method\n\n1. Cook everything.\n2. Serve it.';

const documentOf = (...lines: string[]) =>
  parseRecipe(`# Dish\n\n## Ingredients\n\n${lines.join('\n')}\n\n${STEPS}`);
const read = (...lines: string[]) => needsOf(documentOf(...lines));
const foodsOf = (...lines: string[]) =>
  (keepNeeds(documentOf(...lines))?.needs ?? [])
    .filter(({ isOptional, isSure }) => isSure && !isOptional)
    .map(({ foods }) => foods);

it.each<[string, string[]]>([
  ['- 200 g red lentils', ['red lentil']],
  ['- 2 cloves garlic, crushed', ['garlic']],
  ['- 400 g tin chopped tomatoes', ['tinned tomato']],
  ['- 1 tsp dried thyme', ['dried thyme']],
  ['- 50 g butter or margarine', ['butter or margarine']],
  ['- salt and pepper', ['salt', 'pepper']],
  ['- 6 scallops, roe removed', ['scallop']],
])('of %j, a need names the foods %j', (line, foods) => {
  expect(foodsOf('- 100 g rice', line)).toEqual(['rice', ...foods]);
});

it.each([
  ['- 2 eggs', 2, null, ''],
  ['- 2-3 eggs', 2, 3, ''],
  ['- 1 kg flour', 1, null, 'kilogram'],
  ['- 2 x 400 g tins tomatoes', 2, null, '400 gram can'],
  ['- 2-inch piece ginger', 2, null, 'inch piece'],
  ['- a dozen eggs', 12, null, ''],
  ['- 1 cup plus 4 tbsp flour', 1.25, null, 'cup'],
  ['- 8 oz (225 g) butter', 8, null, 'ounce'],
  ['- juice of 2 limes', 2, null, ''],
])('of "%s", it knows the amount: %d, %s %s', (line, value, to, unit) => {
  expect(read(line, '- 1 tsp salt').needs[0]?.amount).toMatchObject({ value, to, unit });
});

it.each(['- eggs', '- about 3 eggs', '- a handful of spinach', '- 2-inch ginger'])(
  'of "%s", it knows no amount',
  (line) => {
    expect(read(line, '- 1 tsp salt').needs[0]?.amount).toBeNull();
  },
);

it('what a recipe needs has nothing that the cook can leave out, or makes from the rest', () => {
  const lines = [
    '- 100 g rice',
    '- parsley, to serve',
    '',
    '### Dough',
    '- 1 egg',
    '',
    '### Pie',
    '- the dough',
    '',
    '### Pesto',
    '- 20 g basil',
    '',
    '### To assemble',
    '- the pesto',
    '- 2 tbsp mayonnaise (see note)',
  ];
  expect(foodsOf(...lines)).toEqual(['rice', 'egg', 'basil']);
});

const recipeIn: Record<string, (line: string, heading?: string) => string> = {
  en: (line, heading) =>
    `# Stew\n\n## Ingredients\n\n- 2 eggs\n- 200 g beef\n\n${heading ? `### ${heading}\n\n` : ''}- ${line}\n\n## Method\n\n1. Cook everything.\n2. Serve it.`,
  de: (line, heading) =>
    `# Eintopf\n\n## Zutaten\n\n- 2 Eier\n- 200 g Rindfleisch\n\n${heading ? `### ${heading}\n\n` : ''}- ${line}\n\n## Zubereitung\n\n1. Alles zusammen kochen.\n2. Heiß servieren.`,
  fr: (line, heading) =>
    `# Ragoût\n\n## Ingrédients\n\n- 2 œufs\n- 200 g de bœuf\n\n${heading ? `### ${heading}\n\n` : ''}- ${line}\n\n## Préparation\n\n1. Faire cuire le tout.\n2. Servir chaud.`,
  es: (line, heading) =>
    `# Guiso\n\n## Ingredientes\n\n- 2 huevos\n- 200 g de ternera\n\n${heading ? `### ${heading}\n\n` : ''}- ${line}\n\n## Preparación\n\n1. Cocina todo junto en una sartén durante 20 minutos.\n2. Sírvelo caliente con el arroz.`,
};

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

it.each<[language: string, isOptional: boolean, line: string, heading?: string]>([
  ['en', false, '300 g rice, to serve'],
  ['en', false, 'about 300 g rice, to serve'],
  ['en', false, 'two lemons, to serve'],
  ['en', false, 'about 2 lemons, to serve'],
  ['en', false, '2 x 250 g pouches rice, to serve'],
  ['en', false, '1 tablespoon panko bread crumbs, or to taste'],
  ['en', false, '2 tbsp sugar, as needed'],
  ['en', false, '300 g rice', 'To serve'],
  ['en', false, '50 g cheddar', 'Toppings'],
  ['en', true, 'rice, to serve'],
  ['en', true, 'a handful of parsley, to serve'],
  ['en', true, 'salt, to taste'],
  ['en', true, '70% chocolate, to decorate'],
  ['en', true, '00 flour, for dusting'],
  ['en', true, '30 g walnuts (optional)'],
  ['en', true, '30 g walnuts, if you like'],
  ['en', true, '30 g walnuts', 'Toppings (optional)'],
  ['en', true, 'rice', 'To serve'],
  ['de', false, '300 g Reis zum Servieren'],
  ['de', false, '1 EL Petersilie zum Garnieren'],
  ['de', false, '1 TL Salz, nach Geschmack'],
  ['de', false, '300 g Reis', 'Zum Servieren'],
  ['de', true, 'Reis zum Servieren'],
  ['de', true, 'Salz nach Geschmack'],
  ['de', true, 'Mehl Type 405 zum Bestäuben'],
  ['de', true, '30 g Walnüsse (optional)'],
  ['de', true, '30 g Walnüsse, wer mag'],
  ['de', true, 'Reis', 'Zum Servieren'],
  ['fr', false, '300 g de riz, pour servir'],
  ['fr', false, '1 cuillère à soupe de persil pour décorer'],
  ['fr', false, '1 cuillère à café de sel, selon votre goût'],
  ['fr', false, '300 g de riz', 'Pour servir'],
  ['fr', true, 'riz, pour servir'],
  ['fr', true, 'sel, selon votre goût'],
  ['fr', true, '30 g de noix (facultatif)'],
  ['fr', true, 'riz', 'Pour servir'],
  ['es', false, '300 g de arroz para servir'],
  ['es', false, '1 cucharada de perejil para decorar'],
  ['es', false, '1 cucharadita de sal, al gusto'],
  ['es', false, '300 g de arroz', 'Para servir'],
  ['es', true, 'arroz para servir'],
  ['es', true, 'sal, al gusto'],
  ['es', true, '30 g de nueces (opcional)'],
  ['es', true, 'arroz', 'Para servir'],
])('in %s, a cook can leave out (%s) %j %s', (language, isOptional, line, heading) => {
  const document = parseRecipe(recipeIn[language]?.(line, heading) ?? '');
  expect(document.language).toBe(language);
  expect(needsOf(document).needs.map((need) => need.isOptional)).toEqual([
    false,
    false,
    isOptional,
  ]);
});

it('a line whose food the page does not know is one need of which it is not sure', () => {
  const { needs } = read('- 100 g rice', '- 2 eggs', '- 50 g zibblewort');
  expect(needs.map(({ isSure }) => isSure)).toEqual([true, true, false]);
});

it.each([
  ['without ingredients', '# Soup\n\nBoil.'],
  [
    'mostly of unknown foods',
    '# Soup\n\n- 1 zibblewort\n- 2 grommets\n- 1 egg\n\n1. Boil.\n2. Eat.',
  ],
  [
    'in another language',
    '# Pasta\n\n## Ingredienti\n\n- 200 g di pasta\n- 100 g di mozzarella\n- 50 g di burro\n\n## Preparazione\n\n1. Cuocere la pasta in acqua e scolarla bene.\n2. Servire con il burro e il prezzemolo.',
  ],
])('the page does not compare a recipe %s', (_, text) => {
  expect(needsOf(parseRecipe(text)).isKnown).toBe(false);
});

it('the page does not compare a recipe of which the reader missed an ingredient', () => {
  const document = parseRecipe('# Eggs\n\n## Ingredients\n\n- 2 eggs\n\n1. Fry.\n2. Eat.');
  expect(needsOf(document).isKnown).toBe(true);
  expect(needsOf({ ...document, hasAllIngredients: false }).isKnown).toBe(false);
});

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
  ['bananas going brown, spinach (wilting)', 'banana, spinach', 2, 2],
  ['tin toms', 'tinned tomato', 1, 1],
  ['chicken and rice', 'chicken, rice', 2, 2],
  ['stock cubes', 'vegetable stock', 0, 1],
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
  expect(rank('chicken and leeks, rice', 'chicken, leek, egg', { useUp })?.usesUp.length).toBe(1);
  expect(rank('chicken and leeks, rice', 'chicken, rice', { useUp })?.usesUp.length).toBe(2);
});

it('what the visitor avoids serves for nothing but itself', () => {
  const avoided = thingsToAvoid({ ...NO_PREFERENCES, allergens: ['celery', 'eggs', 'milk'] });
  expect(rank('cheddar', 'cheese')).toMatchObject({ have: 1 });
  expect(rank('cheddar', 'cheese', { avoided })).toMatchObject({ have: 0 });
  expect(rank('egg noodles', 'egg noodle or rice noodle')).toMatchObject({ have: 1 });
  expect(rank('egg noodles', 'egg noodle or rice noodle', { avoided })).toMatchObject({ have: 0 });
});

function taken(list: string, ...lines: string[]) {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const document = parseRecipe(`# Dish\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook it.`);
  const comparison = compare(needsOf(document), aKitchen(list.split(', ')));
  return takenBy(comparison).map(({ entry, amount, isWhole }) => [entry, amount, isWhole]);
}

it.each([
  // The whole amount is gone only if both texts give amounts.
  ['eggs', ['2 eggs'], [['eggs', '2', false]]],
  ['2 eggs', ['3 large eggs'], [['2 eggs', '3', true]]],
  ['6 eggs', ['2 eggs'], [['6 eggs', '2', false]]],
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
