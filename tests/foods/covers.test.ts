import { describe, expect, it, test } from 'vitest';
import { droppedBy, exclusionsAlone, findExclusions } from '../../src/foods/avoided/exclusions';
import type { Cover } from '../../src/foods/covers';
import { listedFoods, splitEntry, splitFoods, suggestFoods } from '../../src/foods/entries';
import { growthOf, MOST_GROWTH } from '../support/timeOf';
import { covers, pairsOf } from './blindLines';

test.each<[have: string, need: string, answer: Cover]>([
  ['eggs', '2 large free-range eggs, beaten', 'yes'],
  ['shallot', '1 onion', 'maybe'],
  ['lemon', 'juice of 1 lemon', 'yes'],
  ['oil', 'butter or oil', 'yes'],
  ['cheese', 'grated cheddar', 'maybe'],
  ['butter', 'butter (or vegan)', 'yes'],
  ['butter', 'vegan/regular butter', 'yes'],
  ['butter', 'vegan butter (no)', 'yes'],
  ['cheese', '99% dairy-free cheese', 'yes'],
  ['surimi', 'surimi with or without crab', 'yes'],
  ['vegetarian sausages', 'meatless sausages', 'yes'],
  ['salt', 'salt and pepper', 'maybe'],
  ['chicken', 'chicken stock', 'no'],
  ['cheddar', 'feta', 'no'],
  ['eggs', 'egg noodles', 'no'],
  ['no milk', 'milk', 'no'],
  ['butter', 'butter (vegan)', 'no'],
])('%s serves for %s: %s', (have, need, answer) => {
  expect(covers(have, need)).toBe(answer);
});

test('for each food of a line, the best entry of the list counts', () => {
  expect(covers(['flour', 'pepper', 'salt'], 'salt and pepper')).toBe('yes');
  expect(covers(['flour', 'milk'], 'salt and pepper')).toBe('no');
  expect(covers([], 'salt')).toBe('no');
});

test('pairs that other people wrote get the answer that a person gives', () => {
  const pairs = pairsOf('covers.txt');
  const wrong = pairs.filter(([pair, expected]) => {
    const [have = '', need = ''] = pair.split(/\s+;\s+/);
    return !expected.split('/').includes(covers(have, need));
  });
  expect(wrong).toEqual([]);
});

const said = (words: string, without: readonly string[] = []) => {
  const { allergens, diet, avoid } = droppedBy(words, without);
  return [...allergens, ...(diet ? [diet] : []), ...avoid];
};

describe('a change asks a recipe to lose', () => {
  it.each<[string, ...foods: string[]]>([
    ['milder, without paprika or milk', 'milk', 'paprika'],
    ['with no oven and no paprika', 'paprika'],
    ['remove the paprika, cumin and salt', 'paprika', 'cumin', 'salt'],
    ['remove the paprika from the recipe', 'paprika'],
    ['replace the paprika with cumin', 'paprika'],
    ['swap butter and cheese for oil', 'butter', 'cheese'],
    ['oil instead of butter and salt', 'butter'],
    ['substitute oil for butter', 'butter'],
    ['use tofu rather than chicken', 'chicken'],
    ['leave the paprika out, please', 'paprika'],
    ["I'm out of paprika", 'paprika'],
    ["don't add salt", 'salt'],
    ['hold the mayo', 'mayo'],
    ['ditch the onions and add leeks', 'onions'],
    ['paprika-free', 'paprika'],
    ['gluten-free and vegan', 'gluten', 'vegan'],
    ['no paprika, more rice', 'paprika'],
  ])('in %j', (words, ...foods) => {
    expect(said(words)).toEqual(foods);
  });

  it.each([
    'less salt',
    'make it spicier',
    'no more salt',
    'no extra cheese',
    'not so much garlic',
    'half of the butter',
    'milder, without an oven',
    'with vegan butter',
    'not without garlic',
    "don't remove the paprika",
    'a sauce out of tomatoes',
    'remove the chicken from the pan earlier',
    'take the chicken out after 5 minutes',
    'for children',
  ])('nothing in %j', (words) => {
    expect(said(words)).toEqual([]);
  });

  it('what a swap names, whatever its words are', () => {
    expect(
      said('without that', ['smoked paprika', 'milk', "ingredients that aren't vegan"]),
    ).toEqual(['milk', 'vegan', 'smoked paprika']);
  });
});

