import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { restore } from '../../src/app/restore';
import { writeKept } from '../../src/kitchen/keeping/keptListStorage';
import type { RestoredKitchen } from '../../src/kitchen/keeping/kitchenStorage';
import { listAge } from '../../src/kitchen/list/ListQuestions';
import { loadChangedPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { savePreferences } from '../../src/kitchen/preferences/savePreferences';
import { restoreKitchen, startKeptTab } from '../support/keptTab';
import { recipeOf } from '../support/recipeActor';

const KEY = 'saffron.list';
/** There while the visitor does not want the browser to keep it. */
const OFF = 'saffron.notKept';
const PREFERENCES = 'saffron.preferences';
let opened: { close(): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const tab of opened) tab.close();
  opened = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface TabOptions extends RestoredKitchen {
  preferences?: Preferences;
  meanwhile?: Parameters<typeof startKeptTab>[3];
}

/** It hears of other tabs when `tell` says so. */
function openTab(
  ingredients: string[] = [],
  useUp: string[] = [],
  { meanwhile, preferences, ...rest }: TabOptions = {},
) {
  const own = ingredients.length > 0 ? { ingredients, useUp, ...rest } : undefined;
  const { recipe, kitchen, keeping, switchOn, switchOff, keepShown, stop } = startKeptTab(
    createActors({}).start,
    own,
    preferences,
    (tab) => {
      vi.advanceTimersByTime(1);
      meanwhile?.(tab);
    },
  );
  const tab = {
    recipe,
    kitchen,
    ...{ switchOn, switchOff, keepShown },
    add: (text: string) => kitchen.change({ kind: 'add', text }),
    remove: (ingredient: string) => kitchen.change({ kind: 'remove', ingredient }),
    mark: (ingredient: string) =>
      kitchen.change({
        kind: 'mark',
        ingredients: [ingredient],
        isMarked: !kitchen.getSnapshot().context.useUp.includes(ingredient),
      }),
    undo: () => kitchen.undo(),
    clear: () => kitchen.clear(),
    get list() {
      return kitchen.getSnapshot().context.ingredients;
    },
    get useUp() {
      return kitchen.getSnapshot().context.useUp;
    },
    get state() {
      return keeping.getSnapshot().context.state;
    },
    close: stop,
  };
  opened.push(tab);
  return tab;
}

type Tab = ReturnType<typeof openTab>;

/** A tab with a list of its own, which the browser does not have yet. */
function openOther(...options: Parameters<typeof openTab>) {
  sessionStorage.clear();
  return openTab(...options);
}

function tell() {
  vi.advanceTimersByTime(1_000);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function openTwo() {
  const one = openTab(['eggs', 'rice']);
  const other = openTab();
  vi.advanceTimersByTime(5_000);
  return [one, other] as const;
}

describe('a kept list', () => {
  it('is in the browser without a question, once there is one', () => {
    const tab = openTab();
    expect([tab.state, localStorage.length]).toEqual(['empty', 0]);
    tab.add('eggs');
    expect(tab.state).toBe('kept');
    expect(localStorage.getItem(KEY)).toContain('eggs');
    tab.add('tea');
    tab.remove('eggs');
    expect(localStorage.getItem(KEY)).toMatch(/tea/);
    expect(localStorage.getItem(KEY)).not.toContain('eggs');
  });

  it('comes back in another visit with its marks, and follows changes there', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    one.add('tea');
    one.mark('eggs');
    one.remove('rice');
    one.close();
    sessionStorage.clear();
    const later = openTab();
    expect([later.list, later.useUp, later.state]).toEqual([['eggs', 'tea'], ['eggs'], 'kept']);
  });

  it('is deleted when the visitor switches that off, in all tabs and later ones, until it is on again', () => {
    const [one, other] = openTwo();
    one.mark('eggs');
    tell();
    one.switchOff();
    tell();
    expect(Object.keys(localStorage)).toEqual([OFF]);
    one.add('tea');
    other.add('oats');
    expect([one, other].map((tab) => [tab.list, tab.state])).toEqual([
      [['eggs', 'rice', 'tea'], 'off'],
      [['eggs', 'rice', 'oats'], 'off'],
    ]);
    sessionStorage.clear();
    const later = openTab();
    expect([later.list, later.state]).toEqual([[], 'off']);
    expect(Object.keys(localStorage)).toEqual([OFF]);
    vi.advanceTimersByTime(5_000);
    one.switchOn();
    tell();
    tell();
    for (const tab of [one, other, later]) {
      expect([tab.state, tab.list.toSorted()]).toEqual(['kept', ['eggs', 'oats', 'rice', 'tea']]);
    }
    expect(other.useUp).toEqual(['eggs']);
    expect(localStorage.getItem(OFF)).toBeNull();
  });

  it('is empty after starting over, with no word of it in storage, and Undo brings it back', () => {
    const [one, other] = openTwo();
    tell();
    one.clear();
    tell();
    expect([one.list, other.list, one.state]).toEqual([[], [], 'kept']);
    expect(localStorage.getItem(KEY)).not.toMatch(/eggs|rice/);
    one.undo();
    tell();
    expect([one.list, other.list]).toEqual([
      ['eggs', 'rice'],
      ['eggs', 'rice'],
    ]);
  });
});

describe('two tabs agree', () => {
  it('when each had a list of its own: the two become one', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    const other = openOther(['Rice', 'tea', 'eggs']);
    vi.advanceTimersByTime(10);
    // It loses nothing of the other list.
    other.remove('eggs');
    tell();
    tell();
    expect(one.list.toSorted()).toEqual(other.list.toSorted());
    expect(one.list.map((entry) => entry.toLowerCase()).toSorted()).toEqual([
      'eggs',
      'rice',
      'tea',
    ]);
  });

  it('when one removes what the other has just added', () => {
    const [one, other] = openTwo();
    other.add('tea');
    tell();
    one.remove('tea');
    tell();
    expect([one.list, other.list]).toEqual([
      ['eggs', 'rice'],
      ['eggs', 'rice'],
    ]);
  });

  it('when both add the same, and when both change at once', () => {
    const [one, other] = openTwo();
    one.add('Tea');
    other.add('tea');
    one.add('oats');
    other.remove('rice');
    tell();
    tell();
    expect(one.list.map((entry) => entry.toLowerCase())).toEqual(['eggs', 'tea', 'oats']);
    expect(one.list.toSorted()).toEqual(other.list.toSorted());
  });

  it('after one has slept for a day, and then adds something before it looks', () => {
    const [sleeper, other] = openTwo();
    sleeper.add('oats');
    sleeper.mark('oats');
    vi.advanceTimersByTime(24 * 3_600_000);
    const day = '2026-11-25';
    other.add('tea');
    other.kitchen.change({ kind: 'date', ingredient: 'eggs', day });
    other.remove('rice');
    sleeper.add('salt');
    tell();
    for (const tab of [sleeper, other]) {
      expect([tab.list, tab.useUp]).toEqual([['eggs', 'oats', 'tea', 'salt'], ['oats']]);
      expect(tab.kitchen.getSnapshot().context.dates).toEqual([{ entry: 'eggs', day }]);
    }
  });

  it('after one has slept while the other stopped keeping the list: a change does not keep it again', () => {
    const [sleeper, other] = openTwo();
    other.switchOff();
    sleeper.add('oats');
    expect([Object.keys(localStorage), sleeper.state]).toEqual([[OFF], 'off']);
    expect(sleeper.list).toEqual(['eggs', 'rice', 'oats']);
  });

  it.each([
    ['visibilitychange', document],
    ['pageshow', window],
  ])('as soon as a sleeping tab wakes (%s)', (type, target) => {
    const [sleeper, other] = openTwo();
    other.add('tea');
    target.dispatchEvent(new Event(type));
    expect(sleeper.list).toEqual(['eggs', 'rice', 'tea']);
  });

  it('an Undo in one tab keeps what the other has added since', () => {
    const [one, other] = openTwo();
    one.remove('rice');
    tell();
    other.add('tea');
    tell();
    one.undo();
    tell();
    expect(one.list.toSorted()).toEqual(['eggs', 'rice', 'tea']);
    expect(other.list.toSorted()).toEqual(['eggs', 'rice', 'tea']);
  });

  it('and, with the list in different orders, do not write for ever', () => {
    const [one, other] = openTwo();
    one.remove('eggs');
    tell();
    one.undo();
    tell();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let round = 0; round < 5; round += 1) tell();
    expect(write).not.toHaveBeenCalled();
    expect(one.list.toSorted()).toEqual(other.list.toSorted());
  });

  it('an Undo in one tab does not bring back what the other has removed since', () => {
    const [one, other] = openTwo();
    one.add('tea');
    one.remove('rice');
    tell();
    other.remove('eggs');
    tell();
    one.undo();
    expect(one.list.toSorted()).toEqual(['rice', 'tea']);
  });

  it('when a third has a list of its own', () => {
    const one = openTab(['eggs', 'rice']);
    const tabs = [one, openOther(['tea', 'milk']), openOther(['oats', 'rice'])];
    tell();
    tell();
    for (const tab of tabs) {
      expect(tab.list.toSorted()).toEqual(['eggs', 'milk', 'oats', 'rice', 'tea']);
      expect(tab.list).toEqual(one.list);
    }
  });

  it('when two with lists of their own hear at once that a third keeps its list', () => {
    const tab = openTab(['tea', 'milk'], ['milk']);
    const kept = openOther(['eggs', 'rice']);
    const read = localStorage.getItem(KEY) ?? expect.fail();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    // Another tab had read the list before this one added its own.
    localStorage.setItem(KEY, read.replace('"rice"', '"rice","oats"'));
    tell();
    expect(tab.list.toSorted()).toEqual(['eggs', 'milk', 'oats', 'rice', 'tea']);
    expect(tab.useUp).toEqual(['milk']);
    tell();
    expect(kept.list).toEqual(tab.list);
  });
});

