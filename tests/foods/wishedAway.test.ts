import { expect, it } from 'vitest';
import { findExclusions } from '../../src/foods/avoided/wishedAway';
import { growthOf, MOST_GROWTH } from '../support/timeOf';

const found = (text: string) =>
  findExclusions(text).map(({ words, allergens }) => `${words}: ${allergens.join(' ')}`);

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
  'no oven',
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
  'milder',
  'no frobnish',
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
