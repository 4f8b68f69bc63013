import * as v from 'valibot';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';
import { messages } from './messages';

const BASICS_KEY = 'saffron.alwaysHave';
const COOKED_KEY = 'saffron.cookedWith';

/** How many characters of what the visitor always has. */
export const MOST_LETTERS = 500;
const MOST_COOKED = 10;

const Lists = v.record(v.string(), v.array(v.string()));

/** Whether the visitor has said what they always have. */
export function hasSaidBasics(): boolean {
  return readBrowser(BASICS_KEY) !== null;
}

/** What the visitor always has, as they wrote it, or what everybody has: names with commas between them. */
export function loadBasics(): string {
  return (readBrowser(BASICS_KEY) ?? messages.basics).slice(0, MOST_LETTERS);
}

/** @returns whether the browser took it */
export function saveBasics(text: string): boolean {
  return writeBrowser(BASICS_KEY, text.slice(0, MOST_LETTERS));
}

/** Forgets what the visitor has said. */
export function removeBasics(): void {
  removeFromBrowser(BASICS_KEY);
}

/**
 * Watches for what another tab says that the visitor always has.
 *
 * @returns a function that unsubscribes
 */
export function watchBasics(onChange: () => void): () => void {
  return watchBrowser(BASICS_KEY, onChange);
}

/** The lists with which recipes were cooked, by a name for each recipe: its hash, and when it came if known. */
export type CookedWith = Readonly<Record<string, readonly string[]>>;

/** What this tab saved of the recipes that were cooked in it. */
export function loadCookedWith(): CookedWith {
  return loadFromTab(COOKED_KEY, 'What was cooked before the reload', Lists) ?? {};
}

/** Saves the newest lists for a reload of this tab. Without a time, another recipe could have the same name. */
export function saveCookedWith(lists: CookedWith): void {
  const known = Object.entries(lists).filter(([name]) => / \d/.test(name));
  writeTab(COOKED_KEY, JSON.stringify(Object.fromEntries(known.slice(-MOST_COOKED))));
}
