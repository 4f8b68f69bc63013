import * as v from 'valibot';
import { readBrowser, watchBrowser, writeBrowser } from '../../../browser/storage/browserStorage';
import { fitting, parseStored } from '../../../browser/storage/schemas';
import { createStore } from '../../../browser/store';

const KEY = 'saffron.shoppingList';

/** How many lines of each kind the browser keeps, and how long a line may be. */
export const MOST_KEPT = 200;
export const LONGEST_KEPT = 200;
const MOST_TICKS = 1_000;

const Own = v.object({
  text: v.string(),
  isTicked: v.fallback(v.boolean(), false),
});

const Tick = v.object({ key: v.string(), value: v.nullable(v.number()) });

const Kept = v.object({
  own: fitting(Own, MOST_KEPT),
  ticked: fitting(Tick, MOST_TICKS),
  wanted: fitting(v.string(), MOST_KEPT),
});

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

export type KeptListStore = ReturnType<typeof createListStore>;

export function createListStore() {
  let seen = readBrowser(KEY);
  const { set, ...list } = createStore(read(seen));
  const notKept = createStore(false);

  function readStored() {
    const text = readBrowser(KEY);
    if (text === seen) return;
    seen = text;
    set(read(text));
  }

  const unwatch = watchBrowser(KEY, readStored);
  // A tab that slept may have missed changes.
  addEventListener('pageshow', readStored);
  return {
    ...list,
    /** The browser did not take the last change: it lasts as long as the page. */
    notKept,
    /** Changes the stored list, whichever tab wrote it last. */
    change(edit: (now: StoredList) => StoredList) {
      readStored();
      const next = edit(list.get());
      // Beyond the limit, the oldest ticks go.
      const kept = { ...next, ticked: next.ticked.slice(-MOST_TICKS) };
      set(kept);
      notKept.set(!writeBrowser(KEY, JSON.stringify(kept)));
    },
    stop() {
      unwatch();
      removeEventListener('pageshow', readStored);
    },
  };
}
