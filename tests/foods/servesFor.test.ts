import { describe, expect, test } from 'vitest';
import { foodsOfList, splitFoods } from '../../src/foods/entries';
import { covers } from './blindLines';

describe('an entry of a list serves for an ingredient', () => {
  test.each([
    ['butter', 'butter', 'yes'],
    ['butter', 'margarine', 'maybe'],
    ['lemon', 'lime', 'maybe'],
    ['milk', 'oat milk', 'no'],
    ['butter', 'vegan butter', 'no'],
    ['flour', 'gluten-free flour', 'no'],
    ['rice', 'long-grain rice', 'yes'],
    ['rice', 'risotto rice', 'maybe'],
    ['cream', 'heavy cream', 'yes'],
    ['cornflour', 'flour', 'no'],
    ['sweet potatoes', 'potatoes', 'no'],
    ['chilli powder', '1 red chilli', 'no'],
    ['soup', 'stock', 'no'],
    ['plain flour', 'bread flour', 'maybe'],
    ['oat milk', 'milk', 'maybe'],
    ['cheddar', 'cheese', 'yes'],
    ['cheese', 'cheddar', 'maybe'],
    ['chicken thighs', 'chicken breasts', 'maybe'],
    ['chicken', 'chicken breasts', 'yes'],
    ['chicken breasts', 'chicken', 'yes'],
    ['egg yolks', 'eggs', 'maybe'],
    ['eggs', 'egg yolks', 'yes'],
    ['tomatoes', 'tomato sauce', 'no'],
    ['dried tomatoes', 'tomatoes', 'no'],
    ['tomatoes', 'dried tomatoes', 'no'],
    ['frozen peas', 'fresh peas', 'maybe'],
    ['frozen peas', 'peas', 'yes'],
    ['peas', 'frozen peas', 'maybe'],
    ['fresh peas', 'frozen peas', 'maybe'],
    ['cabbage', '1/2 white cabbage, shredded', 'maybe'],
    ['white cabbage', '1/2 cabbage', 'yes'],
    ['white cabbage', 'red cabbage', 'maybe'],
    ['green pepper', '1 red pepper', 'maybe'],
    ['leeks', '2 leeks, white parts only', 'yes'],
    ['onions', '2 brown onions', 'yes'],
    ['pepper', '1 tsp black pepper', 'yes'],
    ['tofu', '300 g firm tofu', 'maybe'],
    ['butter', '50 g soft butter', 'yes'],
    ['chicken thighs', '6 boneless, skinless chicken thighs', 'maybe'],
    ['chicken breasts', '2 boneless chicken breasts', 'yes'],
    ['white bread', '2 slices wholemeal bread', 'maybe'],
    ['pasta', '300 g pasta shells', 'maybe'],
    ['smoked bacon', '4 rashers bacon', 'yes'],
    ['leftover roast chicken', '200 g cooked chicken', 'yes'],
    ['cooked prawns', '200 g raw prawns', 'maybe'],
    ['rice', 'cooked rice', 'yes'],
    ['cooked rice', 'rice', 'maybe'],
    ['dried oregano', 'oregano', 'yes'],
    ['butter', 'Zorblax butter', 'maybe'],
    ['Zorblax butter', 'butter', 'maybe'],
    ['gluten-free flour', 'flour', 'no'],
    ['flour', 'gluten-free flour', 'no'],
    ['rice', 'gluten-free rice', 'yes'],
    ['sauce', 'sauce', 'maybe'],
    ['lemon chicken', 'chicken', 'maybe'],
    ['chicken', 'lemon chicken', 'maybe'],
    ['rice', 'rice or pasta', 'yes'],
    ['pasta', 'rice or pasta', 'yes'],
    ['tea', 'rice or pasta', 'no'],
    ['bacon', 'ham', 'maybe'],
    ['stock cube', 'chicken stock', 'maybe'],
    ['milk', 'butter', 'no'],
    ['butter', 'milk', 'no'],
    ['smoked salmon', 'salmon', 'no'],
    ['salmon', 'smoked salmon', 'no'],
    ['onion', 'salt and onion', 'maybe'],
    ['butter', '2 tbsp butter or ghee', 'yes'],
    ['ghee', '2 tbsp butter or ghee', 'yes'],
    ['', 'onion', 'no'],
    ['no milk', 'milk', 'no'],
    ['ginger', 'ground ginger', 'no'],
    ['bread', 'breadcrumbs', 'maybe'],
    ['spaghetti', 'pasta', 'yes'],
    ['pasta', 'spaghetti', 'maybe'],
    ['olive oil', 'oil', 'yes'],
    ['oil', 'olive oil', 'maybe'],
    ['pork chops', 'minced pork', 'no'],
    ['cooked chicken', 'chicken thighs', 'no'],
    ['chicken thighs', 'pork belly', 'no'],
    ['coriander', 'fresh cilantro', 'yes'],
    ['fresh thyme', 'dried thyme', 'maybe'],
    ['lemon chicken', 'lemon chicken', 'yes'],
    ['gluten-free bread', 'vegan gluten-free bread', 'maybe'],
    ['chocolate', 'sugar-free chocolate', 'maybe'],
    ['sugar-free chocolate', 'dairy-free chocolate', 'maybe'],
    ['gluten-free vegan bread', 'vegan gluten-free bread', 'yes'],
    ['vegan gluten-free bread', 'gluten-free vegan bread', 'yes'],
    ['sugar-free vegan butter', 'vegan sugar-free butter', 'yes'],
    ['gluten-free vegan butter', 'vegan butter', 'yes'],
    ['non-dairy milk', 'dairy-free milk', 'yes'],
    ['dairyfree milk', 'dairy-free milk', 'yes'],
    ['glutenfree flour', 'gluten-free flour', 'yes'],
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

describe('an entry splits into foods', () => {
  test.each<[string, string[]]>([
    ['chicken breast, pasta, cream', ['chicken breast', 'pasta', 'cream']],
    ['eggs and rice', ['eggs', 'rice']],
    ['eggs & rice', ['eggs', 'rice']],
    ['eggs + rice; milk', ['eggs', 'rice', 'milk']],
    ['salt and pepper', ['salt', 'pepper']],
    ['eggs, and rice', ['eggs', 'rice']],
    ['eggs, egg', ['eggs', 'egg']],
  ])('"%s": %j', (entry, foods) => {
    expect(splitFoods(entry)).toEqual(foods);
  });

  test.each([
    'macaroni and cheese',
    'eggs, Zorblax',
    'eggs',
    'rice pudding',
    'leftover chicken and rice',
    'chicken, rice (leftovers)',
    `eggs, ${'rice, '.repeat(50)}milk`,
  ])('but not "%s"', (entry) => {
    expect(splitFoods(entry)).toEqual([]);
  });

  test('of which each counts once in a list', () => {
    expect(foodsOfList(['eggs and rice', 'rice', 'eggs', 'tea'])).toEqual(['eggs', 'rice', 'tea']);
  });
});
