import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActorSystem } from '../../machines/actorSystem';
import { type RecipeActor, recipeMachine } from '../../machines/recipeMachine';
import { addKeptList } from '../../src/kitchen/keeping/keptListStorage';
import { startKeptList } from '../../src/kitchen/keeping/startKeptList';

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

/** A tab of this browser. It hears of the others when `tell` says so. */
function openTab(
  ingredients: string[] = [],
  useUp: string[] = [],
  meanwhile: (recipe: RecipeActor) => void = () => {},
) {
  const { start } = createActorSystem({});
  const list = { ingredients, useUp };
  const kitchen = addKeptList(ingredients.length > 0 ? list : undefined);
  const recipe = start('recipe', recipeMachine, kitchen);
  const at = Date.now();
  vi.advanceTimersByTime(1);
  meanwhile(recipe);
  const { actor, stop } = startKeptList({ start, recipe, kitchen, at });
  const tab = {
    recipe,
    keep: () => actor.send({ type: 'list.keep' }),
    forget: () => actor.send({ type: 'list.forget' }),
    add: (text: string) => recipe.send({ type: 'ingredient.add', text }),
    remove: (ingredient: string) => recipe.send({ type: 'ingredient.remove', ingredient }),
    mark: (ingredient: string) => recipe.send({ type: 'ingredient.mark', ingredient }),
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
    get isRefused() {
      return actor.getSnapshot().hasTag('refused');
    },
    close: stop,
  };
  opened.push(tab);
  return tab;
}

/** What a browser tells the tabs of a change. Time goes on. */
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

  it('is deleted when the visitor removes the tick, and Undo brings back both', () => {
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
  it('when one ticks the box: two lists become one', () => {
    const one = openTab(['eggs', 'rice'], ['rice']);
    const other = openTab(['Rice', 'tea']);
    vi.advanceTimersByTime(10);
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

  it('after one has slept through changes and added something before it looked', () => {
    const [sleeper, other] = openTwo();
    other.remove('rice');
    other.add('tea');
    vi.advanceTimersByTime(1_000);
    sleeper.add('oats');
    expect(sleeper.list.toSorted()).toEqual(['eggs', 'oats', 'tea']);
    tell();
    expect(other.list.toSorted()).toEqual(['eggs', 'oats', 'tea']);
  });

  it('after one has slept while the other stopped keeping the list: a change does not keep it again', () => {
    const [sleeper, other] = openTwo();
    other.forget();
    sleeper.add('oats');
    expect([localStorage.length, sleeper.isKept]).toEqual([0, false]);
    expect(sleeper.list).toEqual(['eggs', 'rice', 'oats']);
  });

  it('as soon as a sleeping tab wakes', () => {
    const [sleeper, other] = openTwo();
    other.add('tea');
    document.dispatchEvent(new Event('visibilitychange'));
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

  it('two tabs with the list in different orders do not write for ever', () => {
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

  it('a tab with a list of its own, opened before the other was emptied, loses nothing', () => {
    const [one] = openTwo();
    sessionStorage.clear();
    const own = openTab(['flour', 'milk']);
    expect(own.list.toSorted()).toEqual(['eggs', 'flour', 'milk', 'rice']);
    one.clear();
    tell();
    expect(own.list).toEqual([]);
    sessionStorage.clear();
    expect(openTab(['yeast', 'salt']).list).toEqual(['yeast', 'salt']);
  });

  it('when both change in the same moment, before either hears of it', () => {
    const [one, other] = openTwo();
    const before = localStorage.getItem(KEY) ?? '';
    one.add('tea');
    localStorage.setItem(KEY, before);
    other.add('oats');
    tell();
    tell();
    expect(one.list.toSorted()).toEqual(['eggs', 'oats', 'rice', 'tea']);
    expect(other.list).toEqual(one.list);
  });

  it('when one removes what the other adds in the same moment: the entry stays', () => {
    const [one, other] = openTwo();
    tell();
    const before = localStorage.getItem(KEY) ?? '';
    one.remove('eggs');
    localStorage.setItem(KEY, before);
    other.remove('eggs');
    other.add('eggs');
    tell();
    tell();
    expect(one.list).toContain('eggs');
    expect(other.list).toEqual(one.list);
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

  it('two tabs forget removed entries after a month', () => {
    const [one] = openTwo();
    tell();
    one.remove('eggs');
    expect(localStorage.getItem(KEY)).toContain('eggs');
    vi.setSystemTime(new Date('2026-12-22T18:00:00Z'));
    one.add('tea');
    expect(localStorage.getItem(KEY)).not.toContain('eggs');
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

  it('even if somebody sets the clock back after the list was emptied', () => {
    const [one, other] = openTwo();
    tell();
    one.clear();
    tell();
    vi.setSystemTime(new Date('2025-11-21T18:00:00Z'));
    other.add('tea');
    tell();
    expect([one.list, other.list]).toEqual([['tea'], ['tea']]);
    sessionStorage.clear();
    expect(openTab().list).toEqual(['tea']);
  });
});

describe('a page that opens', () => {
  it('saves changes from before the code that keeps the list arrived', () => {
    const [first] = openTwo();
    first.close();
    sessionStorage.clear();
    const late = openTab([], [], (recipe) => {
      recipe.send({ type: 'ingredient.remove', ingredient: 'eggs' });
      recipe.send({ type: 'ingredient.add', text: 'tea' });
    });
    expect(late.list).toEqual(['rice', 'tea']);
    sessionStorage.clear();
    expect(openTab().list).toEqual(['rice', 'tea']);
  });

  it('keeps the request that a reload has stopped, with the current list', () => {
    const [one] = openTwo();
    one.add('tea');
    expect(addKeptList({ ingredients: ['eggs', 'rice'], interrupted: { kind: 'fresh' } })).toEqual({
      ingredients: ['eggs', 'rice', 'tea'],
      useUp: [],
      leftovers: [],
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
});

describe('the storage of a kept list', () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

  it.each<['full' | 'forbidden']>([['full'], ['forbidden']])(
    'leaves the box unticked if it is %s',
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
      { ...entry, text: 'a', at: -1 },
      { ...entry, text: 'b', at: '7' },
      { ...entry, text: 'c', at: 9e15 },
      { ...entry, text: 'd', isGone: undefined },
      { ...entry, text: 'e', isMarked: 'yes' },
    ];
    localStorage.setItem(KEY, JSON.stringify({ version: 1, entries: [...wrong, entry, entry] }));
    const tab = openTab();
    expect([tab.list, tab.useUp, tab.isKept]).toEqual([['eggs'], ['eggs'], true]);
  });

  it.each(['', '{', '7', '{"version":3,"entries":[]}', '{"version":1}'])(
    'gives no list if it holds %j, and the next tick replaces that',
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
