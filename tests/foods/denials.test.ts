import { describe, expect, test } from 'vitest';
import { readClaimed } from '../../src/foods/claims/claimed';
import { findOpenClaims } from '../../src/foods/claims/claims';
import type { Content } from '../../src/foods/contents';
import { splitWords } from '../../src/foods/words';
import { growthOf, MOST_GROWTH } from '../support/timeOf';
import { findAllergens } from './findAllergens';

const verdictOf = (content: Content, texts: readonly string[]) =>
  findAllergens(
    texts.map((text) => ({
      text: text.replace(/^> /, ''),
      isIngredient: !text.startsWith('> '),
    })),
  ).get(content)?.verdict;

describe('a claim that a line denies hides nothing', () => {
  test.each<[Content, string]>([
    ['milk', 'not plant-based butter'],
    ['milk', 'not vegan butter'],
    ['milk', 'NOT a vegan butter'],
    ['milk', 'not quite vegan butter'],
    ['milk', 'not-so-vegan butter'],
    ['milk', 'isn’t dairy free butter'],
    ['milk', 'butter that isnt vegan'],
    ['milk', 'never dairy-free butter'],
    ['milk', 'neither vegan nor dairy-free butter'],
    ['milk', 'hardly vegan butter'],
    ['milk', 'anything but vegan butter'],
    ['milk', 'far from vegan butter'],
    ['milk', 'formerly vegan butter'],
    ['milk', 'non-vegan butter'],
    ['milk', 'no vegan butter'],
    ['milk', 'rather than vegan butter'],
    ['milk', 'instead of any vegan butter'],
    ['milk', 'vegan-ish butter'],
    ['milk', '(not) vegan butter'],
    ['milk', 'vegan butter (no)'],
    ['milk', 'vegan butter: never'],
    ['milk', 'vegan butter (not recommended)'],
    ['milk', "vegan butter won't do"],
    ['milk', 'vegan butter is no substitute'],
    ['milk', 'vegan butter cannot be used'],
    ['milk', "vegan butter isn't the same"],
    ['milk', "don't use vegan butter, use the real thing"],
    ['milk', 'do not take vegan butter'],
    ['milk', 'vegan butter or the real thing'],
    ['milk', 'vegan butter is not'],
    ['milk', "vegan butter isn't, but fine"],
    ['milk', 'not using vegan butter'],
    ['milk', 'it is no cheap vegan butter'],
    ['milk', 'no-vegan butter'],
    ['nuts', 'not without pesto'],
    ['nuts', 'do not serve without pesto'],
    ['gluten', 'not gluten-free flour'],
    ['gluten', 'soy sauce, not gluten-free'],
    ['nuts', 'not nut-free pesto'],
    ['nuts', 'pesto, no longer nut-free'],
    ['nuts', 'never without pesto'],
  ])('of %s in "%s"', (content, text) => {
    expect(verdictOf(content, [text])).toMatch(/contain/);
    expect(verdictOf(content, ['1 onion', `> ${text}.`])).toMatch(/contain/);
  });

  test.each<[Content, string]>([
    ['milk', 'It is never dairy-free.'],
    ['milk', 'Dairy-free? No.'],
    ['milk', 'Dairy-free it is not.'],
    ['milk', "This dish can't be made dairy-free."],
    ['gluten', 'Gluten-free: no'],
    ['nuts', "Don't boil the pesto."],
    ['nuts', "Don't leave out the pesto."],
    ['nuts', 'Do not skip the pesto.'],
    ['nuts', 'This is never served without pesto.'],
  ])('of %s in the sentence "%s"', (content, text) => {
    expect(verdictOf(content, ['1 onion', `> ${text}`])).toBe('may contain');
  });
});