describe('a list that an older page has kept', () => {
  const entry = { at: 1, isMarked: false, isGone: false };
  const store = (version: number, ...texts: string[]) =>
    localStorage.setItem(
      KEY,
      JSON.stringify({ version, entries: texts.map((text) => ({ ...entry, text })), recipe: null }),
    );
  const version = () => JSON.parse(localStorage.getItem(KEY) ?? '').version;

  it.each([1, 2, 3])('of version %i is read, and stored anew once', (older) => {
    store(older, 'eggs', 'rice');
    expect([openTab().list, version()]).toEqual([['eggs', 'rice'], 4]);
  });

  it('loses no entry if an older page saves over the newer list', () => {
    const [one] = openTwo();
    one.add('tea');
    store(3, 'eggs', 'milk');
    tell();
    expect([one.list.toSorted(), version()]).toEqual([['eggs', 'milk', 'rice', 'tea'], 4]);
  });
});

describe('a page that opens', () => {
  it('saves changes from before the code that keeps the list arrived', () => {
    const [first] = openTwo();
    first.close();
    sessionStorage.clear();
    const late = openTab([], [], {
      meanwhile({ kitchen }) {
        kitchen.change({ kind: 'remove', ingredient: 'eggs' });
        kitchen.change({ kind: 'add', text: 'tea' });
      },
    });
    expect(late.list).toEqual(['rice', 'tea']);
    sessionStorage.clear();
    expect(openTab().list).toEqual(['rice', 'tea']);
  });

  it('keeps the request that a reload has stopped, with the current list', () => {
    const [one] = openTwo();
    one.add('tea');
    expect(
      restoreKitchen({ ingredients: ['eggs', 'rice'], interrupted: { kind: 'fresh' } }),
    ).toEqual({
      ingredients: ['eggs', 'rice', 'tea'],
      useUp: [],
      dates: [],
      interrupted: { kind: 'fresh' },
    });
  });
});

