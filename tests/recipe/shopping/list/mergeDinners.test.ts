import { describe, expect, it } from 'vitest';
import { createAvoided } from '../../../../src/foods/avoided/createAvoided';
import { AVOIDS_NOTHING } from '../../../../src/foods/covers';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
import { readAmounts } from '../../../../src/reading/quantities/readAmounts';
import { mergeDinners } from '../../../../src/recipe/shopping/list/mergeDinners';

const dinner = (title: string, lines: readonly string[], factor = 1) => ({
  title,
  factor,
  document: parseRecipe(
    `# ${title}\n\nServes 4\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Cook it all for 10 minutes.\n`,
  ),
});

const listOf = (dinners: readonly ReturnType<typeof dinner>[], atHand: readonly string[] = []) =>
  mergeDinners(dinners, {
    atHand,
    avoided: AVOIDS_NOTHING,
    scale: () => null,
    readAmounts,
  });

const buy = (...lines: readonly string[]) =>
  listOf(lines.map((line, at) => dinner(`Dinner ${at}`, [line]))).buy.map(({ text }) => text);

describe('two lines become one', () => {
  it.each([
    ['2 parsnips, peeled', '3 large parsnips', 'parsnips, 5'],
    ['1 zucchini', '1 courgette, sliced', 'zucchinis, 2'],
    ['250 ml buttermilk', '0.5 l buttermilk', 'buttermilk, 750 ml'],
    ['600 g lamb mince', '500 g minced lamb', 'lamb mince, 1.1 kg'],
    ['¼ cup rapeseed oil', '2 tbsp rapeseed oil', 'rapeseed oil, 6 tbsp'],
    ['2 tsp oregano', '1 tbsp oregano', 'oregano, 1⅔ tbsp'],
    ['1 x 400 g tin haricot beans', '2 (400 g) tins navy beans', 'navy beans, 3 x 400 g tins'],
    ['2 cloves of garlic, crushed', '1 garlic clove', 'garlic, 3 cloves'],
    ['20 g fresh dill', '10 g dill, chopped', 'fresh dill, 30 g'],
    ['1 tsp ground allspice', '1 tsp allspice', 'ground allspice, 2 tsp'],
    ['8 oz ground pork', '1 lb ground pork', 'ground pork, 1½ lb'],
  ])('%s and %s', (one, other, sum) => {
    expect(buy(one, other)).toEqual([sum]);
  });
});

describe('two lines stay two', () => {
  it.each([
    ['cups and grams', '1 cup sugar', '100 g sugar'],
    ['cups and millilitres', '1 cup milk', '200 ml milk'],
    ['pints', '1 pint milk', '200 ml milk'],
    ['a range', '2-3 leeks', '2 leeks'],
    ['about', 'about 3 leeks', '2 leeks'],
    ['handfuls', '1 handful spinach', '2 handfuls spinach'],
    ['a choice', '1 tbsp butter or ghee', '1 tbsp butter'],
    ['a part', 'juice of 1 lime', '1 lime'],
    ['a part in a note', '1 lime, juice only', '1 lime'],
    ['more to come', '50 g sugar, plus extra to serve', '50 g sugar'],
    ['two packs', '1 x 400 g tin lentils', '1 x 200 g tin lentils'],
    ['a pack of unknown size', '1 x 400 g tin lentils', '1 tin lentils'],
    ['a claim', '100 g gluten-free oats', '100 g oats'],
    ['a claim behind the food', '100 g oats, gluten-free', '100 g oats'],
    ['vegan food', '2 tbsp vegan mayonnaise', '2 tbsp mayonnaise'],
    ['a brand', '200 g Violife feta', '200 g feta'],
    ['dried and fresh herbs', '1 tsp dried dill', '1 tsp dill'],
    ['a ground root', '1 tsp ground ginger', '1 tsp ginger, grated'],
    ['frozen food', '200 g frozen raspberries', '200 g raspberries'],
    ['cooked food', '200 g cooked quinoa', '200 g quinoa'],
    ['food on the bone', '1 kg lamb shoulder, bone in', '1 kg lamb shoulder'],
    ['tinned and fresh food', '1 tin peaches', '4 peaches'],
    ['soaked beans', '200 g chickpeas, soaked overnight', '200 g chickpeas'],
    ['whole and part', '3 eggs', '2 egg whites'],
  ])('%s', (_, one, other) => {
    expect(buy(one, other)).toHaveLength(2);
  });
});

it('The servings count, and nobody buys half an egg.', () => {
  const { buy } = listOf([
    dinner('Quiche', ['3 eggs', '1 sheet puff pastry', '2 leeks'], 0.5),
    dinner('Omelette', ['2 eggs'], 2),
  ]);
  expect(buy.map(({ text }) => text)).toEqual(['leeks, 1', 'eggs, 6', 'puff pastry, ½ sheet']);
  expect(buy[1]?.parts).toEqual([
    { title: 'Quiche', text: '1½' },
    { title: 'Omelette', text: '4' },
  ]);
});

it('A line that the page cannot scale says how many times the recipe is cooked.', () => {
  expect(listOf([dinner('Soup', ['a good slosh of cider'], 1.5)]).buy[0]?.text).toBe(
    'a good slosh of cider (× 1.5)',
  );
});

it('What is at hand has a list of its own, but plain food never serves for a claim.', () => {
  const soup = dinner('Soup', ['200 g rice', '100 g gluten-free flour', '1 onion', '500 ml water']);
  const { buy, atHand } = listOf([soup], ['rice', 'flour']);
  expect(atHand.map(({ text }) => text)).toEqual(['rice, 200 g']);
  expect(buy.map(({ text }) => text)).toEqual(['onion, 1', 'gluten-free flour, 100 g']);
});

it('Of a food with too few pieces at hand, the list has the rest.', () => {
  const omelette = dinner('Omelette', ['5 eggs', '2 lemons']);
  const { buy, atHand } = listOf([omelette], ['3 eggs', 'lemons']);
  expect(buy.map(({ text }) => text)).toEqual(['eggs, 2 more']);
  expect(atHand.map(({ text }) => text)).toEqual(['lemons, 2']);
});

it('The list has the order of a shop, with unknown foods last.', () => {
  const all = [
    '1 splorg',
    '200 ml white wine',
    '100 g frozen peas',
    '1 tsp cumin',
    '200 g rice',
    '400 g beef',
    '50 g butter',
    '1 baguette',
    '2 carrots',
  ];
  expect(listOf([dinner('Feast', all)]).buy.map(({ shelf }) => shelf)).toEqual([
    'vegetables and fruit',
    'bread',
    'chilled',
    'meat and fish',
    'dry goods',
    'spices',
    'frozen',
    'drinks',
    'other',
  ]);
});

it('The list marks what the visitor avoids, and names recipes that it could not read.', () => {
  const avoided = createAvoided({ allergens: ['milk'], diet: null, avoid: [] });
  const stew = { ...dinner('Stew', []), document: parseRecipe('# Stew\n\nCook it as ever.') };
  const { buy, unread } = mergeDinners([dinner('Toast', ['20 g butter', '1 apple']), stew], {
    atHand: [],
    avoided,
    scale: () => null,
    readAmounts,
  });
  expect(buy.map(({ name, isAvoided }) => [name, isAvoided])).toEqual([
    ['apple', false],
    ['butter', true],
  ]);
  expect(unread).toEqual(['Stew']);
});
