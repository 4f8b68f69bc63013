import { describe, expect, it, test } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { countsOf, entriesOf, isToBuy, type Kitchen } from '../../src/amounts/Comparison';
import { compare } from '../../src/amounts/compare';
import { keepNeeds } from '../../src/amounts/keepNeeds';
import { needsOf } from '../../src/amounts/needsOf';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { AVOIDS_NOTHING } from '../../src/foods/covers';
import { learn } from '../../src/foods/languages/learn';
import { parseRecipe } from '../../src/reading/document/parseRecipe';

const BASICS = ['salt', 'pepper', 'neutral oil'];

const documentOf = (lines: readonly string[], servings = 4) => {
  const items = lines.map((line) => (line.startsWith('#') ? `\n##${line}\n` : `- ${line}`));
  return parseRecipe(
    `# Dish\n\nServes ${servings}\n\n## Ingredients\n\n${items.join('\n')}\n\n## Method\n\n1. Cook it all in a pan.\n2. Serve it with the rest.\n`,
  );
};
const recipe = (lines: readonly string[], servings = 4) => needsOf(documentOf(lines, servings));

const kitchen = (list: string, more: Partial<Kitchen> = {}): Kitchen => ({
  list: list.split('; ').filter(Boolean),
  always: [],
  probably: BASICS,
  avoided: AVOIDS_NOTHING,
  ...more,
});

const compared = (list: string, ...lines: string[]) => compare(recipe(lines), kitchen(list));

const first = (list: string, line: string, more: Partial<Kitchen> = {}) =>
  compare(recipe([line, '1 tsp salt']), kitchen(list, more)).needs[0];

test.each([
  ['Rice (leftover; contains milk)', '200 g cooked rice', 'yes'],
  ['Rice (leftover; contains milk)', '200 ml milk', 'no'],
  ['Hähnchen (Reste; enthält Milch)', '200 g cooked chicken', 'yes'],
  ['Hähnchen (Reste; enthält Milch)', '200 ml milk', 'no'],
])('of %j, the dish serves for "%s", and not what it contains: %s', async (name, line, served) => {
  await learn('de');
  expect(first('', line, { list: [name] })?.served).toBe(served);
});

