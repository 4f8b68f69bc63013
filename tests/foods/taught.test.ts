import { expect, it } from 'vitest';
import type { Place } from '../../src/foods/avoided/allergens';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';

const taught = [
  { name: 'Rosa’s mix', contains: 'nuts' },
  { name: 'buttermilk mix', contains: 'garlic' },
];
const AVOIDS: Avoidance = { allergens: ['nuts', 'milk'], diet: null, avoid: ['garlic'], taught };

const wordsOf = (places: readonly Place[]) =>
  places.filter(({ presence }) => presence === 'contains').map(({ words }) => words);

const verdictsOf = (text: string, avoids = AVOIDS, isReadable: boolean | 'in part' = true) =>
  checkRecipe(
    thingsToAvoid(avoids),
    [
      { text: '1 egg', isIngredient: true },
      { text, isIngredient: false },
    ],
    {
      isReadable,
    },
  ).results.flatMap(({ thing, verdict, places }) =>
    verdict === 'contains' ? [[thing.name, ...wordsOf(places)]] : [],
  );

it.each([
  ['2 tbsp Rosa’s mix, sieved', 'Rosa’s mix'],
  ['Stir in ROSAS MIX.', 'ROSAS MIX'],
  ['Fry Rosa’s mixes until golden.', 'Rosa’s mixes'],
  ['Rosa’s mix (nut-free)', 'Rosa’s mix'],
  ['Leave out Rosa’s mix', 'Rosa’s mix'],
])('what the visitor says of a food is found in “%s”', (text, words) => {
  expect(verdictsOf(text)).toEqual([['nuts', words]]);
});

it('what contains two foods is found for each', () => {
  const avoid = ['peanuts and shellfish'];
  const both = { ...AVOIDS, avoid, taught: [{ name: 'Rosa’s mix', contains: avoid[0] ?? '' }] };
  expect(verdictsOf('Rosa’s mix', both)).toEqual([
    ['peanuts', 'Rosa’s mix'],
    ['shellfish', 'Rosa’s mix'],
  ]);
});

it('a part of its name, or of a longer word, is another food', () => {
  expect(verdictsOf('Rosa’s mixture')).toEqual([]);
  expect(verdictsOf('2 tbsp mix')).toEqual([]);
});

it('takes no warning away', () => {
  expect(verdictsOf('1 cup buttermilk mix')).toEqual([
    ['milk', 'buttermilk'],
    ['garlic', 'buttermilk mix'],
  ]);
});

it('counts only for what is still avoided', () => {
  expect(verdictsOf('Rosa’s mix', { ...AVOIDS, allergens: ['milk'] })).toEqual([]);
});

it('is found in a language whose silence does not count', () => {
  expect(verdictsOf('Rosa’s mix ekleyin', AVOIDS, 'in part')).toEqual([['nuts', 'Rosa’s mix']]);
});
