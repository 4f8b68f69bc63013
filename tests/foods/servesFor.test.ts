import { describe, expect, test } from 'vitest';
import { covers } from './blindLines';

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
