import { expect, test } from 'vitest';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import type { Allergen } from '../../src/foods/contents';

function resultOn(allergen: Allergen, text: string, isIngredient: boolean, isFromPhoto = false) {
  const things = thingsToAvoid({ allergens: [allergen], diet: null, avoid: [] });
  const lines = [
    { text: '200 g rice', isIngredient: true },
    { text, isIngredient },
  ];
  return checkRecipe(things, lines, {
    isReadable: true,
    unsureSource: isFromPhoto ? 'photo' : null,
  }).results[0];
}

const verdictOn = (...given: Parameters<typeof resultOn>) => resultOn(...given)?.verdict;

const inStep = (text: string) => `Stir in the ${text} and cook until tender.`;

const DISGUISES: [Allergen, string][] = [
  ['milk', 'mi⠀lk'],
  ['milk', 'mi\u200alk'],
  ['milk', 'mi lk'],
  ['milk', 'mil k'],
  ['milk', 'mi 1 lk'],
  ['milk', 'but ter'],
  ['milk', 'but-ter'],
  ['milk', 'm.ilk'],
  ['milk', 'mi/lk'],
  ['milk', 'mi(lk)'],
  ['milk', 'm!lk'],
  ['milk', 'm*lk'],
  ['milk', 'm🍎lk'],
  ['milk', 'mi|k'],
  ['milk', 'mi1k'],
  ['milk', 'm①lk'],
  ['milk', 'm１lk'],
  ['milk', 'm₁lk'],
  ['milk', 'm𝟏lk'],
  ['milk', 'm١lk'],
  ['gluten', '𝟎ats'],
  ['gluten', '⓪ats'],
  ['milk', 'm|1k'],
  ['milk', 'mi10lk'],
  ['milk', 'mi½lk'],
  ['milk', 'mi&lk'],
  ['milk', 'MlLK'],
  ['milk', 'cheeze'],
  ['milk', 'rnllk'],
  ['milk', 'rnilk'],
  ['milk', 'nnilk'],
  ['milk', '(ream'],
  ['milk', '[ream'],
  ['milk', 'butt℮r'],
  ['milk', 'mi\ue000lk'],
  ['milk', 'mi\ufffclk'],
  ['milk', '8utter'],
  ['milk', '¢ream'],
  ['eggs', '3ggs'],
  ['soya', '$oy sauce'],
  ['fish', 'fi$h'],
  ['nuts', 'vvalnuts'],
  ['nuts', '50galmonds'],
  ['peanuts', 'pea\u200anuts'],
  ['peanuts', 'pe anuts'],
];

test.each(DISGUISES)(
  'in a list of ingredients, %s hides in no disguise: "%s"',
  (allergen, text) => {
    expect(verdictOn(allergen, `100 g ${text}`, true)).not.toBe('nothing');
  },
);

const SIGNED: [Allergen, string][] = [
  ['milk', 'm!lk'],
  ['milk', 'mi1k'],
  ['milk', 'm١lk'],
  ['milk', 'mі1k'],
  ['eggs', '3ggs'],
  ['soya', '$oy'],
  ['fish', 'fi$h'],
  ['milk', 'mi#lk'],
];

test.each(SIGNED)('in a text from a photo, %s hides in no step: "%s"', (allergen, text) => {
  // Any such text is "not checked". What counts is that the page marks the word.
  const places = resultOn(allergen, inStep(text), false, true)?.places ?? [];
  expect(places.map(({ words }) => words)).toContain(text.replace(/^\$/, ''));
});

test.each(['mi1k', '3ggs', 'but-ter', 'mi lk'])('a step may have a slip: "%s"', (text) => {
  expect(verdictOn('milk', inStep(text), false)).toBe('nothing');
});

test.each(['m i l k', 'm.i.l.k', '\u202eklim'])(
  'letters apart and turned text are not read anywhere: "%s"',
  (text) => {
    expect(verdictOn('milk', inStep(text), false)).toBe('not checked');
    expect(verdictOn('milk', `100 g ${text}`, true)).toBe('not checked');
  },
);

test('another script is not read, in a list or in a step', () => {
  expect(verdictOn('milk', inStep('mіlk'), false)).toBe('not checked');
  expect(verdictOn('milk', '100 g mіlk', true)).toBe('not checked');
});

test.each(['a 7in cake tin', 'Cacio e pepe', 'bake to 145°F', '2 packets of Jell-O'])(
  'ordinary writing is no disguise: "%s"',
  (text) => {
    expect(resultOn('lupin', `Now ${text}.`, false, true)?.places).toEqual([]);
  },
);

test.each([
  'Season with salt and/or pepper.',
  'Add 10 g oats, e.g. rolled ones, for 3 min, i.e. a while.',
  'Boil at 180°C/350°F (gas mark 4) for 5–10 min.',
  'Enjoy 👩‍🍳! It costs $5 or €4 for 2/3 of it.',
  'Use a non-stick, oven-proof pan; it’s half-full.',
  'Stir (hard, at least), then [return] it <once> (love it!) in the inner pan, {or not}.',
  'Turn the heat down; stir it, or it burns. Return it to the pan and turn once.',
])('ordinary writing hides nothing: "%s"', (text) => {
  expect(resultOn('lupin', text, false, true)?.places).toEqual([]);
});
