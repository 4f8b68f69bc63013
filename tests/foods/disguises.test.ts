import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/foods/contents';
import { findAllergens } from './findAllergens';

function verdictOn(content: Content, ...lines: string[]) {
  return findAllergens([
    { text: '200 g rice', isIngredient: true },
    ...lines.map((text) => ({ text, isIngredient: false })),
  ]).get(content)?.verdict;
}

describe('a food that a reader puts together is reported', () => {
  test.each<[Content, string]>([
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
  ])('%s: "%s"', (content, text) => {
    expect(verdictOn(content, `Stir in the ${text} and cook until tender.`)).not.toBe('nothing');
  });

  test.each([
    [['Stir in the mi', 'lk and cook.']],
    [['Stir in the but-', 'ter and cook.']],
    [['m', 'i', 'l', 'k']],
  ])('milk over several lines: %j', (lines) => {
    expect(verdictOn('milk', ...lines)).toBe('not checked');
  });
});

test.each([
  'Season with salt and/or pepper.',
  'Add 10 g oats, e.g. rolled ones, for 3 min, i.e. a while.',
  'Boil at 180°C/350°F (gas mark 4) for 5–10 min.',
  'Watch https://example.com/watch?v=a1b&t=2#top first.',
  'Enjoy 👩‍🍳! It costs $5 or €4 for 2/3 of it.',
  'Use a non-stick, oven-proof pan; it’s half-full.',
  'Stir (hard, at least), then [return] it <once> (love it!) in the inner pan, {or not}.',
  'Turn the heat down; stir it, or it burns. Return it to the pan and turn once.',
])('ordinary writing hides nothing: "%s"', (text) => {
  expect(verdictOn('lupin', text)).toBe('nothing');
});

test('the place is the word, in the line where it begins', () => {
  const { places = [] } =
    findAllergens([
      { text: '200 g rice', isIngredient: true },
      { text: 'Stir in the mi', isIngredient: false },
      { text: 'lk and cook.', isIngredient: false },
    ]).get('lupin') ?? {};
  expect(places).toEqual([{ line: 1, start: 12, end: 14, words: 'mi', presence: 'not checked' }]);
});
