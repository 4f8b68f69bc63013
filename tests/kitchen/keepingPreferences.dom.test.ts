import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import * as foods from '../../src/foods/contents';
import { FIELDS, splitAvoided } from '../../src/kitchen/preferences/fields';
import { preferencesLine } from '../../src/kitchen/preferences/preferencesLine';
import {
  loadKeptPreferences,
  readPreferences,
} from '../../src/kitchen/preferences/preferencesStorage';
import { savePreferences } from '../../src/kitchen/preferences/savePreferences';

const KEY = 'saffron.preferences';
const OLD: Preferences = { ...NO_PREFERENCES, allergens: ['milk'] };
const NEW: Preferences = { ...NO_PREFERENCES, allergens: ['milk', 'nuts'] };

type Tab = typeof import('../../src/kitchen/preferences/preferencesStorage') &
  typeof import('../../src/kitchen/preferences/savePreferences');

/** Has its own modules. All tabs share one storage here. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return {
    ...(await import('../../src/kitchen/preferences/preferencesStorage')),
    ...(await import('../../src/kitchen/preferences/savePreferences')),
  };
}

let tab: Tab;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  tab = await openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function refuse(storage: Storage[], ...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    const real = Storage.prototype[method] as (...args: string[]) => unknown;
    vi.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...args: unknown[]
    ) {
      if (storage.includes(this)) throw new Error('QuotaExceededError');
      return real.apply(this, args as string[]) as never;
    });
  }
}

/** For texts of this length. */
function fill(room: number) {
  const real = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage && value.length > room) throw new Error('QuotaExceededError');
    real.call(this, key, value);
  });
}

const saveLater = (preferences: Preferences) => {
  vi.advanceTimersByTime(1_000);
  return tab.savePreferences(preferences);
};

