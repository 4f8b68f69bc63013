import * as v from 'valibot';
import { readBrowser, watchBrowser, writeBrowser } from '../../../browser/storage/browserStorage';
import { fitting, parseStored } from '../../../browser/storage/schemas';
import { createStore, type Store } from '../../../browser/store';

const KEY = 'saffron.shoppingList';

/** How many lines of each kind the browser keeps, and how long one is. */
export const MOST_LINES = 200;
export const LONGEST_LINE = 200;
const MOST_TICKS = 1_000;

const Own = v.object({
  text: v.string(),
  isTicked: v.fallback(v.boolean(), false),
});

const Tick = v.object({ key: v.string(), value: v.nullable(v.number()) });

const Kept = v.object({
  own: fitting(Own, MOST_LINES),
  ticked: fitting(Tick, MOST_TICKS),
  wanted: fitting(v.string(), MOST_LINES),
});

/** What this device keeps of the list. The other lines follow from the recipes. */
export interface KeptList {
  /** Lines that the visitor has added. */
  own: readonly v.InferOutput<typeof Own>[];
  /**
   * What the visitor has ticked: what a dinner needs of a line, and how much. More of it is not ticked, and the next
   * dinner's is another one.
   */
  ticked: readonly v.InferOutput<typeof Tick>[];
  /** Lines to buy although the food is at hand. */
  wanted: readonly string[];
}

const EMPTY: KeptList = { own: [], ticked: [], wanted: [] };

function read(text: string | null): KeptList {
  try {
    if (text === null) return EMPTY;
    // Once, the list was only lines.
    return text.startsWith('[')
      ? { ...EMPTY, own: parseStored(fitting(Own, MOST_LINES), text) }
      : parseStored(Kept, text);
  } catch {
    return EMPTY;
  }
}

export interface KeptListStore extends Omit<Store<KeptList>, 'set'> {
  /** Changes the list as it is now, whichever tab changed it last. */
  change(edit: (now: KeptList) => KeptList): void;
  /** Whether the browser did not take the last change. It lasts as long as the page. */
  notKept: Omit<Store<boolean>, 'set'>;
  stop(): void;
}

/** Keeps the list in this browser, the same in all tabs. */
export function createListStore(): KeptListStore {
  let seen = readBrowser(KEY);
  const { set, ...list } = createStore(read(seen));
  const notKept = createStore(false);

  /** Looks whether another tab has changed the list. */
  function look() {
    const text = readBrowser(KEY);
    if (text === seen) return;
    seen = text;
    set(read(text));
  }

  const unwatch = watchBrowser(KEY, look);
  // A tab that slept may have missed changes.
  addEventListener('pageshow', look);
  return {
    ...list,
    notKept,
    change(edit) {
      look();
      const next = edit(list.get());
      // Beyond the limit, the oldest ticks go.
      const kept = { ...next, ticked: next.ticked.slice(-MOST_TICKS) };
      set(kept);
      notKept.set(!writeBrowser(KEY, JSON.stringify(kept)));
    },
    stop() {
      unwatch();
      removeEventListener('pageshow', look);
    },
  };
}
