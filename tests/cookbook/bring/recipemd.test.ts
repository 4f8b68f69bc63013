import { expect, it } from 'vitest';
import { ofRecipeMd } from '../../../src/reading/lines/programs/ofRecipeMd';

const foodsIn = (list: string, work = '') =>
  ofRecipeMd(`# Dish\n\n---\n\n${list}\n${work}`)?.recipeIngredient;

/**
 * In our own words, as the test cases of RecipeMD (testcases/cases, by their names there) are under the
 * LGPL and this page is not.
 */
it.each<[name: string, list: string, foods: string[]]>([
  [
    'ingredients_multiline',
    '- *30 g*\n\n  of butter,\n\n  soft\n\n\n- one egg\n\n  from the day before',
    ['30 g of butter, soft', 'one egg from the day before'],
  ],
  [
    'ingredients_sublist',
    '- *1 cup* nuts\n  - walnuts\n  - almonds,\n    skinned\n      - whole\n- *2* eggs',
    ['1 cup nuts, walnuts, almonds, skinned, whole', '2 eggs'],
  ],
  [
    'ingredients_sublist, with amounts of their own',
    '- spice mix\n  - *1 tsp* cumin\n    - *2 tsp* salt\n- *2* eggs',
    ['spice mix', '1 tsp cumin', '2 tsp salt', '2 eggs'],
  ],
  [
    'ingredients_numbered',
    '1. *20 ml* milk\n2. *¼ kg* flour\n10) salt\n    - fine\n',
    ['20 ml milk', '¼ kg flour', 'salt, fine'],
  ],
  [
    'ingredients_groups',
    '- butter\n\n## Sauce\n\n- *2* tomatoes\n- olive oil\n\n# Top\n\n- parsley',
    ['butter', '## Sauce', '2 tomatoes', 'olive oil', '# Top', 'parsley'],
  ],
  [
    'ingredients_groups_multiple_lists',
    '## Sauce\n\n- *2* tomatoes\n- garlic\n\n- *1 tbsp* oil\n- salt',
    ['## Sauce', '2 tomatoes', 'garlic', '1 tbsp oil', 'salt'],
  ],
  [
    'ingredients_links',
    '- *5 ml* [oil](https://a.example)\n- [stock](<./a b.md>) or water\n- [bread](b.md)\n\n  of yesterday',
    ['5 ml oil (linked recipe)', 'stock or water', 'bread of yesterday'],
  ],
  ['a list that is indented as a whole', '  - *1* egg\n  - leeks', ['1 egg', 'leeks']],
])('RecipeMD gives one line for each food: %s', (_, list, foods) => {
  expect(foodsIn(list, '\n---\n\nStir.')).toEqual(foods);
  expect(foodsIn(list)).toEqual(foods);
});

it.each([
  ['steps in a list', '- Chop the onions.\n- Fry the rice.'],
  ['steps without full stops', '- Chop onions\n- Fry rice'],
  ['words in italics', '1. *Chop* the onions\n2. *Fry* the rice'],
  ['an amount without a number', '- *some* salt\n- stir'],
  ['headings alone', '## Sauce\n\n## Pasta'],
  ['a paragraph', '- *2* eggs\n\nWhisk them.'],
  ['foods without any amount, which steps look like', '- onions\n- rice'],
  ['nothing', ''],
])('a text with %s below its first rule is no RecipeMD', (_, list) => {
  expect(foodsIn(list, '\n---\n\nEnjoy!')).toBeUndefined();
});

it('a text with a list above its first rule is no RecipeMD', () => {
  expect(ofRecipeMd('# Soup\n\n- 2 leeks\n\n---\n\n1. *5 minutes* fry them')).toBeNull();
});