describe('preferences that the browser refuses to keep', () => {
  it.each<[string, ('getItem' | 'setItem' | 'removeItem')[]]>([
    ['is full', ['setItem']],
    ['takes nothing, not even a removal', ['setItem', 'removeItem']],
    ['throws on every access', ['getItem', 'setItem', 'removeItem']],
  ])(
    'last as long as the tab if the browser’s storage %s, and no older set replaces them',
    async (_, methods) => {
      expect(tab.savePreferences(OLD)).toBe('browser');
      refuse([localStorage], ...methods);
      expect(saveLater(NEW)).toBe('tab');
      const reloaded = await openTab();
      expect(reloaded.loadKeptPreferences()).toEqual({ preferences: NEW, keeping: 'tab' });
    },
  );

  it('leave no older set for a new tab, which says that it can read none if storage is full', async () => {
    tab.savePreferences(OLD);
    fill(JSON.stringify(OLD).length);
    expect(saveLater(NEW)).toBe('tab');
    sessionStorage.clear();
    expect((await openTab()).loadKeptPreferences()).toEqual({
      preferences: NO_PREFERENCES,
      keeping: 'unreadable',
    });
  });

  it('last as long as the page if the tab refuses them too, and no older set comes back', async () => {
    tab.savePreferences(OLD);
    refuse([localStorage], 'setItem');
    saveLater(OLD);
    refuse([sessionStorage], 'setItem');
    expect(saveLater(NEW)).toBe('page');
    expect((await openTab()).loadKeptPreferences().preferences).toEqual(NO_PREFERENCES);
  });

  it('are forgotten if the visitor forgets all preferences', () => {
    refuse([localStorage], 'setItem');
    saveLater(NEW);
    expect(sessionStorage).toHaveLength(1);
    expect(tab.savePreferences(NO_PREFERENCES)).toBe('browser');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('are kept again as soon as the browser has room', () => {
    refuse([localStorage], 'setItem');
    saveLater(OLD);
    vi.restoreAllMocks();
    expect(saveLater(NEW)).toBe('browser');
    expect(sessionStorage).toHaveLength(0);
    expect(tab.loadKeptPreferences()).toEqual({ preferences: NEW, keeping: 'browser' });
  });

  it('give way to preferences that another tab has saved since', () => {
    refuse([localStorage], 'setItem');
    saveLater(OLD);
    vi.restoreAllMocks();
    localStorage.setItem(KEY, JSON.stringify({ ...NEW, savedAt: 9_000 }));
    expect(tab.loadKeptPreferences()).toEqual({ preferences: NEW, keeping: 'browser' });
  });
});

describe('another tab', () => {
  /** What it reads when the browser's storage has changed. */
  async function openOther() {
    const other = await openTab();
    return () => other.loadChangedPreferences();
  }

  it('keeps its own preferences if the browser refused new ones, and says that it cannot read those', async () => {
    tab.savePreferences(OLD);
    const hear = await openOther();
    fill(JSON.stringify(OLD).length);
    saveLater(NEW);
    expect(hear()).toEqual({ keeping: 'unreadable' });
    expect(sessionStorage).toHaveLength(1);
  });

  it('hears that the visitor has forgotten the preferences, and forgets its own copy', async () => {
    const hear = await openOther();
    sessionStorage.setItem(KEY, JSON.stringify(OLD));
    tab.savePreferences(NO_PREFERENCES);
    sessionStorage.setItem(KEY, JSON.stringify(OLD));
    expect(hear()).toEqual({ preferences: NO_PREFERENCES, keeping: 'browser' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('replaces its own copy with preferences that were saved later', async () => {
    const hear = await openOther();
    sessionStorage.setItem(KEY, JSON.stringify(OLD));
    localStorage.setItem(KEY, JSON.stringify(NEW));
    expect(hear()).toEqual({ preferences: NEW, keeping: 'browser' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps its preferences if the stored text cannot be read', async () => {
    const hear = await openOther();
    localStorage.setItem(KEY, '{');
    expect(hear()).toEqual({ keeping: 'unreadable' });
  });
});

describe('kept preferences', () => {
  it.each<[string, Partial<Preferences>]>([
    ['{', {}],
    ['null', {}],
    ['[]', {}],
    ['"vegan"', {}],
    ['{"allergens":"milk"}', {}],
    ['{"allergens":["milk","dust"]}', { allergens: ['milk'] }],
    ['{"diet":"fruitarian","people":2}', { people: 2 }],
    ['{"avoid":"kiwi","allergens":["eggs"]}', { allergens: ['eggs'] }],
    ['{"avoid":["kiwi",1]}', { avoid: ['kiwi'] }],
    [
      '{"taught":[{"name":"mix"},{"name":"pie","contains":"milk"}]}',
      { taught: [{ name: 'pie', contains: 'milk' }] },
    ],
  ])('that read %s are said to be unreadable, and the readable part counts', (text, read) => {
    localStorage.setItem(KEY, text);
    expect(tab.loadKeptPreferences()).toEqual({
      preferences: { ...NO_PREFERENCES, ...read },
      keeping: 'unreadable',
    });
  });

  it.each(['{}', '{"people":99,"units":"stone","allergens":["milk"],"diet":null}'])(
    'that read %s have lost nothing that the visitor avoids',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(tab.loadKeptPreferences().keeping).toBe('browser');
    },
  );
});

const ALL: Preferences = {
  ...NO_PREFERENCES,
  people: 4,
  minutes: 30,
  diet: 'vegetarian',
  allergens: ['milk', 'nuts'],
  avoid: ['coriander'],
  equipment: ['oven', 'air fryer'],
  units: 'metric',
  wish: 'something Thai that the whole family will eat',
};

describe('the line sums up', () => {
  it.each<[Partial<Preferences>, string]>([
    [{}, ''],
    [
      { people: 4, minutes: 30, diet: 'vegetarian', allergens: ['milk', 'nuts'] },
      'for 4\u00a0· 30 minutes\u00a0· vegetarian\u00a0· no\u00a0milk, no\u00a0nuts',
    ],
    [
      ALL,
      'for 4\u00a0· 30 minutes\u00a0· vegetarian\u00a0· no\u00a0milk, no\u00a0nuts, no\u00a0coriander\u00a0· oven, air fryer only\u00a0· metric units\u00a0· something Thai that the whole …',
    ],
    [{ wish: 'something Thai' }, 'something Thai'],
    [{ units: 'us' }, 'US units'],
  ])('%j', (preferences, line) => {
    expect(preferencesLine({ ...NO_PREFERENCES, ...preferences })).toBe(line);
  });
});

it('the choices of what to avoid are those that the page can find in foods', () => {
  expect([...FIELDS.allergens.options].sort()).toEqual([...foods.ALLERGENS].sort());
  const [none, ...diets] = FIELDS.diet.options;
  expect([none, ...diets.sort()]).toEqual([null, ...Object.keys(foods.DIETS).sort()]);
});

describe('the words to avoid', () => {
  it('are foods, even if a visitor writes "no" or "without" before them', () => {
    expect(splitAvoided('no garlic, Without nuts, nori, no').taken).toEqual([
      'garlic',
      'nuts',
      'nori',
      'no',
    ]);
  });

  it.each([
    ['coriander, dairy ,, Coriander', ['Coriander', 'dairy']],
    ['keine Paprika, pas d’ail, pas de lait, sin nata', ['Paprika', 'ail', 'lait', 'nata']],
    [
      'kiwi, and no honey, or sesame, also oats, please no mint',
      ['kiwi', 'honey', 'sesame', 'oats', 'mint'],
    ],
    ['Kiwi, und keine Eier, oder auch Mohn, bitte kein Senf', ['Kiwi', 'Eier', 'Mohn', 'Senf']],
    ['kiwi, et pas de lait, ni œufs, et d’ail', ['kiwi', 'lait', 'œufs', 'd’ail']],
    ['kiwi, y sin miel, o nueces, también apio', ['kiwi', 'miel', 'nueces', 'apio']],
    ['and, y sin, Et, bitte, (allergic)', ['and', 'y sin', 'Et', 'bitte', '(allergic)']],
    [
      'orzo, yoghurt, Etorki, no-bake cake, oregano',
      ['orzo', 'yoghurt', 'Etorki', 'no-bake cake', 'oregano'],
    ],
    ['strawberries (allergic!), not too much garlic', ['strawberries', 'garlic']],
    ['  , \u200b,', []],
    ['one\ntwo; three', ['one', 'two', 'three']],
    ['x'.repeat(100), ['x'.repeat(100)]],
    [`kiwi, ${'x'.repeat(101)}`, ['kiwi']],
    ['\ud83c\udf4b'.repeat(100), ['\ud83c\udf4b'.repeat(100)]],
  ])('in %j are %j', (text, words) => {
    expect(splitAvoided(text).taken).toEqual(words);
  });
});

const loadPreferences = () => loadKeptPreferences().preferences;

describe('kept preferences', () => {
  beforeEach(() => localStorage.clear());

  it('come back unchanged', () => {
    savePreferences(ALL);
    expect(loadPreferences()).toEqual(ALL);
    savePreferences(NO_PREFERENCES);
    expect(loadPreferences()).toBe(NO_PREFERENCES);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, unknown, Partial<Preferences>]>([
    ['a text', 'vegan', {}],
    ['too many people', { people: 13 }, {}],
    ['no people', { people: 0 }, {}],
    ['half a person', { people: 1.5 }, {}],
    ['another time', { minutes: 20 }, {}],
    ['another diet', { diet: '__proto__', people: 2 }, { people: 2 }],
    ['unknown allergens', { allergens: ['milk', 'dust', 'milk'] }, { allergens: ['milk'] }],
    ['what is no text', { avoid: [1, {}, 'kiwi'], wish: { length: 3 } }, { avoid: ['kiwi'] }],
    ['a wish on lines', { wish: ' a\nb\u2028c ' }, { wish: 'a b c' }],
    ['a long wish', { wish: 'y'.repeat(300) }, { wish: 'y'.repeat(200) }],
    ['other units', { units: 'stone' }, {}],
  ])('lose %s', (_, value, preferences) => {
    expect(readPreferences(value)).toEqual({ ...NO_PREFERENCES, ...preferences });
  });

  it('are empty if the browser keeps something else, or refuses', () => {
    localStorage.setItem('saffron.preferences', '{');
    expect(loadPreferences()).toBe(NO_PREFERENCES);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(loadPreferences()).toEqual(NO_PREFERENCES);
  });

  it('that cannot be saved cost one line in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...args) {
      if (this === localStorage) throw new Error('full');
      setItem.apply(this, args);
    });
    savePreferences(ALL);
    expect(warn.mock.calls).toEqual([['This browser will not remember saffron.preferences: full']]);
  });
});