describe('a reload of a tab', () => {
  it('takes the list that another tab has saved, and not its own older one', () => {
    const [one, other] = openTwo();
    tell();
    one.close();
    other.remove('rice');
    expect(openTab(['eggs', 'rice']).list).toEqual(['eggs']);
  });

  it('keeps changes that the browser had not taken', () => {
    const [one] = openTwo();
    tell();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    one.add('tea');
    expect(one.state).toBe('refused');
    const list = [...one.list];
    one.close();
    expect(openTab(list).list.toSorted()).toEqual(['eggs', 'rice', 'tea']);
  });

  it('keeps what the visitor has added before the code that keeps the list arrives', () => {
    const [one] = openTwo();
    tell();
    one.close();
    restoreKitchen({ ingredients: ['eggs', 'rice'] });
    expect(openTab(['eggs', 'rice', 'tea']).list.toSorted()).toEqual(['eggs', 'rice', 'tea']);
  });
});

describe('a kept recipe', () => {
  it('keeps for older pages, by their names, what a visitor may waive and that its text is not from a model', () => {
    const recipe: Recipe = {
      ...recipeOf('# Rice'),
      waive: [['minutes']],
      hasForeignText: true,
    };
    const list = { ingredients: [], useUp: [], dates: [] };
    const kept = JSON.parse(writeKept({ list, usedAt: 0, recipe, isOlder: false }));
    expect(kept.recipe).toMatchObject({ lift: [['minutes']], ofForeign: true });
  });

  const RICE = recipeOf('# Rice', {
    askedWith: ['eggs', 'rice'],
    arrivedAt: Date.parse('2026-11-21T17:00:00Z'),
    changed: 'without paprika, for Ada',
    changedFrom: '# Rice for Ada\n\n1. Boil.',
    without: ['paprika'],
  });
  const { changed: _, changedFrom: __, without: ___, ...KEPT } = RICE;
  const SOUP = recipeOf('# Soup', { arrivedAt: Date.parse('2026-11-21T17:30:00Z') });
  const LINK = recipeOf('# Pie', { origin: 'shared' });
  const open = (recipe: Recipe, tab: Tab) => tab.recipe.send({ type: 'recipe.open', recipe });
  const shown = (tab: Tab) => tab.recipe.getSnapshot().context.recipe;
  const visitLater = () => {
    sessionStorage.clear();
    return openTab();
  };

  it('comes back with the list in another visit, at rest, without the words of a change', () => {
    openTab(['eggs', 'rice'], [], { recipe: RICE, earlier: [SOUP] });
    expect(localStorage.getItem(KEY)).not.toMatch(/Ada|paprika|Soup/);
    const later = visitLater();
    expect(shown(later)).toEqual(KEPT);
    expect(later.recipe.getSnapshot().matches('shown')).toBe(true);
    expect([later.list, later.recipe.getSnapshot().context.earlier]).toEqual([
      ['eggs', 'rice'],
      [],
    ]);
  });

  it('gives way to the next recipe of a request, and to none of a link', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    open(LINK, one);
    one.add('tea');
    expect(shown(visitLater())).toEqual(KEPT);
    open(SOUP, one);
    expect(shown(visitLater())).toEqual(SOUP);
    open(RICE, one);
    expect(shown(visitLater())).toEqual(KEPT);
  });

  it('stays on the page of its tab while another tab has another one, and the last one is kept', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    const other = openTab();
    open(SOUP, other);
    tell();
    one.add('tea');
    tell();
    expect([shown(one)?.text, shown(other)?.text]).toEqual(['# Rice', '# Soup']);
    expect(shown(visitLater())).toEqual(SOUP);
  });

  it('is that of the tab which kept one first, until there is a new one', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    const other = openTab(['tea', 'milk'], [], { recipe: SOUP });
    tell();
    other.add('oats');
    expect(shown(visitLater())).toEqual(KEPT);
    expect(shown(one)?.text).toBe('# Rice');
  });

  it('is one of a link once the visitor has saved or cooked it, with what says where it is from', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    open(LINK, one);
    expect(shown(visitLater())).toEqual(KEPT);
    one.keepShown();
    expect(shown(visitLater())).toEqual(LINK);
  });

  it('is one that the visitor opens from the cookbook', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    const saved = recipeOf('# Stew', { origin: 'cookbook' });
    open(saved, one);
    expect(shown(visitLater())).toEqual(saved);
  });

  it('is deleted when the visitor starts over in one tab, and no other tab brings it back', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    const other = openTab();
    one.clear();
    tell();
    other.add('tea');
    expect(localStorage.getItem(KEY)).not.toMatch(/eggs|Rice/);
    expect([shown(other), visitLater().list]).toEqual([KEPT, ['tea']]);
    expect(shown(visitLater())).toBeNull();
    one.undo();
    expect(shown(visitLater())).toEqual(KEPT);
  });

  it('never replaces the recipe of a tab that reloads', () => {
    openTab(['eggs', 'rice'], [], { recipe: RICE });
    expect(shown(openTab(['eggs', 'rice'], [], { recipe: SOUP }))).toEqual(SOUP);
  });

  it.each([7, '# Rice', { ...RICE, text: ' ' }, { ...RICE, origin: 'toString' }, undefined])(
    'that reads %j is dropped, and the list is not',
    (recipe) => {
      const entry = { text: 'eggs', at: 1, isMarked: false, isGone: false };
      localStorage.setItem(KEY, JSON.stringify({ version: 3, entries: [entry], recipe }));
      const tab = openTab();
      expect([tab.list, shown(tab)]).toEqual([['eggs'], null]);
    },
  );
});

