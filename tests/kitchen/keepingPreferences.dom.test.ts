import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';

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

  it('come back complete, in whatever order the visitor ticked them', async () => {
    const ticked = { ...NO_PREFERENCES, allergens: ['nuts', 'milk'] as const };
    tab.savePreferences(ticked);
    const { preferences, keeping } = (await openTab()).loadKeptPreferences();
    expect([keeping, [...preferences.allergens].sort()]).toEqual(['browser', ['milk', 'nuts']]);
  });

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