const found = (text: string) =>
  findExclusions(text).map(({ words, allergens }) => `${words}: ${allergens.join(' ')}`);

it.each([
  ['my child is allergic to milk', 'milk'],
  ['no milk', 'milk'],
  ['without dairy', 'dairy'],
  ['lactose free only', 'lactose'],
  ['milk-free spread', ''],
  ['no-knead bread', ''],
  ['sugar-free cola', ''],
  ['alcohol-free beer', ''],
  ['oat milk without sugar', ''],
  ['2 eggs (no milk)', ''],
  ['egg free mayo', ''],
  ['unsalted butter', ''],
])('the entry "%s" of a list only wishes away "%s"', (entry, food) => {
  expect(
    exclusionsAlone(entry, 'en')
      .map(({ words }) => words)
      .join(),
  ).toBe(food);
});

it.each<[text: string, ...found: string[]]>([
  ['No nuts', 'nuts: nuts'],
  ['something Thai, no nuts please', 'nuts: nuts'],
  ['without nuts', 'nuts: nuts'],
  ['without any peanuts or eggs', 'peanuts: peanuts', 'eggs: eggs'],
  ['free of gluten', 'gluten: gluten'],
  ['milder, and avoid coriander', 'coriander: '],
  ["I'm allergic to shellfish and celery", 'shellfish: crustaceans molluscs', 'celery: celery'],
  ['my son has a nut allergy', 'nut: nuts'],
  // A visitor who avoids lactose may drink lactose-free milk.
  ['lactose intolerant', 'lactose: '],
  ['dairy-free', 'dairy: milk'],
  ['no nuts/eggs', 'nuts: nuts', 'eggs: eggs'],
  ["we don't eat pork", 'pork: '],
  ["I can't have milk", 'milk: milk'],
  ['without the butter, it is too rich', 'butter: '],
  ['no coconut milk', 'coconut milk: '],
  ['no nuts and no eggs', 'nuts: nuts', 'eggs: eggs'],
  ['no nuts, chicken with rice', 'nuts: nuts'],
  ['no nuts, eggs or milk', 'nuts: nuts', 'eggs: eggs', 'milk: milk'],
  ['allergic to nuts, eggs and milk', 'nuts: nuts', 'eggs: eggs', 'milk: milk'],
  ['no butter beans', 'butter beans: '],
])('%j asks to leave out foods', (text, ...foods) => {
  expect(found(text)).toEqual(foods);
});

it.each([
  'something Thai, for children',
  'no rice cooker',
  'without an oven',
  'no more than 30 minutes',
  'with nuts',
  'not without garlic',
  "don't avoid garlic",
  "I can't do without butter",
  'not allergic to nuts',
  'no longer allergic to nuts',
  'no need to avoid nuts',
  'free-range eggs',
  'fat-free',
  'no fuss',
  'no-knead bread',
  'no egg timer',
  'no nut butter sandwich cutter',
  '',
])('%j asks to leave out no food', (text) => {
  expect(found(text)).toEqual([]);
});

it.each(['no nuts, ', 'no ', 'x '])(
  'the time for a long text of %j grows as its length',
  (piece) => {
    const find = (length: number) => findExclusions(piece.repeat(length / piece.length));
    expect(find(2_400).length).toBeLessThanOrEqual(5);
    expect(growthOf(find, 300)).toBeLessThan(MOST_GROWTH);
  },
);

