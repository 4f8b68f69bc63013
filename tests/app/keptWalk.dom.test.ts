import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { listOf } from '../../machines/kitchen/kitchen';
import {
  avoidsSomething,
  NO_PREFERENCES,
  type Preferences,
} from '../../machines/kitchen/preferences';
import { type RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { FORGET } from '../../scripts/build/starter';
import { notePreferences, removeNote } from '../../src/app/parts/typing';
import { restore } from '../../src/app/restore';
import { emptyStorages } from '../../src/browser/storage/allOfBoth';
import { isDeleted } from '../../src/browser/storage/browserReading';
import { createKitchen } from '../../src/kitchen/createKitchen';
import { createKitchenSaver } from '../../src/kitchen/keeping/kitchenStorage';
import { startKeptList } from '../../src/kitchen/keeping/startKeptList';
import { createNotices } from '../../src/kitchen/notices';
import { savePreferences } from '../../src/kitchen/preferences/savePreferences';
import { OldTab } from '../support/OldTab';
import { isFull } from '../support/sample';

const STEPS = 200;
const SEEDS = isFull ? 40 : 4;
const NUTS: Preferences = { ...NO_PREFERENCES, allergens: ['nuts'] };

/** The tab that acts: its own storage and what hears events are in place of the window's. */
let now: Tab;

class TabStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  [key: string]: unknown;
  getItem = (key: string) => (typeof this[key] === 'string' ? (this[key] as string) : null);
  setItem = (key: string, text: string) => {
    this[key] = text;
  };
  removeItem = (key: string) => {
    delete this[key];
  };
}

/** A tab of the page: what the browser keeps for it, and the page that is loaded in it. */
class Tab {
  storage = new TabStorage();
  listeners = new Set<() => void>();
  page = this.load();

  /** As `src/main.tsx` and `joinBrowser` do it, but it shows nothing. */
  load() {
    now = this;
    this.listeners.clear();
    new Function(FORGET)();
    const { kitchen: restored, preferences = NO_PREFERENCES, keeping = 'browser' } = restore();
    const actors = createActors({});
    const recipe: RecipeActor = actors.start('recipe', recipeMachine, restored);
    const kitchen = createKitchen({
      recipe,
      notices: createNotices(recipe),
      now: { ...listOf(restored), preferences },
    });
    const saver = createKitchenSaver();
    const save = () => saver({ ...recipe.getSnapshot().context, ...kitchen.getSnapshot().context });
    recipe.subscribe(save);
    kitchen.subscribe(save);
    const kept = startKeptList({
      recipe,
      kitchen,
      restored,
      notePreferences: () =>
        notePreferences(avoidsSomething(kitchen.getSnapshot().context.preferences)),
      removeNote,
    });
    save();
    const stop = () => {
      kept.stop();
      actors.stop();
    };
    return { recipe, kitchen, kept, keeping, stop };
  }

  act(step: () => void) {
    now = this;
    step();
  }

  reload() {
    this.act(() => this.page.stop());
    this.page = this.load();
  }

  /** Other tabs have written. */
  hear() {
    this.act(() => {
      if (isDeleted()) return this.reload();
      for (const listener of [...this.listeners]) listener();
    });
  }

  get list() {
    return [...this.page.kitchen.getSnapshot().context.ingredients].sort();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        get: (_, key) => Reflect.get(now.storage, key),
        set: (_, key, text) => Reflect.set(now.storage, key, text),
        deleteProperty: (_, key) => Reflect.deleteProperty(now.storage, key),
        ownKeys: () => Object.keys(now.storage).filter((key) => key.startsWith('saffron.')),
        getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now.storage, key),
      },
    ),
  );
  const listen = (type: string, listener: () => void) => {
    if (type !== 'storage') return;
    now.listeners.add(() => listener.call(undefined, ...([{ key: null }] as unknown as [])));
  };
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The same numbers for the same seed. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** What a visitor expects, step by step. */
class Walk {
  tabs: Tab[] = [];
  old: OldTab | null = null;
  /** What is on the list that all tabs share; each tab's own while it is not kept. */
  expected = new Set<string>();
  isOn = true;
  allergies = NO_PREFERENCES;
  log: string[] = [];
  count = 0;

  roll: (sides: number) => number;

  constructor(roll: (sides: number) => number) {
    this.roll = roll;
    this.tabs.push(new Tab());
  }

  nameFood(who: string) {
    this.count += 1;
    return `${who} ${this.count}`;
  }

  get tab() {
    return this.tabs[this.roll(this.tabs.length)] ?? expect.fail();
  }

  tell() {
    vi.advanceTimersByTime(5_000);
    // A page of 1.1 joins a list that it hears of, unless its visitor has said no.
    const joins = this.old?.state !== 'kept' ? this.oldList() : [];
    for (let round = 0; round < 2; round += 1) {
      for (const tab of this.tabs) tab.hear();
      this.old?.hear();
    }
    if (this.old?.state === 'kept') for (const food of joins) this.expected.add(food);
  }

