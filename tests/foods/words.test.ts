import { describe, expect, test } from 'vitest';
import { correctionOf } from '../../src/foods/text/spelling';
import {
  foldLetters,
  hasStrangeLetters,
  pluralOf,
  splitWords,
  stemOf,
} from '../../src/foods/words';

test.each([
  ['leaves', 'leaf'],
  ['dishes', 'dish'],
  ['glasses', 'glass'],
  ['berries', 'berry'],
  ['cookie', 'cooky'],
  ['zucchinis', 'zucchiny'],
  ['chili', 'chily'],
  ['hummus', 'hummus'],
  ['gas', 'gas'],
  ['oats', 'oat'],
  ['potatoes', 'potato'],
  ['couscous', 'couscous'],
  ['peppers', 'peppers'],
  ['buzzes', 'buzz'],
  ['knives', 'knife'],
])('singular and plural of "%s" share "%s"', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['loaf', 'loaves'],
  ['curry', 'curries'],
  ['box', 'boxes'],
  ['sweet potato', 'sweet potatoes'],
  ['glass', 'glasses'],
  ['egg', 'eggs'],
])('one %s, two %s', (one, two) => {
  expect(pluralOf(one)).toBe(two);
});

describe('a text is split into words', () => {
  test.each<[string, string[]]>([
    ['Crème brûlée', ['Crème|creme|', 'brûlée|brulee| ']],
    ['½ cup milk1', ['½|1⁄2|', 'cup|cup| ', 'milk1|milk| ']],
    ['salt & pepper', ['salt|salt|', '&|and| ', 'pepper|pepper| ']],
    ['1/2 lb', ['1/2|1/2|', 'lb|lb| ']],
    ['goat’s', ['goat’s|goat|']],
    ['2%', ['2%|2%|']],
    ['e.g. a', ['e|e|', 'g|g|.', 'a|a|. ']],
    ['🥜 nuts', ['🥜|🥜|', 'nuts|nut| ']],
    ['Œufs', ['Œufs|oeuf|']],
    ['a12', ['a12|a12|']],
  ])('"%s": %j', (text, words) => {
    expect(splitWords(text).map((word) => `${word.text}|${word.key}|${word.gap}`)).toEqual(words);
    for (const { start, end, text: word } of splitWords(text)) {
      expect(text.slice(start, end)).toBe(word);
    }
  });

  test('numbers are told apart from words', () => {
    const numbers = splitWords('2 eggs, ½ cup, 1/2 lb, 2% a1').filter(({ isNumber }) => isNumber);
    expect(numbers.map(({ text }) => text)).toEqual(['2', '½', '1/2', '2%']);
  });
});

test.each([
  ['Crème', 'creme'],
  ["Goat's", 'goats'],
  ['GOAT’S', 'goats'],
  ['Bœuf', 'boeuf'],
  ['Øl', 'ol'],
  ['mi\u200blk', 'milk'],
  ['⒨ilk', 'milk'],
  ['🇲🇮🇱🇰', 'milk'],
])('"%s" has the plain letters "%s"', (text, letters) => {
  expect(foldLetters(text)).toBe(letters);
});

test.each([
  ['milk', false],
  ['Crème brûlée 2', false],
  ['мілк', true],
  ['mіlk', true],
])('"%s" has letters that are not Latin: %s', (text, isStrange) => {
  expect(hasStrangeLetters(text)).toBe(isStrange);
});

describe('a word that differs from a food by one slip counts as that food', () => {
  test.each([
    ['butetr', 'butter'],
    ['almodn', 'almond'],
    ['garilc', 'garlic'],
    ['yogurrt', 'yogurt'],
    ['milkk', 'milk'],
    ['chese', 'cheese'],
    ['mozzerella', 'mozzarella'],
    ['cinammon', 'cinnamon'],
  ])('"%s": "%s"', (word, food) => {
    expect(correctionOf(word)).toBe(food);
  });

  test.each(['wrapped', 'paper', 'butr', 'btter', 'brocc'])('but not "%s"', (word) => {
    expect(correctionOf(word)).toBeUndefined();
  });
});
