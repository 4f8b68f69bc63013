import { expect, it } from 'vitest';
import { searchRecipes } from '../../src/cookbook/sortRecipes';
import { SOUP } from './recipes';

const recipe = (text: string, ...ingredients: string[]) => ({
  ...SOUP,
  ingredients: ['leek'],
  recipe: [text, ...ingredients].join('\n- '),
});

const ALL = ['# Crème brûlée', '# Żurek', '# STRASSENSUPPE', '# Smørrebrød', '# حساء العدس'];
const search = searchRecipes([
  recipe('# Crème brûlée', 'cream'),
  recipe('# Żurek\n\nBoil the sausage.', 'rye'),
  recipe('# STRASSENSUPPE', 'Gemüse'),
  recipe('# Smørrebrød', 'Æbler'),
  recipe('# حساء العدس', 'عدس'),
]);

it.each([
  [' \t', ALL],
  ['CRÈME BRULEE', ['# Crème brûlée']],
  ['brûlée cre\u0300me', ['# Crème brûlée']],
  ['cream', ['# Crème brûlée']],
  ['zurek', ['# Żurek']],
  ['sausage rye', ['# Żurek']],
  ['sausage cream', []],
  ['straßen gemuse', ['# STRASSENSUPPE']],
  ['smorrebrod aebler', ['# Smørrebrød']],
  ['عدس', ['# حساء العدس']],
  ['.*', []],
  // It was on the list of each, and no recipe uses it.
  ['leek', []],
])('a search for %j finds %j', (query, titles) => {
  expect(search(query).map(({ recipe: text }) => text.split('\n')[0])).toEqual(titles);
});
