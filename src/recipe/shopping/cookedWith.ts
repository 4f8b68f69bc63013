import * as v from 'valibot';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';

const KEY = 'saffron.cookedWith';

const MOST_COOKED = 10;

const Lists = v.record(v.string(), v.array(v.string()));

/** The list of each recipe's cooking, by the recipe's hash and time of arrival, if known. */
export type CookedWith = Readonly<Record<string, readonly string[]>>;

export function loadCookedWith(): CookedWith {
  return loadFromTab(KEY, 'What was cooked before the reload', Lists) ?? {};
}

/** Keeps only the newest. A name without a time could fit another recipe after a reload. */
export function saveCookedWith(lists: CookedWith): void {
  const known = Object.entries(lists).filter(([name]) => / \d/.test(name));
  writeTab(KEY, JSON.stringify(Object.fromEntries(known.slice(-MOST_COOKED))));
}
