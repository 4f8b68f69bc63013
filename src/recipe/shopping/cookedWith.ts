import * as v from 'valibot';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';

const KEY = 'saffron.cookedWith';

const MOST_COOKED = 10;

const Lists = v.record(v.string(), v.array(v.string()));

/** The lists with which recipes were cooked, by a name for each recipe: its hash, and when it came if known. */
export type CookedWith = Readonly<Record<string, readonly string[]>>;

/** What this tab saved of the recipes that were cooked in it. */
export function loadCookedWith(): CookedWith {
  return loadFromTab(KEY, 'What was cooked before the reload', Lists) ?? {};
}

/** Saves the newest lists for a reload of this tab. Without a time, another recipe could have the same name. */
export function saveCookedWith(lists: CookedWith): void {
  const known = Object.entries(lists).filter(([name]) => / \d/.test(name));
  writeTab(KEY, JSON.stringify(Object.fromEntries(known.slice(-MOST_COOKED))));
}