describe('what serves for a line', () => {
  test.each([
    ['eggs', '2 eggs', 'yes'],
    ['basmati rice', '200 g rice', 'yes'],
    ['oil', '2 tbsp olive oil', 'perhaps'],
    ['ham', '100 g bacon', 'perhaps'],
    ['paella rice', '300 g bomba rice', 'yes'],
    // A longer name is a kind of the food, unless the tables call both the same.
    ['olives', '16 Kalamata olives', 'perhaps'],
    ['Kalamata olives', '50 g olives', 'yes'],
    ['basmati rice', '200 g jasmine rice', 'perhaps'],
    ['salt', '1 tsp curing salt', 'perhaps'],
    ['olive oil', '2 tbsp extra-virgin olive oil', 'yes'],
    ['potatoes', '500 g floury potatoes', 'yes'],
    ['waxy potatoes', '500 g floury potatoes', 'perhaps'],
    ['floury potatoes', '500 g potatoes', 'yes'],
    ['sugar', '100 g brown sugar', 'perhaps'],
    ['salted butter', '100 g unsalted butter', 'perhaps'],
    ['butter', '100 g unsalted butter', 'yes'],
    ['chilli flakes', '2 tsp chilli powder', 'perhaps'],
    // A general word alone may be any of its kinds. With another word, it is another kind.
    ['bread', '4 slices sourdough', 'perhaps'],
    ['white bread', '4 slices sourdough', 'perhaps'],
    ['bread', '4 burger buns', 'perhaps'],
    ['burger buns', '4 burger buns', 'yes'],
    ['1 onion', '3 spring onions', 'no'],
    ['spring onions', '1 onion', 'perhaps'],
    ['dried red lentils', '200 g red lentils', 'yes'],
    ['cheddar', '50 g Parmesan, grated', 'perhaps'],
    ['buttermilk', '175 ml milk', 'perhaps'],
    // A count means the vegetable.
    ['black pepper', '1 pepper, sliced', 'no'],
    ['red peppers', '2 large peppers', 'yes'],
    ['salt', '1 tsp garlic salt', 'no'],
    ['chives', '2 spring onions', 'perhaps'],
    ['lemon', '2 tbsp lemon juice', 'yes'],
    ['half a lemon', 'juice of 1 lemon', 'yes'],
    ['flour', '100 g gluten-free flour', 'no'],
    ['gluten-free flour', '100 g gluten-free self-raising flour', 'perhaps'],
    ['gluten-free flour', '100 g gluten-free plain flour', 'yes'],
    ['eggs', '1 tsp salt', 'probably'],
    ['eggs', '100 ml water', 'always'],
    ['eggs', '1 jar Zorblax', 'unclear'],
    ['yeast', '1 sachet (7 g) instant dried yeast', 'yes'],
    ['fresh yeast', '1 sachet (7 g) instant dried yeast', 'perhaps'],
    ['tinned tuna', '2 tins tuna in spring water, drained', 'yes'],
    ['milk', '450 ml semi-skimmed milk', 'yes'],
    ['balsamic vinegar', '1 tbsp balsamic glaze', 'perhaps'],
    ['pork chops', '4 pork loin chops', 'yes'],
    ['tea', '50 g butter or margarine', 'no'],
    ['margarine', '50 g butter or margarine', 'yes'],
    ['crunchy peanut butter', '3 tbsp smooth peanut butter', 'perhaps'],
    ['peanut butter', '3 tbsp smooth peanut butter', 'yes'],
    ['chilli powder', '½ tsp cayenne pepper', 'perhaps'],
    ['frozen raspberries', '100 g berries, fresh or frozen', 'yes'],
    ['frozen peas', '200 g peas (fresh or frozen)', 'yes'],
    ['frozen peas', '200 g fresh peas', 'perhaps'],
    ['oregano', '1 tsp dried oregano', 'yes'],
    ['eggs', '2 hard-boiled eggs', 'yes'],
    ['boiled eggs', '2 eggs', 'perhaps'],
    ['curry paste', '1 tbsp curry powder', 'perhaps'],
    ['bulgur wheat', '200 g couscous', 'perhaps'],
    ['spaghetti', '200 g egg noodles', 'perhaps'],
    ['wholegrain mustard', '1 tsp Dijon mustard', 'perhaps'],
    ['Tabasco', '1 tsp sriracha', 'perhaps'],
    ['sweet potatoes', '500 g potatoes', 'no'],
  ])('with %s, "%s": %s', (list, line, served) => {
    expect(first(list, line)?.served).toBe(served);
  });

  it('is what a visitor always has, once they have said so', () => {
    expect(first('eggs', '1 tsp cumin', { always: ['ground cumin'] })?.served).toBe('always');
  });

  it.each([
    [['oil'], '1 tbsp olive oil', 'perhaps'],
    [['olive oil'], '2 tbsp rapeseed oil', 'perhaps'],
    [['salt', 'pepper'], 'white pepper', 'perhaps'],
    [['oil'], '200 ml sparkling water', 'no'],
  ])('is perhaps something near it that is always there: %s for %s', (always, line, answer) => {
    expect(first('', line, { always, probably: [] })?.served).toBe(answer);
  });

  it('is nothing that the visitor avoids, but the same food', () => {
    const avoided = thingsToAvoid({ ...NO_PREFERENCES, allergens: ['milk', 'gluten'] });
    expect(first('butter', '50 g butter or olive oil', { avoided })?.served).not.toBe('yes');
    expect(first('rice', '50 g butter or olive oil', { avoided })?.names).toEqual(['olive oil']);
    expect(first('oats', '100 g oats (gluten-free if needed)', { avoided })?.served).not.toBe(
      'yes',
    );
    expect(first('oats', '100 g oats (gluten-free if needed)')?.served).toBe('yes');
  });
});