describe('an answer of a page up to 1.1, which asked in each tab', () => {
  const decline = () => sessionStorage.setItem(KEY, 'no');

  it.each(['No', 'Stop and delete'])(
    '%s holds in all tabs, until the visitor switches it on',
    () => {
      decline();
      const tab = openTab(['eggs', 'rice']);
      tab.add('tea');
      expect([tab.state, Object.keys(localStorage)]).toEqual(['off', [OFF]]);
      sessionStorage.clear();
      expect(openTab(['milk']).state).toBe('off');
      tab.switchOn();
      expect([tab.state, localStorage.getItem(OFF)]).toEqual(['kept', null]);
    },
  );

  it('keeps to the tab what it has, and leaves the browser what other tabs keep, even after a reload', () => {
    const other = openTab(['tea', 'milk']);
    other.close();
    decline();
    for (const list of [['eggs'], ['eggs', 'rice']]) {
      const tab = openTab(list);
      tell();
      tab.add('oats');
      expect([tab.list, tab.state]).toEqual([[...list, 'oats'], 'off']);
      expect(localStorage.getItem(KEY)).not.toMatch(/eggs|oats/);
      tab.close();
    }
    const tab = openTab(['eggs']);
    tab.switchOn();
    expect(tab.list.toSorted()).toEqual(['eggs', 'milk', 'tea']);
  });

  it('Stop and delete in an open page switches it off in this one, and Keep on again', () => {
    const [one, other] = openTwo();
    const text = localStorage.getItem(KEY) ?? expect.fail();
    localStorage.removeItem(KEY);
    tell();
    expect([one.state, other.state, Object.keys(localStorage).sort()]).toEqual([
      'off',
      'off',
      [OFF, PREFERENCES],
    ]);
    one.add('tea');
    vi.advanceTimersByTime(5_000);
    localStorage.setItem(KEY, text);
    tell();
    tell();
    expect([one.state, other.state]).toEqual(['kept', 'kept']);
    expect(other.list.toSorted()).toEqual(['eggs', 'rice', 'tea']);
  });

  it('Stop and delete while this page was closed does not come back with it', () => {
    const [one] = openTwo();
    one.close();
    localStorage.removeItem(KEY);
    const again = openTab(['eggs', 'rice']);
    expect([again.list, again.state]).toEqual([['eggs', 'rice'], 'off']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('the day of a kept list', () => {
  const usedAt = () => new Date(JSON.parse(localStorage.getItem(KEY) ?? '').usedAt).toISOString();
  const at = (day: number) => vi.setSystemTime(new Date(`2026-11-${day}T18:00:00Z`));

  it('is that of the last change or request, and neither that of a visit nor of a mark', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    at(22);
    one.add('tea');
    one.close();
    at(25);
    sessionStorage.clear();
    const later = openTab();
    later.kitchen.change({ kind: 'mark', ingredients: ['rice'], isMarked: false });
    expect([later.useUp, usedAt()]).toEqual([[], '2026-11-22T18:00:00.000Z']);
    at(26);
    const arrivedAt = Date.now();
    later.recipe.send({ type: 'recipe.open', recipe: recipeOf('# Rice', { arrivedAt }) });
    expect(usedAt()).toBe('2026-11-26T18:00:00.000Z');
    at(27);
    later.recipe.send({ type: 'recipe.open', recipe: recipeOf('# Pie', { origin: 'cookbook' }) });
    expect(usedAt()).toBe('2026-11-26T18:00:00.000Z');
    at(28);
    later.remove('tea');
    expect(usedAt()).toBe('2026-11-28T18:00:00.000Z');
  });

  it('is right again with the next change after a clock that was wrong', () => {
    vi.setSystemTime(new Date('2030-01-01T18:00:00Z'));
    const tab = openTab(['eggs', 'rice']);
    at(22);
    tab.add('tea');
    expect(usedAt()).toBe('2026-11-22T18:00:00.000Z');
  });

  it.each([
    ['2026-11-20', ''],
    ['2026-11-19', ''],
    ['2026-11-18', 'List from Wednesday. Still right?'],
    ['2026-11-15', 'List from Sunday. Still right?'],
    ['2026-11-14', 'List from November 14. Still right?'],
    ['2025-12-24', 'List from December 24, 2025. Still right?'],
    ['2026-11-22', ''],
    ['2030-01-01', 'List from January 1, 2030. Still right?'],
  ])('%s is said on 21 November 2026 as "%s"', (day, words) => {
    expect(listAge(day, '2026-11-21')).toBe(words);
  });
});

describe('a list that comes back without its allergies', () => {
  const NUTS: Preferences = { ...NO_PREFERENCES, allergens: ['nuts'] };
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  /** What a later page says of the preferences. */
  function visitLater() {
    sessionStorage.clear();
    return restore().keeping;
  }
  beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

  it('is noticed if the browser refused the allergies, and even a note of that', () => {
    openTab(['eggs', 'rice']);
    expect(visitLater()).toBe('browser');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    savePreferences(NUTS, undefined, true);
    full.mockRestore();
    expect(visitLater()).toBe('unreadable');
  });

  it('is noticed if the browser took the list after it had refused the allergies', () => {
    openTab(['eggs', 'rice'], [], { preferences: NUTS });
    expect(visitLater()).toBe('unreadable');
  });

  it('is noticed if one tab keeps the list, and another one has allergies that the browser refused', () => {
    const other = openTab(['tea', 'milk'], [], { preferences: NUTS });
    openOther(['eggs', 'rice']);
    tell();
    expect(other.list.toSorted()).toEqual(['eggs', 'milk', 'rice', 'tea']);
    expect(visitLater()).toBe('unreadable');
  });

  it('is not what a visitor without allergies has, or one who has forgotten them, or whose allergies are kept', () => {
    const tab = openTab(['eggs', 'rice']);
    savePreferences(NUTS, undefined, true);
    tab.add('tea');
    expect([visitLater(), restore().preferences]).toEqual(['browser', NUTS]);
    savePreferences(NO_PREFERENCES, NUTS, true);
    expect(visitLater()).toBe('browser');
    expect(loadChangedPreferences()).toEqual({ preferences: NO_PREFERENCES, keeping: 'browser' });
    tab.switchOff();
    expect(Object.keys(localStorage)).toEqual([OFF]);
  });

  it('is not what an older page has kept', () => {
    const entry = { text: 'eggs', at: 1, isMarked: false, isGone: false };
    localStorage.setItem(KEY, JSON.stringify({ version: 2, entries: [entry] }));
    expect(visitLater()).toBe('browser');
    openTab();
    expect(localStorage.getItem(PREFERENCES)).not.toBeNull();
  });

  it('is not kept if the browser has no room for a note', () => {
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === PREFERENCES) refuse();
      real.call(this, key, text);
    });
    const tab = openTab(['eggs', 'rice']);
    expect([tab.state, localStorage.length]).toEqual(['refused', 0]);
  });
});

describe('the storage of a kept list', () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

  it.each<['full' | 'forbidden']>([['full'], ['forbidden']])(
    'keeps nothing if it is %s, and the page says so',
    (why) => {
      if (why === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      else vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
      const tab = openTab(['eggs', 'rice']);
      expect(tab.state).toBe('refused');
      tab.add('tea');
      expect(tab.list).toEqual(['eggs', 'rice', 'tea']);
    },
  );

  it('keeps the older list if it is full later, and then the next change that fits', () => {
    const [tab] = openTwo();
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.add('tea');
    expect(tab.state).toBe('refused');
    write.mockRestore();
    tab.add('oats');
    expect(tab.state).toBe('kept');
    sessionStorage.clear();
    expect(openTab().list).toEqual(['eggs', 'rice', 'tea', 'oats']);
  });

  it('loses only entries that are invalid', () => {
    const entry = { text: 'eggs', at: 1, isMarked: true, isGone: false };
    const wrong = [
      null,
      'tea',
      { ...entry, text: ' ' },
      { ...entry, text: '' },
      { ...entry, text: 'd', isGone: undefined },
      { ...entry, text: 'e', isMarked: 'yes' },
    ];
    localStorage.setItem(KEY, JSON.stringify({ version: 1, entries: [...wrong, entry, entry] }));
    const tab = openTab();
    expect([tab.list, tab.useUp, tab.state]).toEqual([['eggs'], ['eggs'], 'kept']);
  });

  it.each(['', '{', '7', '{"version":1}'])(
    'gives no list if it holds %j, and the next one replaces that',
    (text) => {
      localStorage.setItem(KEY, text);
      const tab = openTab(['eggs', 'rice']);
      expect([tab.list, tab.state]).toEqual([['eggs', 'rice'], 'kept']);
      sessionStorage.clear();
      expect(openTab().list).toEqual(['eggs', 'rice']);
    },
  );

  it('stays as a later version of the page has left it', () => {
    const text = '{"version":5,"entries":["milk"]}';
    localStorage.setItem(KEY, text);
    const tab = openTab(['eggs', 'rice']);
    tab.add('tea');
    expect([tab.list, tab.state]).toEqual([['eggs', 'rice', 'tea'], 'refused']);
    expect(localStorage.getItem(KEY)).toBe(text);
  });
});
