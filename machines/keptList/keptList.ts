import { identityOf } from '../kitchen/ingredientList';
import type { SharedList } from '../kitchen/kitchen';
import type { Recipe } from '../kitchen/recipe';

export interface KeptEntry {
  text: string;
  /** When it last changed, in ms since 1970. */
  at: number;
  isMarked: boolean;
  /** Off the list. The browser remembers that for a while, so no tab brings the entry back. */
  isGone: boolean;
  /** Until when the visitor wants to have eaten it: `2026-11-23`. */
  day?: string | undefined;
}

/** A list as the tabs share it, no two entries with the same `identityOf`. */
export type KeptList = readonly KeptEntry[];

export interface Kept {
  entries: KeptList;
  /** When the list last changed or got a recipe, in ms since 1970. Older pages did not store it. */
  usedAt?: number | undefined;
  /** The last recipe of a request, not checked yet: the page that opens with it does that. */
  recipe: unknown;
  /** When it came, or when the visitor started over. */
  recipeAt: number;
}

export interface KitchenChange {
  list: SharedList;
  /** Absent if the tab has the same recipe as before. */
  recipe?: Recipe | null | undefined;
  at: number;
}

export const NOTHING_KEPT: Kept = { entries: [], recipe: null, recipeAt: 0 };

/** How long to remember a removal, in ms. A tab that sleeps longer may bring an entry back. */
const GONE_TIME = 30 * 24 * 60 * 60 * 1_000;

/** The text of an entry that marks when the list was emptied, in place of all removed entries. */
const EVERYTHING = '';

export function updateKept(kept: Kept, { list, recipe, at }: KitchenChange): Kept {
  const entries = updateList(kept.entries, list, at);
  const before = Math.max(kept.usedAt ?? at, recipe?.arrivedAt ?? 0);
  return {
    entries,
    usedAt: hasSameNames(entries, kept.entries) ? before : at,
    ...(recipe === undefined
      ? { recipe: kept.recipe, recipeAt: kept.recipeAt }
      : { recipe, recipeAt: Math.max(at, kept.recipeAt + 1) }),
  };
}

/** Only entries that differ get the time of the change. */
function updateList(kept: KeptList, list: SharedList, now: number): KeptList {
  const known = new Map(kept.map((entry) => [identityOf(entry.text), entry]));
  const cleared = known.get(EVERYTHING);
  const marked = new Set(list.useUp);
  const days = new Map(list.dates.map(({ entry, day }) => [entry, day]));
  const listed = list.ingredients.map((text): KeptEntry => {
    const before = known.get(identityOf(text));
    known.delete(identityOf(text));
    const day = days.get(text);
    const entry: KeptEntry = {
      text,
      at: before?.at ?? now,
      isMarked: marked.has(text),
      isGone: false,
      ...(day && { day }),
    };
    if (before && JSON.stringify(before) === JSON.stringify(entry)) return before;
    return { ...entry, at: later(before ?? cleared, now) };
  });
  const gone = [...known.values()].map((entry) =>
    entry.isGone
      ? entry
      : { text: entry.text, at: later(entry, now), isMarked: false, isGone: true },
  );
  if (listed.length === 0 && gone.length > 0) {
    const at = Math.max(...gone.map((entry) => entry.at));
    return [{ text: EVERYTHING, at, isMarked: false, isGone: true }];
  }
  return [...listed, ...gone.filter(({ at }) => at > now - GONE_TIME)];
}

export function mergeKept(kept: Kept, own: Kept): Kept {
  const entries = mergeLists(kept.entries, own.entries);
  const { recipe, recipeAt } = own.recipeAt > kept.recipeAt ? own : kept;
  // A page that opens with the kept list has not used it yet.
  const usedAt = hasSameNames(entries, kept.entries) ? kept.usedAt : own.usedAt;
  return { entries, usedAt: usedAt ?? own.usedAt, recipe, recipeAt };
}

const hasSameNames = (one: KeptList, other: KeptList) =>
  String(namesOf(one)) === String(namesOf(other));

const namesOf = (list: KeptList) =>
  withoutGone(list)
    .map(({ text }) => text)
    .sort();

/** The last change of an entry counts, and `one` gives the order. */
function mergeLists(one: KeptList, other: KeptList): KeptList {
  const entries = new Map(one.map((entry) => [identityOf(entry.text), entry]));
  for (const entry of other) {
    const identity = identityOf(entry.text);
    const known = entries.get(identity);
    const isLater = !known || rankOf(entry) > rankOf(known);
    if (isLater) entries.set(identity, entry);
  }
  const clearedAt = entries.get(EVERYTHING)?.at ?? 0;
  return [...entries.values()].filter(({ text, at }) => text === EVERYTHING || at >= clearedAt);
}

export function sharedListOf(kept: KeptList): SharedList {
  const listed = withoutGone(kept);
  return {
    ingredients: listed.map(({ text }) => text),
    useUp: listed.filter(({ isMarked }) => isMarked).map(({ text }) => text),
    dates: listed.flatMap(({ text, day }) => (day ? { entry: text, day } : [])),
  };
}

export const withoutGone = (kept: KeptList): KeptList => kept.filter(({ isGone }) => !isGone);

/** The time of a change: later than the one before, even if the clock was set back. */
const later = (before: KeptEntry | undefined, now: number) => Math.max(now, (before?.at ?? -1) + 1);

/** Every tab picks the same change. Of two at the same time, the one that keeps the entry wins. */
const rankOf = (entry: KeptEntry) =>
  [String(entry.at).padStart(16, '0'), entry.isGone ? 0 : 1, JSON.stringify(entry)].join(' ');
