import { describe, expect, it, test } from 'vitest';
import { droppedBy, findExclusions } from '../../src/foods/avoided/wishedAway';
import type { Cover } from '../../src/foods/covers';
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

it.each<[text: string, ...found: string[]]>([
  ['No nuts', 'nuts: nuts'],
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
