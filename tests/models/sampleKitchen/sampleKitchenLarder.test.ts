import { describe, expect, test } from 'vitest';
import { FOODS as KNOWN } from '../../../src/foods/foods';
import { BOOK } from '../../../src/models/sampleKitchen/book';
import { stockOf } from '../../../src/models/sampleKitchen/larder';
import { readItem } from '../../../src/models/sampleKitchen/reading';
import { FOODS, HOSTILE, STRANGERS } from './lists';

describe('what the kitchen knows', () => {
  test('it knows at least 500 foods and eight kinds of dish', () => {
    expect(KNOWN.filter((food) => stockOf(food)).length).toBeGreaterThanOrEqual(500);
    expect(new Set(BOOK.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  });

  test('each food is known by its first name and its plural', () => {
    expect(FOODS.filter((food) => !readItem(food))).toEqual([]);
    expect(
      ['onions', 'tomatoes', 'cherries', 'radishes', 'bay leaves', 'potatos'].filter(
        (food) => !readItem(food),
      ),
    ).toEqual([]);
  });

  test.each([
    ['2 eggs', 'egg'],
    ['an egg', 'egg'],
    ['a dozen large free-range eggs', 'egg'],
    ['eggs (6)', 'egg'],
    ['Eggs x 6', 'egg'],
    ['spring onion(s)', 'spring onion'],
    ['a can of chickpeas', 'chickpeas'],
    ['2 x 400g tins of chickpeas', 'chickpeas'],
    ['500g chicken thighs', 'chicken thigh'],
    ['1.5 lb boneless, skinless chicken breasts', 'chicken breast'],
    ['fresh basil', 'basil'],
    ['a bunch of fresh coriander', 'cilantro'],
    ['tomatoes, chopped', 'tomato'],
    ['frozen peas', 'peas'],
    ['half an onion', 'onion'],
    ['3 cloves of garlic', 'garlic'],
    ['some grated cheese', 'cheese'],
    ['½ cucumber', 'cucumber'],
    ['leftover rice', 'cooked rice'],
    ['can of tomatoes', 'canned tomatoes'],
    ['tin of tuna', 'tuna'],
    ['jalapeno', 'jalapeño'],
  ])('"%s" is understood', (typed, plain) => {
    expect(readItem(typed)?.food).toBeDefined();
    expect(readItem(typed)?.food).toBe(readItem(plain)?.food);
  });

  test.each([
    ['chicken liver', 'chicken'],
    ['cooked rice', 'rice'],
    ['canned tomatoes', 'tomatoes'],
    ['boiled eggs', 'eggs'],
    ['leftover chicken', 'chicken'],
    ['garlic powder', 'garlic'],
    ['ground ginger', 'ginger'],
  ])('%s is not %s', (one, other) => {
    expect(readItem(one)?.food).not.toBe(readItem(other)?.food);
    expect(readItem(one)).toBeDefined();
  });

  test.each([
    ['mustard powder', 'mustard powder'],
    ['mustard seed', 'mustard seeds'],
    ['almond flour', 'almond flour'],
    ['urad dal', 'urad dal'],
    ['venison', 'venison'],
    ['veal chop', 'veal chops'],
  ])('an amount of %s is called %s', (typed, plural) => {
    expect(readItem(typed)?.name.plural).toBe(plural);
  });

  test.each([...STRANGERS, ...HOSTILE])('%j is not known', (entry) => {
    expect(readItem(entry)).toBeUndefined();
  });

  test.each([
    'tin of eggs',
    'canned chicken breasts',
    'raw kidney beans',
    'green potato',
    'baby food',
    'frozen eggs',
    'smoked glass',
    'box egg box',
    'can opener',
    'egg cup',
    'without eggs',
    'eggs?',
    '-2 eggs',
  ])('"%s" is not taken for what it only resembles', (entry) => {
    expect(readItem(entry)).toBeUndefined();
  });
});

describe('the book', () => {
  test('each slot asks for a use that some food has, or that a state gives', () => {
    const uses = new Set(FOODS.flatMap((food) => [...(readItem(food)?.uses ?? [])]));
    const wanted = BOOK.flatMap(({ kind, slots }) =>
      Object.values(slots).flatMap(({ of, but }) =>
        `${of} ${but ?? ''}`
          .trim()
          .split(/\s+/)
          .map((use) => [kind, use] as const),
      ),
    );

    expect(wanted.filter(([, use]) => !uses.has(use) && use !== 'cookedpotato')).toEqual([]);
  });
});
