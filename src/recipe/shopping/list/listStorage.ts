import * as v from 'valibot';
import { readBrowser, watchBrowser, writeBrowser } from '../../../browser/storage/browserStorage';
import { fitting, parseStored } from '../../../browser/storage/schemas';
import { createStore, type Store } from '../../../browser/store';

const KEY = 'saffron.shoppingList';

/** How many lines of each kind the browser keeps, and how long one is. */
export const MOST_LINES = 200;
export const LONGEST_LINE = 200;

const Own = v.object({
  text: v.string(),
  isTicked: v.fallback(v.boolean(), false),
});

const Tick = v.object({ key: v.string(), value: v.nullable(v.number()) });

const Kept = v.object({
  own: fitting(Own, MOST_LINES),
  ticked: fitting(Tick, MOST_LINES * 5),
  wanted: fitting(v.string(), MOST_LINES),
});

/** What this device keeps of the list. The other lines follow from the recipes. */
export interface KeptList {
  /** Lines that the visitor has added. */
  own: readonly v.InferOutput<typeof Own>[];
  /** Lines that the visitor has ticked, and how much they were. More of it is not ticked. */
  ticked: readonly v.InferOutput<typeof Tick>[];
  /** Lines to buy although the food is at hand. */
  wanted: readonly string[];
}

const EMPTY: KeptList = { own: [], ticked: [], wanted: [] };

function load(): KeptList {
  try {
    const text = readBrowser(KEY);
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
  change(list: KeptList): void;
  /** Whether the browser did not take the last change. It lasts as long as the page. */
  notKept: Omit<Store<boolean>, 'set'>;
  stop(): void;
}

/** Keeps the list in this browser, the same in all tabs. */
export function createListStore(): KeptListStore {
  const { set, ...list } = createStore(load());
  const notKept = createStore(false);
  return {
    ...list,
    notKept,
    change(next) {
      set(next);
      notKept.set(!writeBrowser(KEY, JSON.stringify(next)));
    },
    // Otherwise the next change here would lose what another tab has ticked.
    stop: watchBrowser(KEY, () => set(load())),
  };
}
