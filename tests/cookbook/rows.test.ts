import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  Command,
  CookbookErrorCode,
  CookbookNotice,
} from '../../machines/cookbook/CookbookContext';
import { dayOf, localTime } from '../../machines/kitchen/cookedTime';
import type { Origin } from '../../machines/kitchen/recipe';
import { noticeText } from '../../src/cookbook/Notice';
import { lastCooked } from '../../src/cookbook/propose/createProposals';
import { searchRecipes } from '../../src/cookbook/SearchTools';
import { shownTitle } from '../../src/cookbook/storage/fromSaved';
import { attributionOf } from '../../src/recipe/notes/RecipeNotes';
import { SOUP } from './recipes';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [-60, '2026-11-22T00:10:00+01:00'],
  [0, '2026-11-21T23:10:00+00:00'],
  [210, '2026-11-21T19:40:00-03:30'],
  [-840, '2026-11-22T13:10:00+14:00'],
])('a time of cooking keeps its local day, %i minutes from UTC', (offset, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const moment = new Date(Date.UTC(2026, 10, 21, 23, 10));
  expect(localTime(moment)).toBe(text);
  expect(Date.parse(text)).toBe(moment.getTime());
  expect(dayOf(text)).toBe(text.slice(0, 10));
});

it('the last cooking is the latest moment, whatever its time zone and its place in the log', () => {
  const late = '2026-11-21T23:50:00-10:00';
  const cooked = ['2026-11-21T08:00:00+00:00', late, '2026-11-22T08:00:00+14:00'];
  expect(lastCooked({ cooked })).toBe(late);
  expect(lastCooked({})).toBeUndefined();
});

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

const rejected = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, code: 'noText' as const }));
const failed = (type: Command['type'], code: CookbookErrorCode): CookbookNotice => ({
  type: 'failed',
  command: { type } as Command,
  code,
  serial: 1,
});
const imported = (added: number, known: number, rejections: number) => ({
  type: 'imported' as const,
  added: Array(added).fill(SOUP),
  known,
  rejected: rejected(rejections),
  incomplete: [],
  planned: [],
  sameName: 0,
  refused: [],
  serial: 1,
});

it.each<[string, CookbookNotice]>([
  ['Brought back Lentil soup', { type: 'restored', recipe: SOUP, serial: 1 }],
  ['1 recipe added.', imported(1, 0, 0)],
  ['0 recipes added, 4 already here.', imported(0, 4, 0)],
  [
    '0 recipes added, 2 already here, 1 of these now planned.',
    { ...imported(0, 2, 0), planned: [SOUP] },
  ],
  ['3 recipes added, 1 unreadable. Entry 1 has no text.', imported(3, 0, 1)],
  [
    '0 recipes added, 7 unreadable. Entry 1 has no text. Entry 2 has no text. Entry 3 has no text. Entry 4 has no text. Entry 5 has no text. And 2 more.',
    imported(0, 0, 7),
  ],
  [
    '1 recipe added. Entry 2 came without its model, ingredients, and date.',
    {
      ...imported(1, 0, 0),
      incomplete: [{ position: 2, leftOut: ['model', 'ingredients', 'date'] }],
    },
  ],
  ['1 recipe removed.', { type: 'importUndone', count: 1, changed: 0, serial: 1 }],
  [
    '2 recipes removed. Kept 1 recipe that changed since.',
    { type: 'importUndone', count: 2, changed: 1, serial: 1 },
  ],
  ['Changed Lentil soup', { type: 'edited', recipe: SOUP, was: SOUP, meanwhile: [], serial: 1 }],
  [
    'Changed Lentil soup. Meanwhile another tab removed it. It is back, with your changes.',
    { type: 'edited', recipe: SOUP, was: SOUP, meanwhile: ['removed'], serial: 1 },
  ],
  ['Undone.', { type: 'edited', recipe: SOUP, was: SOUP, meanwhile: [], isUndo: true, serial: 1 }],
  [
    "This may not have happened. This browser's storage isn't answering.",
    failed('recipe.save', 'timeout'),
  ],
  [
    "Nothing was added. This isn't a cookbook file. For recipes from other programs, use Add a recipe.",
    failed('recipe.import', 'notCookbookFile'),
  ],
])('%s', (text, notice) => {
  expect(noticeText(notice)).toBe(text);
});

const LONG = 'x'.repeat(118);

describe.each([
  ['no title was read yet', SOUP],
  ['the recipe has no title', { ...SOUP, title: { text: null, version: 1 } }],
])('if %s, the name of a recipe is its first line with words', (_, saved) => {
  it.each([
    ['# Lentil soup\n\nBoil.', 'Lentil soup'],
    ['\n\n  Lentil soup  \r\nBoil.', 'Lentil soup'],
    ['```\n---\n> - **Lentil** _soup_ ##', 'Lentil _soup'],
    ['1. Lentil soup', 'Lentil soup'],
    ['2 * 2 eggs & &constructor;', '2 2 eggs & &constructor;'],
    ['# snake_case_soup', 'snake_case_soup'],
    ['# 茶碗蒸し', '茶碗蒸し'],
    ['\u200b\n***', 'Recipe'],
    [`# ${LONG}ab`, `${LONG}ab`],
    [`# ${LONG}🧄🧄`, `${LONG}…`],
    [`# ${' '.repeat(3_000)}\u2028Soup`, 'Soup'],
  ])('%j is called %j', (recipe, title) => {
    expect(shownTitle({ ...saved, recipe })).toBe(title);
  });
});

const say = (origin: Origin, model: string | null) =>
  attributionOf({ text: '# Soup', cut: false, model, origin, askedWith: [] });

it.each<[Origin, string | null, string]>([
  ['request', 'a/model', 'Written by a/model, an AI model.'],
  ['request', null, 'From our built-in recipe book.'],
  ['shared', 'x', 'According to its link, “\u2068x\u2069”, an AI model, wrote it.'],
  ['shared', null, 'According to its link, it is a sample recipe.'],
  ['cookbook', 'x', 'According to your cookbook, “\u2068x\u2069”, an AI model, wrote it.'],
  [
    'cookbook',
    '\u2069\u202ednuora txeT',
    'According to your cookbook, “\u2068dnuora txeT\u2069”, an AI model, wrote it.',
  ],
])('the page says who wrote a recipe that is from a %s and by %j', (origin, model, text) => {
  expect(say(origin, model)).toBe(text);
});