describe('a sentence that denies a food mentions it', () => {
  test.each<[Content, string, string]>([
    ['nuts', 'The sauce contains no nuts.', 'no nuts'],
    ['eggs', 'No butter, no eggs, no fuss.', 'no eggs'],
    ['milk', 'Serve without butter.', 'without butter'],
    ['milk', 'It is without salt and butter.', 'without salt and butter'],
    ['milk', 'Use oil instead of butter.', 'instead of butter'],
    ['milk', 'Use oil rather than any butter.', 'rather than any butter'],
    ['nuts', 'Completely nut-free.', 'nut-free'],
    ['milk', 'Here’s a delicious dairy-free, nut-free recipe.', 'dairy-free'],
    ['gluten', 'Gluten-free, so fine for school.', 'Gluten-free'],
    ['gluten', 'This dish is naturally gluten-free.', 'gluten-free'],
    ['eggs', 'My son is allergic to eggs.', 'allergic to eggs'],
    ['milk', 'It contains neither egg nor milk.', 'nor milk'],
  ])('%s: "%s"', (content, text, words) => {
    const found = findAllergens([
      { text: '1 onion', isIngredient: true },
      { text, isIngredient: false, step: 3 },
    ]).get(content);
    expect(found?.verdict).toBe('mentioned');
    expect(found?.places.map((place) => [place.words, place.reason])).toEqual([
      [words, { kind: 'denied', step: 3 }],
    ]);
  });

  test.each<[Content, string]>([
    ['milk', 'Never serve without butter.'],
    ['milk', 'You can make it without butter.'],
    ['milk', 'Without butter, it is not the same.'],
    ['milk', 'Serve without the butter.'],
    ['milk', 'No risotto without Parmesan.'],
    ['eggs', 'No breakfast without eggs.'],
    ['nuts', 'Make it with or without nuts.'],
    ['nuts', 'Leave one half without nuts.'],
    ['milk', 'This soup is incomplete without Parmesan.'],
    ['milk', 'To make it vegan, use oil instead of butter.'],
    ['eggs', 'Contains no nuts, eggs or sesame.'],
    ['eggs', 'Free from nuts, eggs and milk.'],
    ['peanuts', 'Contains no nuts.'],
    ['nuts', 'Use no nut butter sandwich cutter.'],
    ['milk', 'Serve with no extra cheese.'],
    ['nuts', 'Scatter over 20 g seeds (no nuts).'],
    ['gluten', 'Here’s a gluten-free version.'],
    ['milk', 'This curry is naturally dairy-free.'],
  ])('not if the food may be there all the same: %s in "%s"', (content, text) => {
    expect(verdictOf(content, ['1 onion', `> ${text}`])).toBe('may contain');
  });

  test.each<[Content, string]>([
    ['milk', 'Serve with no sauce, butter and bread.'],
    ['milk', 'Add no salt and butter.'],
    ['peanuts', 'Stir in 2 tbsp no-sugar peanut butter.'],
  ])('not beyond its list: %s in "%s"', (content, text) => {
    expect(verdictOf(content, ['1 onion', `> ${text}`])).toMatch(/contain/);
  });

  test('it hides nothing that the check does not understand', () => {
    expect(verdictOf('milk', ['1 blorptail', '> Serve without butter.'])).toBe('not checked');
  });

  test('a list of ingredients does so only in brackets', () => {
    expect(verdictOf('milk', ['oat drink (no milk)'])).toBe('mentioned');
    expect(verdictOf('eggs', ['4 tbsp tomato paste (NOT sauce)'])).toBe('nothing');
    expect(verdictOf('milk', ['oat drink (no milk, if you like)'])).toMatch(/contain/);
    expect(verdictOf('eggs', ['noodles without egg'])).toBe('may contain');
  });
});

describe('a claim beside a denial of something else holds', () => {
  test.each<[Content, string]>([
    ['gluten', 'no-bake gluten-free flour'],
    ['milk', '50 g vegan butter, do not melt'],
    ['milk', 'dairy-free milk without sugar'],
    ['milk', 'no-salt vegan butter'],
    ['gluten', 'no-knead gluten-free flour'],
  ])('of %s in "%s"', (content, text) => {
    expect(verdictOf(content, [text])).toBe('nothing');
  });

  test.each([
    ['nothing', "Don't worry, vegan butter melts too."],
    ['may contain', 'Never boil the vegan butter.'],
  ])('%s of milk in the sentence "%s", as the list has vegan butter', (verdict, text) => {
    expect(verdictOf('milk', ['50 g vegan butter', `> ${text}`])).toBe(verdict);
  });

  test('a food that a recipe leaves out brings no contents that it only may have', () => {
    expect(verdictOf('nuts', ['1 onion', '> Serve with no pesto.'])).toBe('nothing');
  });
});