  step() {
    const steps: [string, () => void][] = [
      ['add', () => this.add()],
      ['add', () => this.add()],
      ['remove', () => this.remove()],
      ['reload', () => this.tab.reload()],
      ['close', () => this.close()],
      ['open', () => this.open()],
      ['start over', () => this.startOver(false)],
      ['start over, Undo', () => this.startOver(true)],
      ['switch', () => this.isRare() && this.switch()],
      ['allergies', () => this.setAllergies()],
      ['delete everything', () => this.isRare() && this.deleteEverything()],
      ['older page', () => this.toggleOld()],
      ['older page adds', () => this.oldAdds()],
      ['older page stops', () => this.isRare() && this.oldStops()],
    ];
    const [name, take] = steps[this.roll(steps.length)] ?? expect.fail();
    this.log.push(name);
    take();
    this.tell();
    this.check();
  }

  isRare = () => this.roll(3) === 0;

  add() {
    const text = this.nameFood('food');
    const { tab } = this;
    tab.act(() => tab.page.kitchen.change({ kind: 'add', text }));
    if (this.isOn) this.expected.add(text);
  }

  remove() {
    const { tab } = this;
    const [ingredient] = tab.list;
    if (!ingredient) return;
    tab.act(() => tab.page.kitchen.change({ kind: 'remove', ingredient }));
    this.expected.delete(ingredient);
  }

  close() {
    if (this.tabs.length === 1) return;
    const [tab] = this.tabs.splice(this.roll(this.tabs.length), 1);
    tab?.act(() => tab.page.stop());
  }

  open() {
    if (this.tabs.length < 4) this.tabs.push(new Tab());
  }

  startOver(hasUndo: boolean) {
    const { tab } = this;
    // Then Undo would take back what was before.
    if (tab.list.length === 0) return;
    tab.act(() => tab.page.kitchen.clear());
    if (!hasUndo) {
      if (this.isOn) this.expected.clear();
      return;
    }
    this.tell();
    tab.act(() => tab.page.kitchen.undo());
  }

  /** Switched on, the lists of all tabs become one. */
  switch() {
    const { tab } = this;
    tab.act(() => (this.isOn ? tab.page.kept.switchOff() : tab.page.kept.switchOn()));
    this.isOn = !this.isOn;
    const lists = [...this.tabs.map(({ list }) => list), this.oldList()];
    this.expected = new Set(this.isOn ? lists.flat() : []);
  }

  setAllergies() {
    const preferences = this.allergies === NUTS ? NO_PREFERENCES : NUTS;
    const { tab } = this;
    tab.act(() => savePreferences(preferences, this.allergies, localStorage['saffron.list']));
    this.allergies = preferences;
    for (const one of this.tabs) one.act(() => one.page.kitchen.changePreferences(preferences));
  }

  deleteEverything() {
    const { tab } = this;
    tab.act(() => {
      tab.page.stop();
      emptyStorages();
      // The others have not heard of it yet, and write.
      for (const other of this.tabs)
        if (other !== tab)
          other.act(() => other.page.kitchen.change({ kind: 'add', text: 'late' }));
      now = tab;
    });
    tab.page = tab.load();
    this.expected.clear();
    this.isOn = true;
    this.allergies = NO_PREFERENCES;
    // An older page that stays open would join its list to the next one: docs/security.md says so.
    this.old = null;
    expect(localStorage['saffron.list']).toBeUndefined();
  }

  oldList = () => (this.old?.state === 'declined' ? [] : (this.old?.list.ingredients ?? []));

  toggleOld() {
    this.old = this.old ? null : new OldTab();
  }

  oldAdds() {
    if (!this.old) return;
    const text = this.nameFood('old');
    this.old.change({ kind: 'add', text });
    if (this.old.state === 'kept') this.expected.add(text);
  }

  oldStops() {
    if (this.old?.state !== 'kept') return;
    this.old.stopAndDelete();
    this.isOn = false;
    this.expected.clear();
  }

  check() {
    const context = this.log.slice(-6).join(', ');
    const stored = localStorage['saffron.list'];
    if (this.isOn) {
      const expected = [...this.expected].sort();
      for (const { list } of this.tabs) expect(list, context).toEqual(expected);
      const kept: string[] = stored ? JSON.parse(stored).ingredients : [];
      expect([...kept].sort(), context).toEqual(expected);
    } else expect(stored, context).toBeUndefined();
    if (!stored) return;
    // A list of another visit comes with its allergies, or with the question for them.
    const probe = new Tab();
    const { preferences } = probe.page.kitchen.getSnapshot().context;
    expect([preferences.allergens, probe.page.keeping], context).toEqual([
      this.allergies.allergens,
      'browser',
    ]);
    probe.act(() => probe.page.stop());
  }
}

it.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))(
  `a walk of ${STEPS} steps in several tabs loses nothing, brings nothing back, and shows no list without its allergies (seed %i)`,
  (seed) => {
    const walk = new Walk(createDice(seed));
    for (let step = 0; step < STEPS; step += 1) walk.step();
    expect(walk.log).toHaveLength(STEPS);
  },
);
