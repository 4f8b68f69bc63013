import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { restore } from '../../src/app/restore';
import { writeKept } from '../../src/kitchen/keeping/keptListStorage';
import { listAge } from '../../src/kitchen/list/ListQuestions';
import { loadChangedPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { savePreferences } from '../../src/kitchen/preferences/savePreferences';
import { restoreKitchen, startKeptTab } from '../support/keptTab';
import { recipeOf } from '../support/recipeActor';

const KEY = 'saffron.list';
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

interface TabOptions extends RecipeInput {
  meanwhile?(recipe: RecipeActor): void;
}

/** It hears of other tabs when `tell` says so. */
function openTab(
  ingredients: string[] = [],
  useUp: string[] = [],
  { meanwhile = () => {}, preferences, ...rest }: TabOptions = {},
) {
  const own = ingredients.length > 0 ? { ingredients, useUp, ...rest } : undefined;
  const { recipe, actor, stop } = startKeptTab(
    createActors({}).start,
    own,
    preferences,
    (recipe) => {
      vi.advanceTimersByTime(1);
      meanwhile(recipe);
    },
  );
  const tab = {
    recipe,
    actor,
    keep: () => actor.send({ type: 'list.keep' }),
    forget: () => actor.send({ type: 'list.forget' }),
    decline: () => actor.send({ type: 'list.decline' }),
    add: (text: string) => recipe.send({ type: 'list.change', command: { kind: 'add', text } }),
    remove: (ingredient: string) =>
      recipe.send({ type: 'list.change', command: { kind: 'remove', ingredient } }),
    mark: (ingredient: string) =>
      recipe.send({
        type: 'list.change',
        command: {
          kind: 'mark',
          ingredients: [ingredient],
          isMarked: !recipe.getSnapshot().context.useUp.includes(ingredient),
        },
      }),
    undo: () => recipe.send({ type: 'kitchen.undo' }),
    clear: () => recipe.send({ type: 'kitchen.clear' }),
    get list() {
      return recipe.getSnapshot().context.ingredients;
    },
    get useUp() {
      return recipe.getSnapshot().context.useUp;
    },
    get isKept() {
      return actor.getSnapshot().hasTag('kept');
    },
    get isAsking() {
      return actor.getSnapshot().hasTag('undecided');
    },
    get isRefused() {
      return actor.getSnapshot().hasTag('refused');
    },
    close: stop,
  };
  opened.push(tab);
  return tab;
}

type Tab = ReturnType<typeof openTab>;

function tell() {
  vi.advanceTimersByTime(1_000);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function openTwo() {
  const one = openTab(['eggs', 'rice']);
  one.keep();
  const other = openTab();
  return [one, other] as const;
}

describe('a kept list', () => {
  it('is not in the browser until the visitor wants that', () => {
    const tab = openTab(['eggs', 'rice']);
    tab.add('tea');
    expect(tab.isKept).toBe(false);
    expect(localStorage).toHaveLength(0);
    tab.remove('eggs');
    tab.keep();
    expect(localStorage.getItem(KEY)).not.toContain('eggs');
  });

  it('comes back in another visit with its marks, and follows changes there', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    one.keep();
    one.add('tea');
    one.mark('eggs');
    one.remove('rice');
    one.close();
    sessionStorage.clear();
    const later = openTab();
    expect([later.list, later.useUp, later.isKept]).toEqual([['eggs', 'tea'], ['eggs'], true]);
  });

  it('is deleted when the visitor presses Stop and delete, and Undo brings back both', () => {
    const [one, other] = openTwo();
    one.mark('eggs');
    tell();
    one.forget();
    tell();
    expect(localStorage).toHaveLength(0);
    expect([one, other].map((tab) => [tab.list, tab.isKept])).toEqual([
      [['eggs', 'rice'], false],
      [['eggs', 'rice'], false],
    ]);
    one.keep();
    tell();
    expect([one.isKept, other.isKept, other.useUp]).toEqual([true, true, ['eggs']]);
    sessionStorage.clear();
    expect(openTab().list).toEqual(['eggs', 'rice']);
  });

  it('is empty after starting over, with no word of it in storage, and Undo brings it back', () => {
    const [one, other] = openTwo();
    tell();
    one.clear();
    tell();
    expect([one.list, other.list, one.isKept]).toEqual([[], [], true]);
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
  it('when the visitor presses Keep in one: two lists become one', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    const other = openTab(['Rice', 'tea', 'eggs']);
    vi.advanceTimersByTime(10);
    // It loses nothing of the other list.
    other.remove('eggs');
    one.keep();
    tell();
    tell();
    expect(other.isKept).toBe(true);
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
    other.recipe.send({ type: 'list.change', command: { kind: 'date', ingredient: 'eggs', day } });
    other.remove('rice');
    sleeper.add('salt');
    tell();
    for (const tab of [sleeper, other]) {
      expect([tab.list, tab.useUp]).toEqual([['eggs', 'oats', 'tea', 'salt'], ['oats']]);
      expect(tab.recipe.getSnapshot().context.dates).toEqual([{ entry: 'eggs', day }]);
    }
  });

  it('after one has slept while the other stopped keeping the list: a change does not keep it again', () => {
    const [sleeper, other] = openTwo();
    other.forget();
    sleeper.add('oats');
    expect([localStorage.length, sleeper.isKept]).toEqual([0, false]);
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
    const tabs = [one, openTab(['tea', 'milk']), openTab(['oats', 'rice'])];
    one.keep();
    tell();
    tell();
    for (const tab of tabs) {
      expect(tab.list.toSorted()).toEqual(['eggs', 'milk', 'oats', 'rice', 'tea']);
      expect(tab.list).toEqual(one.list);
    }
  });

  it('when two with lists of their own hear at once that a third keeps its list', () => {
    const tab = openTab(['tea', 'milk'], ['milk']);
    const kept = openTab(['eggs', 'rice']);
    kept.keep();
    const read = localStorage.getItem(KEY) ?? expect.fail();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    // Another tab had read the list before this one added its own.
    localStorage.setItem(KEY, read.replace('"rice"', '"rice","oats"'));
    tell();
    expect(tab.list).toEqual(['eggs', 'rice', 'oats', 'tea', 'milk']);
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
      meanwhile(recipe) {
        recipe.send({ type: 'list.change', command: { kind: 'remove', ingredient: 'eggs' } });
        recipe.send({ type: 'list.change', command: { kind: 'add', text: 'tea' } });
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
    expect(one.isRefused).toBe(true);
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
    without: ['paprika'],
  });
  const { changed: _, without: __, ...KEPT } = RICE;
  const SOUP = recipeOf('# Soup', { arrivedAt: Date.parse('2026-11-21T17:30:00Z') });
  const LINK = recipeOf('# Pie', { origin: 'shared' });
  const open = (recipe: Recipe, tab: Tab) => tab.recipe.send({ type: 'recipe.open', recipe });
  const shown = (tab: Tab) => tab.recipe.getSnapshot().context.recipe;
  const visitLater = () => {
    sessionStorage.clear();
    return openTab();
  };

  it('comes back with the list in another visit, at rest, without the words of a change', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE, earlier: [SOUP] });
    expect(localStorage).toHaveLength(0);
    one.keep();
    expect(localStorage.getItem(KEY)).not.toMatch(/Ada|paprika|Soup/);
    const later = visitLater();
    expect(shown(later)).toEqual(KEPT);
    expect(later.recipe.getSnapshot().matches('shown')).toBe(true);
    expect([later.list, later.recipe.getSnapshot().context.earlier]).toEqual([
      ['eggs', 'rice'],
      [],
    ]);
  });

  it('gives way to the next recipe of a request, and to none of a link or the cookbook', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    one.keep();
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
    one.keep();
    const other = openTab();
    open(SOUP, other);
    tell();
    one.add('tea');
    tell();
    expect([shown(one)?.text, shown(other)?.text]).toEqual(['# Rice', '# Soup']);
    expect(shown(visitLater())).toEqual(SOUP);
  });

  it('is that of the tab in which the visitor pressed Keep', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    const other = openTab(['tea', 'milk'], [], { recipe: SOUP });
    one.keep();
    tell();
    expect(other.isKept).toBe(true);
    other.add('oats');
    expect(shown(visitLater())).toEqual(KEPT);
  });

  it('is deleted when the visitor starts over in one tab, and no other tab brings it back', () => {
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    one.keep();
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
    const one = openTab(['eggs', 'rice'], [], { recipe: RICE });
    one.keep();
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

describe('a tab whose visitor does not want its list in the browser', () => {
  it('keeps to itself whatever other tabs keep, even after a reload', () => {
    const tab = openTab(['eggs', 'rice']);
    tab.decline();
    sessionStorage.clear();
    const other = openTab(['tea', 'milk']);
    other.keep();
    tell();
    expect([tab.list, tab.isKept, other.list]).toEqual([['eggs', 'rice'], false, ['tea', 'milk']]);
    other.close();
    sessionStorage.clear();
    tab.decline();
    sessionStorage.setItem(KEY, 'no');
    const reloaded = openTab(['eggs', 'rice'], [], {
      meanwhile: (recipe) =>
        recipe.send({ type: 'list.change', command: { kind: 'add', text: 'oats' } }),
    });
    expect([reloaded.list, reloaded.isAsking]).toEqual([['eggs', 'rice', 'oats'], false]);
    tell();
    expect(localStorage.getItem(KEY)).not.toMatch(/eggs|oats/);
  });

  it.each<[string, (one: Tab, other: Tab) => void]>([
    ['No', (_, other) => other.decline()],
    ['Stop and delete', (_, other) => other.forget()],
    ['Stop and delete in another tab', (one) => one.forget()],
  ])('is not asked again after %s, even after a reload', (name, answer) => {
    const one = openTab(['eggs', 'rice']);
    const other = openTab(['eggs', 'rice']);
    expect([one.isAsking, other.isAsking]).toEqual([true, true]);
    if (name !== 'No') one.keep();
    tell();
    answer(one, other);
    tell();
    expect(other.isAsking).toBe(false);
    other.close();
    one.close();
    expect(openTab(['eggs', 'rice']).isAsking).toBe(false);
    sessionStorage.clear();
    expect(openTab(['eggs', 'rice']).isAsking).toBe(true);
  });
});

describe('the day of a kept list', () => {
  const usedAt = () => new Date(JSON.parse(localStorage.getItem(KEY) ?? '').usedAt).toISOString();
  const at = (day: number) => vi.setSystemTime(new Date(`2026-11-${day}T18:00:00Z`));

  it('is that of the last change or request, and neither that of a visit nor of a mark', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    one.keep();
    at(22);
    one.add('tea');
    one.close();
    at(25);
    sessionStorage.clear();
    const later = openTab();
    later.recipe.send({
      type: 'list.change',
      command: { kind: 'mark', ingredients: ['rice'], isMarked: false },
    });
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
    tab.keep();
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
  const PREFERENCES = 'saffron.preferences';
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
    openTab(['eggs', 'rice']).keep();
    expect(visitLater()).toBe('browser');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    savePreferences(NUTS, undefined, true);
    full.mockRestore();
    expect(visitLater()).toBe('unreadable');
  });

  it('is noticed if the browser took the list after it had refused the allergies', () => {
    openTab(['eggs', 'rice'], [], { preferences: NUTS }).keep();
    expect(visitLater()).toBe('unreadable');
  });

  it('is noticed if one tab keeps the list, and another one has allergies that the browser refused', () => {
    const other = openTab(['tea', 'milk'], [], { preferences: NUTS });
    openTab(['eggs', 'rice']).keep();
    expect(loadChangedPreferences()).toEqual({});
    tell();
    expect(other.isKept).toBe(true);
    expect(visitLater()).toBe('unreadable');
  });

  it('is not what a visitor without allergies has, or one who has forgotten them, or whose allergies are kept', () => {
    const tab = openTab(['eggs', 'rice']);
    tab.keep();
    savePreferences(NUTS, undefined, true);
    tab.add('tea');
    expect([visitLater(), restore().preferences]).toEqual(['browser', NUTS]);
    savePreferences(NO_PREFERENCES, NUTS, true);
    expect(visitLater()).toBe('browser');
    expect(loadChangedPreferences()).toEqual({ preferences: NO_PREFERENCES, keeping: 'browser' });
    tab.forget();
    expect(localStorage).toHaveLength(0);
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
    tab.keep();
    expect([tab.isRefused, localStorage.length]).toEqual([true, 0]);
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
      const tab = openTab(['eggs', 'rice']);
      if (why === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      else vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
      tab.keep();
      expect([tab.isKept, tab.isRefused]).toEqual([false, true]);
      tab.add('tea');
      expect(tab.list).toEqual(['eggs', 'rice', 'tea']);
    },
  );

  it('keeps the older list if it is full later, and then the next change that fits', () => {
    const [tab] = openTwo();
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.add('tea');
    expect([tab.isKept, tab.isRefused]).toEqual([true, true]);
    write.mockRestore();
    tab.add('oats');
    expect([tab.isKept, tab.isRefused]).toEqual([true, false]);
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
    expect([tab.list, tab.useUp, tab.isKept]).toEqual([['eggs'], ['eggs'], true]);
  });

  it.each(['', '{', '7', '{"version":5,"entries":[]}', '{"version":1}'])(
    'gives no list if it holds %j, and pressing Keep replaces that',
    (text) => {
      localStorage.setItem(KEY, text);
      const tab = openTab(['eggs', 'rice']);
      expect([tab.list, tab.isKept]).toEqual([['eggs', 'rice'], text === '{"version":1}']);
      tab.keep();
      sessionStorage.clear();
      expect(openTab().list).toEqual(['eggs', 'rice']);
    },
  );
});
