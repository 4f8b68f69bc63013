import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  EMPTY_LIST,
  FAILURE_TEXT,
  type Kitchen,
  NO_RECIPES,
} from '../../../machines/kitchen/kitchen';
import type { Wish } from '../../../machines/recipe/request';
import { createKitchenSaver, KITCHEN_KEY } from '../../../src/kitchen/keeping/kitchenStorage';
import { loadKitchen } from '../../../src/kitchen/schemas';
import { words as german } from '../../../src/words/de/first';
import * as firstWords from '../../../src/words/en/first';
import { restoreKitchen } from '../../support/keptTab';
import { recipeOf } from '../../support/recipeActor';

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

/** A recipe as earlier versions stored it. */
const pieWith = (leftovers: unknown) => ({
  text: '# Pie',
  cut: false,
  model: null,
  origin: 'request',
  askedWith: [ENTRY],
  leftovers,
});

/** A kitchen as earlier versions stored it. */
function loadOlder(leftovers: unknown) {
  const kitchen = {
    version: 3,
    ingredients: ['eggs', ENTRY],
    useUp: [ENTRY],
    leftovers,
    recipe: pieWith(leftovers),
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
  createKitchenSaver()({ ...EMPTY_LIST, ...NO_RECIPES, ...loadOlder([LEFT]) });
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
        recipe: pieWith([LEFT]),
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

describe('the kitchen of a tab', () => {
  const RICE = recipeOf('# Rice', { cut: true, askedWith: ['eggs'] });
  const CHANGED = recipeOf('# Fast rice', {
    changed: 'quicker',
    changedFrom: '# Slow pie',
    arrivedAt: 1_790_000_000_000,
  });
  const IDEAS = recipeOf('ideas', {
    ideas: [{ title: 'Omelette', minutes: null, foods: ['eggs'], words: '' }],
  });
  const PIE = recipeOf('# Pie', { model: null, origin: 'shared' });
  const EMPTY = { ...EMPTY_LIST, ...NO_RECIPES };
  const KITCHEN: Kitchen = {
    ...EMPTY,
    ingredients: ['eggs', 'rice'],
    recipe: RICE,
    earlier: [PIE],
  };

  let storage: typeof import('../../../src/kitchen/keeping/kitchenStorage') &
    typeof import('../../../src/kitchen/schemas');
  let warn: MockInstance<typeof console.warn>;

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // The page warns once, so each test needs a new page.
    vi.resetModules();
    storage = {
      ...(await import('../../../src/kitchen/keeping/kitchenStorage')),
      ...(await import('../../../src/kitchen/schemas')),
    };
  });

  const warnings = () => warn.mock.calls.map(([line]) => line);

  function loadSaved(version: number | undefined, kitchen: object) {
    sessionStorage.setItem(
      'saffron.kitchen',
      JSON.stringify({ version, hasFailed: false, ...kitchen }),
    );
    return storage.loadKitchen();
  }

  it('a new tab loads no kitchen', () => {
    expect(storage.loadKitchen()).toBeUndefined();
    expect(storage.loadDraft()).toBe('');
    expect(warnings()).toEqual([]);
  });

  it.each<Kitchen>([
    KITCHEN,
    EMPTY,
    { ...KITCHEN, failure: 'forgotten' },
    { ...KITCHEN, useUp: ['rice'], recipe: CHANGED, earlier: [RICE, CHANGED] },
    { ...KITCHEN, recipe: { ...CHANGED, hasForeignText: true } },
    { ...KITCHEN, recipe: IDEAS, earlier: [{ ...RICE, ideaTitle: 'Omelette' }] },
    { ...EMPTY, failure: 'forgotten' },
    { ...KITCHEN, failure: { kind: 'declined', words: 'No, I won’t.' } },
    { ...KITCHEN, recipe: recipeOf(FAILURE_TEXT, { origin: 'cookbook' }) },
    { ...EMPTY, ingredients: ['🧄', '\u202enommel', '"', '__proto__'] },
  ])('a reload brings back the kitchen %j', (kitchen) => {
    storage.createKitchenSaver()(kitchen);
    storage.saveDraft(' spring o');
    expect(storage.loadKitchen()).toEqual(kitchen);
    expect(storage.loadDraft()).toBe(' spring o');
  });

  it('a recipe that an older page kept as one of a stranger stays one', () => {
    storage.createKitchenSaver()({ ...KITCHEN, recipe: { ...CHANGED, hasForeignText: true } });
    const text = sessionStorage.getItem('saffron.kitchen') ?? '';
    sessionStorage.setItem('saffron.kitchen', text.replace('hasForeignText', 'ofForeign'));
    expect(storage.loadKitchen()?.recipe).toEqual({ ...CHANGED, hasForeignText: true });
  });

  it('a draft comes back, cut to what an input can show', () => {
    storage.saveDraft(`a${'\u0301'.repeat(100_000)}`);
    expect(storage.loadDraft()).toBe(`a${'\u0301'.repeat(30)}`);
    storage.saveDraft('\u0628a'.repeat(100_000));
    expect(storage.loadDraft()).toHaveLength(10_000);
  });

  it('a running request is saved, and counts as interrupted after a reload', () => {
    const save = storage.createKitchenSaver();
    for (const wish of [
      { kind: 'fresh' },
      { kind: 'sample' },
      { kind: 'ideas' },
      { kind: 'ideas', titles: ['Rice'], below: 30 },
      { kind: 'dish', title: 'Rice' },
      { kind: 'another', titles: ['Rice'] },
      { kind: 'change', words: 'without cream', without: ['cream'], language: 'de' },
    ] satisfies Wish[]) {
      save(KITCHEN, wish);
      expect(storage.loadKitchen()).toEqual({ ...KITCHEN, interrupted: wish });
    }
    save(KITCHEN);
    expect(storage.loadKitchen()).toEqual(KITCHEN);
    // An unreadable wish counts as one for a dish from the list.
    for (const asking of [{ asking: { kind: 'change', words: 7 } }, { asking: 7 }])
      expect(loadSaved(3, { ...KITCHEN, ...asking })?.interrupted).toEqual({ kind: 'fresh' });
  });

  it('the tab saves every change of the kitchen, and nothing else', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const save = storage.createKitchenSaver();
    const changes: Partial<Kitchen>[] = [
      {},
      { recipe: { ...RICE, cut: false } },
      { failure: 'forgotten' },
      { earlier: [] },
      { useUp: ['eggs'] },
      { useUp: [], ingredients: [] },
    ];
    let kitchen = KITCHEN;
    for (const change of changes) {
      kitchen = { ...kitchen, ...change };
      save({ ...kitchen, asked: ['eggs'], token: 'hf_x' } as Kitchen);
      expect(storage.loadKitchen()).toEqual(kitchen);
    }
    save({ ...kitchen });
    // First the page writes the whole kitchen, then only what has changed.
    expect(write).toHaveBeenCalledTimes(1 + changes.length);
    expect({ ...sessionStorage }).toEqual({
      'saffron.kitchen': JSON.stringify({
        version: 3,
        ingredients: [],
        useUp: [],
        dates: [],
        recipe: kitchen.recipe,
        hasFailed: true,
        earlier: [],
      }),
      'saffron.earlier': '[]',
    });
    expect(localStorage).toHaveLength(0);
  });

  describe('a kitchen is loaded', () => {
    it('without marks, and without wrong values in optional fields of a recipe', () => {
      const { useUp, ...saved } = KITCHEN;
      expect(loadSaved(3, saved)).toEqual(KITCHEN);
      expect(loadSaved(3, { ...KITCHEN, useUp: ['tea'] })).toEqual(KITCHEN);
      // No date is as late as 1e300.
      for (const arrivedAt of ['noon', 1e300]) {
        const ideas = [{ ...IDEAS.ideas?.[0], minutes: 'long' }];
        const odd = { preferences: { people: 2 }, changed: '', arrivedAt, ideas, ideaTitle: 1 };
        expect(loadSaved(3, { ...KITCHEN, recipe: { ...RICE, ...odd } })?.recipe).toEqual(RICE);
      }
    });

    it('with what a visitor may waive, which older pages called "lift"', () => {
      const note = { ...KITCHEN.recipe, lift: [['minutes']] };
      const asking = { kind: 'sample', lift: ['equipment'] };
      const loaded = loadSaved(3, { ...KITCHEN, recipe: note, asking });
      expect(loaded?.recipe).toEqual({ ...KITCHEN.recipe, waive: [['minutes']] });
      expect(loaded?.interrupted).toEqual({ kind: 'sample', waive: ['equipment'] });
    });

    it('with as many earlier recipes as there is room for', () => {
      const earlier = Array.from({ length: 40 }, (_, number) => recipeOf(`# ${number}`));
      expect(loadSaved(3, { ...KITCHEN, earlier })?.earlier).toEqual(earlier.slice(0, 30));
    });
  });

  it.each<[string, object, version?: number | undefined]>([
    ['another version', {}, 4],
    ['no list', { ingredients: 'eggs' }],
    ['a list of others', { ingredients: ['eggs', 7] }],
    ['a blank item', { ingredients: ['eggs', ' '] }],
    ['an item twice', { ingredients: ['eggs', 'EGGS'] }],
    ['too many items', { ingredients: Array.from({ length: 50_001 }, (_, number) => `${number}`) }],
    ['no outcome', { hasFailed: undefined }],
    ['no earlier recipes', { earlier: undefined }],
    ['an earlier recipe that is not a recipe', { earlier: [null] }],
    ['a recipe that is a text', { recipe: '# Rice' }],
    ['a blank recipe', { recipe: { ...RICE, text: ' ' } }],
    ['no word on the cut', { recipe: { ...RICE, cut: undefined } }],
    ['an unknown origin', { recipe: { ...RICE, origin: 'toString' } }],
    ['a model without a name', { recipe: { ...RICE, model: 7 } }],
    ['a text in place of a list', { recipe: { ...RICE, askedWith: 'eggs' } }],
    ['a blank in the list', { recipe: { ...RICE, askedWith: ['eggs', ''] } }],
    ['version 2, which was never released', {}, 2],
  ])('the saved kitchen is dropped with one line in the console: %s', (_, change, version = 3) => {
    expect(loadSaved(version, { ...KITCHEN, ...change })).toBeUndefined();
    expect(warnings()).toEqual([
      expect.stringMatching(/^The kitchen from before the reload could not be used: .+/),
    ]);
  });

  it('unreadable earlier recipes are dropped with one line in the console', () => {
    storage.createKitchenSaver()(KITCHEN);
    sessionStorage.setItem('saffron.earlier', '[7]');
    expect(storage.loadKitchen()).toEqual({ ...KITCHEN, earlier: [] });
    expect(warnings()).toEqual([
      expect.stringMatching(/^The earlier recipes could not be used: .+/),
    ]);
  });

  it.each(['{"version":1', 'null', '7'])(
    'the saved kitchen %s is dropped with one line in the console',
    (text) => {
      sessionStorage.setItem('saffron.kitchen', text);
      expect(storage.loadKitchen()).toBeUndefined();
      expect(warnings()).toHaveLength(1);
    },
  );

  describe('storage that refuses gives one line in the console', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };

    it('however often it is full, and no old kitchen stays in it', () => {
      const save = storage.createKitchenSaver();
      save(KITCHEN);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      save({ ...KITCHEN, ingredients: ['a'] });
      save({ ...KITCHEN, ingredients: ['b'] });
      storage.saveDraft('c');
      expect(storage.loadKitchen()).toBeUndefined();
      expect(warnings()).toEqual(['This tab will not remember: The quota has been exceeded.']);
    });

    it('when it has no room for the earlier recipes, and still holds the list and the recipe', () => {
      const { setItem } = Storage.prototype;
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        text,
      ) {
        if (text.includes('# Pie')) refuse();
        setItem.call(this, key, text);
      });
      storage.createKitchenSaver()(KITCHEN);
      expect(storage.loadKitchen()).toEqual({ ...KITCHEN, earlier: [] });
      expect(warnings()).toHaveLength(1);
    });

    it('when the browser forbids it', () => {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
      expect(storage.loadKitchen()).toBeUndefined();
      expect(storage.loadDraft()).toBe('');
      storage.createKitchenSaver()(KITCHEN);
      expect(warnings()).toHaveLength(1);
    });
  });
});
