import * as v from 'valibot';
import { type DinnerNeed, isOfDinner } from '../../../amounts';
import { cleanLines } from '../../../browser/cleanLines';
import { readBrowser, watchBrowser, writeBrowser } from '../../../browser/storage/browserStorage';
import { fitting, loadFromTab, parseStored } from '../../../browser/storage/schemas';
import { writeTab } from '../../../browser/storage/tabStorage';
import { createStore } from '../../../browser/store';
import { isNoFood } from '../../../foods';
import type { KitchenStore } from '../../../ui/KitchenStore';
import * as firstWords from '../../../words/en/first';

const KEY = 'saffron.shoppingList';
const BOUGHT_KEY = 'saffron.bought';

/** How many lines of each kind the browser keeps, and how long a line may be. */
export const MOST_KEPT = 200;
export const LONGEST_KEPT = 200;
/** Of the visitor's own dinners, and as many of lists that others have shared. */
const MOST_TICKS = 1_000;
const MOST_UNDONE = 10;

const Own = v.object({
  text: v.string(),
  isTicked: v.fallback(v.boolean(), false),
});

const Tick = v.object({ key: v.string(), value: v.nullable(v.number()) });

const KEPT = {
  own: fitting(Own, MOST_KEPT),
  ticked: fitting(Tick, 2 * MOST_TICKS),
  wanted: fitting(v.string(), MOST_KEPT),
};
const Kept = v.object(KEPT);

const Purchase = v.object({
  moved: v.object({ ...KEPT, before: fitting(Own, MOST_KEPT) }),
  added: v.array(v.string()),
});

/** What a press on what is bought has taken off a list, and put on that of the ingredients. */
interface Purchase {
  moved: Moved;
  added: readonly string[];
}

/** What this device keeps of the list. The other lines follow from the recipes. */
export interface StoredList {
  own: readonly v.InferOutput<typeof Own>[];
  /** A dinner's need of a line, and the amount. More of it, or the next dinner, is not ticked. */
  ticked: readonly v.InferOutput<typeof Tick>[];
  /** Lines to buy although the visitor has the food. */
  wanted: readonly string[];
}

const EMPTY: StoredList = { own: [], ticked: [], wanted: [] };

function read(text: string | null): StoredList {
  try {
    if (text === null) return EMPTY;
    // Older pages kept only an array of lines.
    return text.startsWith('[')
      ? { ...EMPTY, own: parseStored(fitting(Own, MOST_KEPT), text) }
      : parseStored(Kept, text);
  } catch {
    return EMPTY;
  }
}

/** Beyond their limit, the oldest ticks go. */
function newestOf(ticked: StoredList['ticked']): StoredList['ticked'] {
  const [own, others] = [true, false].map((isOwn) =>
    ticked.filter(({ key }) => isOfDinner(key) === isOwn).slice(-MOST_TICKS),
  );
  return [...(others ?? []), ...(own ?? [])];
}

export type KeptListStore = ReturnType<typeof createListStore>;