describe('a claim reaches its food', () => {
  test.each<[Content, string, string]>([
    ['milk', 'vegan cold unsalted butter', 'nothing'],
    ['milk', 'vegan oil and butter', 'contains'],
    ['milk', 'vegan oil or butter', 'contains'],
    ['milk', 'vegan oil with butter', 'contains'],
    ['milk', 'vegan, butter', 'contains'],
    ['milk', 'butter (vegan), cold', 'nothing'],
    ['milk', 'butter (vegan oil)', 'contains'],
    ['milk', 'butter vegan oil', 'contains'],
    ['milk', 'vegan small cold soft fresh white salted butter', 'contains'],
  ])('of %s, "%s": %s', (content, text, verdict) => {
    expect(verdictOf(content, [text])).toBe(verdict);
  });
});

test.each([
  ['milk (not dairy-free)', ''],
  ["milk (isn't dairy-free)", ''],
  ['butter, isn’t vegan', ''],
  ["don't buy dairy-free milk", ''],
  ['milk (dairy-free)', 'milk'],
])('what "%s" clears in a list: "%s"', (text, clears) => {
  expect(readClaimed(text, new Set()).foods[0]?.claims.join()).toBe(clears);
});

test.each([
  ['dairyfree milk', 'dairy-free milk'],
  ['milk without dairy', 'dairy-free milk'],
  ['bread free of gluten', 'gluten-free bread'],
  ['butter free of salt', 'salt-free butter'],
  ['gluten-free, vegan bread', 'gluten-free vegan bread'],
  ['vegan gluten-free bread', 'vegan gluten-free bread'],
  ['gluten-free or plain flour', 'plain flour'],
  ['butter or vegan butter', 'butter; vegan butter'],
  ['butter or oil (dairy-free)', 'dairy-free butter; dairy-free oil'],
  ['butter and milk (dairy-free)', 'butter; dairy-free milk'],
  ['cheese, vegan, or butter', 'vegan cheese; butter'],
  ['butter vegan oil', 'butter; vegan oil'],
  ['salt, gluten-free flour, pepper', 'salt; gluten-free flour; pepper'],
  ['flour gluten-free and bread', 'gluten-free flour; bread'],
  ['chocolate free from milk', 'milk-free chocolate'],
  ['chocolate (dairy-free) chips', 'dairy-free chocolate; chips'],
  ['eggs free range', 'eggs'],
  ['bread (gluten-free if needed), butter', 'bread; butter'],
])('"%s" asks for "%s"', (text, names) => {
  const asked = readClaimed(text, new Set()).foods.filter(({ role }) => /main|alter/.test(role));
  expect(asked.map(({ words }) => words).join('; ')).toBe(names);
});

test.each([
  'dairyfree milk',
  'dairy-free milk',
  'nondairy milk',
  'non dairy milk',
  'milk free from dairy',
  'milk, free of dairy',
  'milk without dairy',
])('a claim is the same in all spellings: "%s"', (text) => {
  const [food] = readClaimed(text, new Set()).foods;
  expect(food?.labels).toEqual([
    { id: 'dairy free', words: 'dairy-free', clears: ['milk'], about: ['milk'] },
  ]);
});

test('"free of" clears nothing in the food that follows', () => {
  const [bread, walnuts] = readClaimed('bread (free of nuts) or walnuts', new Set()).foods;
  expect(bread?.claims).toEqual(['nuts']);
  expect(walnuts?.claims).toEqual([]);
});

test('a line of many clauses with claims takes time in proportion', { tags: 'rare' }, () => {
  const clauses = splitWords('vegan butter, not melted, '.repeat(16_000));
  const read = (size: number) => findOpenClaims('?'.repeat(size), clauses.slice(0, size));
  expect(growthOf(read, 4_000)).toBeLessThan(MOST_GROWTH);
});