describe('an entry of a list serves for an ingredient', () => {
  test.each([
    ['butter', 'butter', 'yes'],
    ['butter', 'margarine', 'maybe'],
    ['lemon', 'lime', 'maybe'],
    ['milk', 'oat milk', 'no'],
    ['butter', 'vegan butter', 'no'],
    ['rice', 'long-grain rice', 'yes'],
    ['rice', 'risotto rice', 'maybe'],
    ['cream', 'heavy cream', 'yes'],
    ['sweet potatoes', 'potatoes', 'no'],
    ['chilli powder', '1 red chilli', 'no'],
    ['plain flour', 'bread flour', 'maybe'],
    ['oat milk', 'milk', 'maybe'],
    ['chicken thighs', 'chicken breasts', 'maybe'],
    ['chicken breasts', 'chicken', 'yes'],
    ['eggs', 'egg yolks', 'yes'],
    ['tomatoes', 'tomato sauce', 'no'],
    ['dried tomatoes', 'tomatoes', 'no'],
    ['frozen peas', 'fresh peas', 'maybe'],
    ['peas', 'frozen peas', 'maybe'],
    ['white cabbage', 'red cabbage', 'maybe'],
    ['leeks', '2 leeks, white parts only', 'yes'],
    ['pepper', '1 tsp black pepper', 'yes'],
    ['butter', '50 g soft butter', 'yes'],
    ['chicken thighs', '6 boneless, skinless chicken thighs', 'maybe'],
    ['chicken breasts', '2 boneless chicken breasts', 'yes'],
    ['pasta', '300 g pasta shells', 'maybe'],
    ['leftover roast chicken', '200 g cooked chicken', 'yes'],
    ['cooked prawns', '200 g raw prawns', 'maybe'],
    ['rice', 'cooked rice', 'yes'],
    ['cooked rice', 'rice', 'maybe'],
    ['butter', 'Zorblax butter', 'maybe'],
    ['Zorblax butter', 'butter', 'maybe'],
    ['gluten-free flour', 'flour', 'no'],
    ['flour', 'gluten-free flour', 'no'],
    ['rice', 'gluten-free rice', 'yes'],
    ['sauce', 'sauce', 'maybe'],
    ['chicken', 'lemon chicken', 'maybe'],
    ['pasta', 'rice or pasta', 'yes'],
    ['tea', 'rice or pasta', 'no'],
    ['bacon', 'ham', 'maybe'],
    ['stock cube', 'chicken stock', 'maybe'],
    ['onion', 'salt and onion', 'maybe'],
    ['', 'onion', 'no'],
    ['ginger', 'ground ginger', 'no'],
    ['bread', 'breadcrumbs', 'maybe'],
    ['pork chops', 'minced pork', 'no'],
    ['cooked chicken', 'chicken thighs', 'no'],
    ['chicken thighs', 'pork belly', 'no'],
    ['fresh thyme', 'dried thyme', 'maybe'],
    ['lemon chicken', 'lemon chicken', 'yes'],
    ['gluten-free bread', 'vegan gluten-free bread', 'maybe'],
    ['chocolate', 'sugar-free chocolate', 'maybe'],
    ['sugar-free chocolate', 'dairy-free chocolate', 'maybe'],
    ['gluten-free vegan bread', 'vegan gluten-free bread', 'yes'],
    ['sugar-free vegan butter', 'vegan sugar-free butter', 'yes'],
    ['gluten-free vegan butter', 'vegan butter', 'yes'],
    ['non-dairy milk', 'dairy-free milk', 'yes'],
    ['dairyfree milk', 'dairy-free milk', 'yes'],
  ] as const)('"%s" for "%s": %s', (have, need, answer) => {
    expect(covers(have, need)).toBe(answer);
  });

  test('with all entries together', () => {
    expect(covers(['salt', 'onion'], 'salt and onion')).toBe('yes');
    expect(covers(['tea', 'coffee'], 'salt and onion')).toBe('no');
    expect(covers(['tea', 'onion'], 'rice or onion')).toBe('yes');
    expect(covers([], 'onion')).toBe('no');
  });
});