export function createListStore() {
  let seen = readBrowser(KEY);
  const { set, ...list } = createStore(read(seen));
  const notKept = createStore(false);
  const bought = createStore<readonly Purchase[]>(
    loadFromTab(BOUGHT_KEY, 'What was bought', fitting(Purchase, MOST_UNDONE)) ?? [],
  );

  function readStored() {
    const text = readBrowser(KEY);
    if (text === seen) return;
    seen = text;
    set(read(text));
  }

  function setBought(next: readonly Purchase[]) {
    bought.set(next.slice(-MOST_UNDONE));
    writeTab(BOUGHT_KEY, JSON.stringify(bought.getSnapshot().context));
  }

  /** Changes the stored list, whichever tab wrote it last. */
  function change(edit: (now: StoredList) => StoredList) {
    readStored();
    const next = edit(list.getSnapshot().context);
    const kept = { ...next, ticked: newestOf(next.ticked) };
    set(kept);
    notKept.set(!writeBrowser(KEY, JSON.stringify(kept)));
  }

  const unwatch = watchBrowser(KEY, readStored);
  // A tab that slept may have missed changes.
  addEventListener('pageshow', readStored);
  return {
    ...list,
    /** The browser did not take the last change: it lasts as long as the page. */
    notKept,
    change,
    /** The visitor buys these lines, although the food may be at hand. */
    want: (keys: readonly string[]) =>
      change((now) => ({ ...now, wanted: [...now.wanted, ...keys].slice(-MOST_KEPT) })),
    /** The presses that this tab can take back, the last one at the end. */
    bought,
    /** Moves what is bought to the ingredients. Returns how many have joined them. */
    moveIn(kitchen: KitchenStore, lines: readonly BoughtLine[], own: readonly string[]): number {
      const ownFoods = own.filter((text) => !isNoFood(text, firstWords.language.code));
      const foods = [...lines.map(({ name }) => name), ...ownFoods];
      const had = kitchen.getSnapshot().context.ingredients;
      kitchen.change({ kind: 'add', text: cleanLines(foods.join('\n')) });
      const added = kitchen.getSnapshot().context.ingredients.filter((one) => !had.includes(one));
      const moved = movedOf(list.getSnapshot().context, lines);
      setBought([...bought.getSnapshot().context, { moved, added }]);
      change((now) => withoutMoved(now, moved));
      return added.length;
    },
    /** Takes back the last press. What was ticked since stays so. */
    takeBack(kitchen: KitchenStore) {
      const last = bought.getSnapshot().context.at(-1);
      if (!last) return;
      for (const ingredient of last.added) kitchen.change({ kind: 'remove', ingredient });
      setBought(bought.getSnapshot().context.filter((one) => one !== last));
      change((now) => withMoved(now, last.moved));
    },
    stop() {
      unwatch();
      removeEventListener('pageshow', readStored);
    },
  };
}

interface Line {
  needs: readonly DinnerNeed[];
}

interface BoughtLine extends Line {
  key: string;
  name: string;
}

export const isTicked = ({ ticked }: StoredList, { needs }: Line): boolean =>
  needs.every(({ key, value }) =>
    ticked.some((one) => one.key === key && (value === null || value <= (one.value ?? 0) + 1e-6)),
  );

export function withTick(list: StoredList, line: Line, isOn: boolean): StoredList {
  const others = list.ticked.filter(({ key }) => line.needs.every((need) => need.key !== key));
  return { ...list, ticked: isOn ? [...others, ...line.needs] : others };
}

interface Moved extends StoredList {
  /** The visitor's own lines from before, to restore their order. */
  before: StoredList['own'];
}

/** Includes the visitor's own ticked lines. */
function movedOf({ own, ticked, wanted }: StoredList, lines: readonly BoughtLine[]): Moved {
  const keys = new Set(lines.flatMap(({ needs }) => needs.map(({ key }) => key)));
  return {
    before: own,
    own: own.filter((one) => one.isTicked),
    ticked: ticked.filter(({ key }) => keys.has(key)),
    wanted: wanted.filter((key) => lines.some((line) => line.key === key)),
  };
}

function withoutMoved({ own, ticked, wanted }: StoredList, moved: Moved): StoredList {
  const has = (text: string) => moved.own.some((one) => one.text === text);
  const keys = moved.ticked.map(({ key }) => key);
  return {
    own: own.filter(({ text, isTicked }) => !isTicked || !has(text)),
    ticked: ticked.filter(({ key }) => !keys.includes(key)),
    wanted: wanted.filter((key) => !moved.wanted.includes(key)),
  };
}

/** Puts back what is missing. What the visitor has added or removed since, in any tab, stays. */
function withMoved(now: StoredList, moved: Moved): StoredList {
  const ownNow = (text: string) => now.own.find((one) => one.text === text);
  const keys = now.ticked.map(({ key }) => key);
  return {
    own: [
      ...moved.before.flatMap((one) => ownNow(one.text) ?? (one.isTicked ? one : [])),
      ...now.own.filter(({ text }) => moved.before.every((one) => one.text !== text)),
    ],
    ticked: [...now.ticked, ...moved.ticked.filter(({ key }) => !keys.includes(key))],
    wanted: [...new Set([...now.wanted, ...moved.wanted])],
  };
}
