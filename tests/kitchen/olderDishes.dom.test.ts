import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_KITCHEN } from '../../machines/kitchen/kitchen';
import { createKitchenSaver, KITCHEN_KEY } from '../../src/kitchen/keeping/kitchenStorage';
import { loadKitchen } from '../../src/kitchen/schemas';
import { words as german } from '../../src/words/de/first';
import * as firstWords from '../../src/words/en/first';

import { restoreKitchen } from '../support/keptTab';

const ENGLISH = { ...firstWords.language };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void Object.assign(firstWords.language, ENGLISH));

const ENTRY = 'leftover roast chicken';
const LEFT = {
  entry: ENTRY,
  name: ENTRY,
  cookedAt: '2026-11-21T19:30:00+01:00',
  hasRice: false,
  findings: { milk: ['contains'], eggs: ['may contain'], celery: ['contains'], peanuts: [] },
};
const NAME = 'roast chicken (leftover; contains milk, celery)';
const UNKNOWN = { name: 'roast chicken (leftover)', day: '2026-11-23' };
const DAY = '2026-11-23';

/** A kitchen as earlier versions stored it. */
function loadOlder(leftovers: unknown) {
  const kitchen = {
    version: 3,
    ingredients: ['eggs', ENTRY],
    useUp: [ENTRY],
    leftovers,
    recipe: {
      text: '# Pie',
      cut: false,
      model: null,
      origin: 'request',
      askedWith: [ENTRY],
      leftovers,
    },
    hasFailed: false,
    earlier: [],
  };
  sessionStorage.setItem(KITCHEN_KEY, JSON.stringify(kitchen));
  return loadKitchen();
}

it.each<[string, leftovers: unknown, name: string, day: string | undefined]>([
  ['what was found in it', [LEFT], NAME, DAY],
  [
    'what was found in both dishes of its name',
    [LEFT, { ...LEFT, findings: { fish: ['contains'] } }],
    'roast chicken (leftover; contains milk, fish, celery)',
    DAY,
  ],
  ['a day less if it has rice', [{ ...LEFT, hasRice: true }], NAME, '2026-11-22'],
  [
    'no finding that is spoilt',
    [{ ...LEFT, findings: { milk: 'yes', fish: ['contains'] } }],
    'roast chicken (leftover; contains fish)',
    DAY,
  ],
  ['nothing of findings that are gone', [{ ...LEFT, findings: 5 }], UNKNOWN.name, DAY],
  ['no date of a time that is gone', [{ ...LEFT, cookedAt: 5 }], NAME, undefined],
  ['nothing that is of another entry', [{ ...LEFT, entry: 'tea' }], ENTRY, undefined],
])('the name of a leftover from an older version says %s', (_, leftovers, name, day) => {
  const kitchen = loadOlder(leftovers);
  expect(kitchen).toMatchObject({
    ingredients: ['eggs', name],
    useUp: [name],
    dates: day ? [{ entry: name, day }] : [],
    recipe: { askedWith: [name] },
  });
});

it('such a name is made once, and stays after the next reload', () => {
  createKitchenSaver()({ ...EMPTY_KITCHEN, ...loadOlder([LEFT]) });
  const stored = sessionStorage.getItem(KITCHEN_KEY);
  expect(stored).not.toContain('leftovers');
  const again = loadKitchen();
  expect(again).toMatchObject({ ingredients: ['eggs', NAME], dates: [{ entry: NAME, day: DAY }] });
  expect(again?.recipe?.askedWith).toEqual([NAME]);
});

it('a page in German makes a German name', () => {
  Object.assign(firstWords.language, german.language);
  expect(loadOlder([LEFT])?.ingredients?.[1]).toBe(
    'roast chicken (Reste; enthält Milch, Sellerie)',
  );
});

it('if the tab has lost which entries are dishes, any may be one', () => {
  expect(loadOlder('lost')?.ingredients).toEqual(['eggs (leftover)', UNKNOWN.name]);
});

it('two dishes that get one name become one entry', () => {
  const both = [LEFT, { ...LEFT, entry: 'eggs' }, { ...LEFT, entry: 'roast chicken' }];
  sessionStorage.clear();
  const entries = [ENTRY, 'roast chicken'];
  const kitchen = { version: 3, ingredients: entries, leftovers: both };
  const rest = { recipe: null, hasFailed: false, earlier: [] };
  sessionStorage.setItem(KITCHEN_KEY, JSON.stringify({ ...kitchen, ...rest }));
  expect(loadKitchen()?.ingredients).toEqual([NAME]);
});

it.each([2, 3])(
  'a list that version %i kept gets such names too, and so does its recipe',
  (version) => {
    const entry = { at: 1, isMarked: false, isGone: false };
    localStorage.setItem(
      'saffron.list',
      JSON.stringify({
        version,
        entries: [
          { ...entry, text: 'eggs', isMarked: true },
          { ...entry, text: ENTRY, leftovers: [LEFT], undone: [LEFT] },
          { ...entry, text: 'stew', leftovers: 3 },
          { ...entry, text: 'rice', isGone: true },
        ],
        recipe: {
          text: '# Pie',
          cut: false,
          model: null,
          origin: 'request',
          askedWith: [ENTRY],
          leftovers: [LEFT],
        },
        recipeAt: 1,
      }),
    );
    expect(restoreKitchen()).toMatchObject({
      ingredients: ['eggs', NAME, 'stew (leftover)'],
      useUp: ['eggs'],
      dates: [{ entry: NAME, day: DAY }],
      recipe: { text: '# Pie', askedWith: [NAME] },
    });
  },
);