describe('suggestions', () => {
  it('have a word that begins with what is typed, the shortest first, six at most', () => {
    expect(suggestFoods('Papr')[0]).toBe('paprika');
    expect(suggestFoods('chick')).toHaveLength(6);
    expect(suggestFoods('oni')).toEqual(expect.arrayContaining(['onion', 'red onion']));
  });

  it('end once the text is a food', () => {
    expect(suggestFoods('onion')).toEqual([]);
    expect(suggestFoods('2 eggs')).toEqual([]);
  });

  it('need two letters, and name no tools', () => {
    expect(suggestFoods('e')).toEqual([]);
    expect(suggestFoods('  ')).toEqual([]);
    expect(suggestFoods('cake ti')).toEqual([]);
  });
});

describe('an ingredient that reads as several', () => {
  it.each([
    ['chicken breast, pasta, cream', ['chicken breast', 'pasta', 'cream']],
    ['2 eggs and 200 g flour', ['2 eggs', '200 g flour']],
    ['eggs + rice; milk', ['eggs', 'rice', 'milk']],
    ['salt & pepper', ['salt', 'pepper']],
    ['eggs, egg', ['eggs', 'egg']],
    ['milk; butter; and cheese', ['milk', 'butter', 'cheese']],
  ])('%s', (text, pieces) => {
    expect(splitFoods(text)).toEqual(pieces);
  });

  it.each([
    'tomatoes, chopped',
    'eggs',
    'half and half',
    'rice pudding',
    'leftover chicken and rice',
    'chicken, rice (leftovers)',
    'chicken, Zorblax',
    'butter or oil',
    'sweet and sour sauce',
    'the rest of the roast chicken, and its gravy boat',
    '',
    'eggs, '.repeat(40),
  ])('not "%s"', (text) => {
    expect(splitFoods(text)).toEqual([]);
  });
});

describe('a line with commas lists', () => {
  it.each([
    ['eggs, rice and milk', ['eggs', 'rice', 'milk']],
    ['eggs,rice;  salt & pepper,', ['eggs', 'rice', 'salt', 'pepper']],
    ['Zorblax, eggs, and Quorblix', ['Zorblax', 'eggs', 'Quorblix']],
    ['eggs, macaroni and cheese', ['eggs', 'macaroni and cheese']],
    ['butter, unsalted', ['butter, unsalted']],
    ['tomatoes, 400 g', ['tomatoes, 400 g']],
    ['garlic, 2 cloves, eggs, 1,5 kg rice', ['garlic, 2 cloves', 'eggs', '1,5 kg rice']],
    ['eggs, carrots, peeled and diced', ['eggs', 'carrots, peeled and diced']],
    ['cake, no nuts, tea', ['cake, no nuts', 'tea']],
    ['sausages (pork, beef), tea', ['sausages (pork, beef)', 'tea']],
    ['eggs, leftover chicken and rice', ['eggs', 'leftover chicken and rice']],
    ['rice and milk', ['rice and milk']],
    [',', [',']],
  ])('%s', (line, foods) => {
    expect(listedFoods(line)).toEqual(foods);
  });

  it('thousands of foods soon', () => {
    const foods = Array.from({ length: 50_000 }, (_, at) => `zorblax ${at}`);
    const start = performance.now();
    expect(listedFoods(foods.join(', '))).toEqual(foods);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

it('an entry counts as its foods', () => {
  expect(splitEntry('eggs and rice')).toEqual(['eggs', 'rice']);
  expect(splitEntry('chicken, Zorblax')).toEqual(['chicken, Zorblax']);
  expect(splitEntry('chicken, Zorblax, rice', true)).toEqual(['chicken', 'Zorblax', 'rice']);
});