describe('how much of it there is', () => {
  test.each<[string, string, string, number | null]>([
    ['2 eggs', '6 eggs', 'no', 4],
    ['eggs, 2 left', '6 eggs', 'no', 4],
    ['tomatoes x5', '4 tomatoes', 'yes', null],
    ['1 tin plum tomatoes', '2 tins plum tomatoes', 'no', 1],
    ['1 tin (400 g) chickpeas', '2 tins (400 g each) chickpeas', 'no', 1],
    ['6 eggs', '6 eggs', 'yes', null],
    ['2 eggs', '2-3 eggs', 'unknown', null],
    ['1 egg', '2-3 eggs', 'no', 1],
    ['eggs', '6 eggs', 'unknown', null],
    ['500 g flour', '1 kg flour', 'no', 500],
    ['flour (500 g)', '200 g flour', 'yes', null],
    ['1 kg flour', '2 cups flour', 'yes', null],
    ['2 cups flour; 200 g flour', '300 g flour', 'unknown', null],
    ['half a lemon', '1 lemon', 'no', 0.5],
    ['a lemon', 'juice of 1 lemon', 'yes', null],
    ['some rice', '200 g rice', 'unknown', null],
    ['1 tin tomatoes', '2 tins tomatoes', 'no', 1],
    // A tin without a size counts as one of the recipe's.
    ['1 tin tomatoes', '2 x 400 g tins tomatoes', 'no', 1],
    ['mozzarella, 1 ball', '2 balls mozzarella, torn', 'no', 1],
    ['500 g bag of flour', '750 g flour', 'no', 250],
    ['garlic, 2 cloves', '3 cloves garlic', 'no', 1],
    ['flour, about 500 g', '750 g flour', 'no', 250],
    ['carrot, just 1', '2 carrots', 'no', 1],
    ['1 tub cream (200 ml)', '300 ml cream', 'no', 100],
    ['1 bunch parsley (30 g)', '2 bunches parsley', 'no', 1],
    ['2 tins tomatoes (800 g)', '3 tins tomatoes', 'unknown', null],
    ['only 1 lemon', '2 lemons', 'no', 1],
    ['a few eggs', '6 eggs', 'unknown', null],
    ['2 eggs', '3 egg yolks', 'no', 1],
    ['1 chicken', '4 chicken thighs', 'check', null],
    // Rice gains weight in cooking, and a lemon weighs more than its juice.
    ['200 g rice', '400 g cooked rice', 'check', null],
    ['200 g lentils', '400 g cooked lentils', 'check', null],
    ['500 g cooked rice', '600 g cooked rice', 'no', 100],
    ['100 g lemons', '200 g lemon juice', 'check', null],
    ['2 eggs', '3 boiled eggs', 'no', 1],
    ['half a 500 g pack of spaghetti', '400 g spaghetti', 'no', 150],
    ['half a 400 g tin of tomatoes', '1 x 400 g tin tomatoes', 'no', 0.5],
  ])('of %s, "%s": enough %s', (list, line, enough, short) => {
    expect(first(list, line)?.use).toMatchObject({ enough });
    expect(first(list, line)?.use?.short?.value ?? null).toBe(short);
  });

  it('counts at the chosen servings', () => {
    const needs = recipe(['2 eggs'], 4);
    expect(compare(needs, kitchen('4 eggs'), 12).needs[0]).toMatchObject({
      amount: { value: 6 },
      use: { enough: 'no', short: { value: 2 } },
    });
    expect(compare(needs, kitchen('4 eggs'), 8).needs[0]?.use?.enough).toBe('yes');
  });

  it('of lines with one food is the sum of their upper ends', () => {
    expect(compared('3 lemons', '2 lemons', '1–2 lemons').needs[0]?.use?.enough).toBe('unknown');
  });

  it('is shared by the lines of one recipe: whites and yolks come from the same eggs', () => {
    expect(compared('4 eggs', '2 eggs', '3 eggs, beaten').needs[0]?.use?.short?.value).toBe(1);
    expect(compared('3 eggs', '2 egg yolks', '4 egg whites').needs[0]?.use?.short?.value).toBe(1);
    expect(compared('4 eggs', '3 egg yolks', '2 eggs').needs[0]?.use?.short?.value).toBe(1);
    expect(compared('4 eggs', '4 poached eggs', '2 egg yolks').needs[0]?.use?.short?.value).toBe(2);
  });

  it('is used up as a whole only if the recipe takes all of it', () => {
    expect(compared('2 eggs', '2 eggs').needs[0]?.use?.isWhole).toBe(true);
    expect(compared('6 eggs', '2 eggs').needs[0]?.use?.isWhole).toBe(false);
    expect(compared('eggs', '2 eggs').needs[0]?.use?.isWhole).toBe(false);
  });
});

describe('the counts', () => {
  const counts = (list: string, ...lines: string[]) => countsOf(compared(list, ...lines));

  it('leave out what every kitchen has, and what the cook may leave out', () => {
    expect(
      counts('salt; eggs', '1 tsp salt', '2 eggs', '1 tsp cumin', 'parsley, to serve'),
    ).toEqual({ have: 1, buy: 1, need: 2 });
  });

  it('name each food once, and no part of a food that the recipe needs anyway', () => {
    expect(counts('tea', '2 eggs', '1 egg yolk', '1 egg, beaten', '1 leek')).toEqual({
      have: 0,
      buy: 2,
      need: 2,
    });
  });

  it('have too little of a food as something to buy', () => {
    const { needs } = compared('2 eggs; rice', '6 eggs', '200 g rice');
    expect(needs.map(isToBuy)).toEqual([true, false]);
    expect(counts('2 eggs; rice', '6 eggs', '200 g rice')).toEqual({ have: 1, buy: 1, need: 2 });
  });

  it('of entries say which are used, and which are left', () => {
    expect(entriesOf(compared('eggs; ham; tea', '2 eggs', '100 g bacon'))).toEqual({
      used: ['eggs'],
      unused: ['tea'],
      count: 1,
      maybe: 1,
      total: 3,
      isAll: false,
    });
  });
});

it('what the cookbook keeps of a recipe compares as the recipe does', () => {
  const lines = [
    '2 eggs',
    'salt and pepper',
    '50 g butter or margarine',
    '1 tsp thyme leaves',
    '1 jar Zorblax',
  ];
  const needs = recipe(lines);
  const kept = JSON.parse(JSON.stringify(keepNeeds(documentOf(lines))));
  const given = kitchen('1 egg; margarine');
  const served = compare(needs, given, 8).needs.map((one) => [one.served, one.use?.short?.value]);
  expect(compare(kept, given, 8).needs.map((one) => [one.served, one.use?.short?.value])).toEqual(
    served,
  );
});
