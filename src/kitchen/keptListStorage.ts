import * as v from 'valibot';
import { isBlank } from '../../machines/ingredientList';
import {
  type KeptEntry,
  type KeptList,
  listOf,
  mergeKept,
  updateKept,
} from '../../machines/keptList';
import { EMPTY_KITCHEN } from '../../machines/kitchen';
import type { RecipeInput } from '../../machines/recipeMachine';
import { readBrowser } from '../browser/browserReading';
import { fitting, parseJson } from '../browser/schemas';
import { readTab, removeFromTab, writeTab } from '../browser/tabStorage';
import { KEPT_LIST_KEY } from './kitchenStorage';
import { Leftovers, leftoversOf } from './leftoverSchema';

/** How many entries are read. Nobody gathers more by hand. */
const MOST_ENTRIES = 50_000;

/** A page that writes version 1 knows no leftovers, and would lose what is known of them. */
const VERSION = 2;

/** The latest time that a `Date` can have. */
const LATEST = 8.64e15;

/** An entry. Only one that is gone may have no text. */
const Entry = v.pipe(
  v.object({
    text: v.string(),
    at: v.pipe(
      v.number(),
      v.check((ms) => Number.isInteger(ms) && ms >= 0 && ms <= LATEST),
    ),
    isMarked: v.boolean(),
    isGone: v.boolean(),
    leftovers: v.optional(Leftovers),
  }),
  v.check(({ text, isGone }) => isGone || !isBlank(text)),
  v.transform(({ leftovers, ...entry }) =>
    leftovers === undefined ? entry : { ...entry, leftovers: leftoversOf([entry.text], leftovers) },
  ),
) satisfies v.GenericSchema<unknown, KeptEntry>;

const Kept = v.object({ version: v.picklist([1, VERSION]), entries: fitting(Entry, MOST_ENTRIES) });

export function writeKept(kept: KeptList): string {
  return JSON.stringify({ version: VERSION, entries: kept });
}

/**
 * Reads what `writeKept` has written.
 *
 * @returns null if there is nothing usable; one line in the console says what was dropped
 */
export function readKept(text: string | null): KeptList | null {
  if (text === null) return null;
  try {
    return parseJson(Kept, text).entries;
  } catch (error) {
    console.warn(`The kept list could not be used: ${(error as Error).message}`);
    return null;
  }
}

/** Remembers over a reload whether this browser has the newest list of this tab. */
export function noteInTab(isSaved: boolean): void {
  if (isSaved) writeTab(KEPT_LIST_KEY, '1');
  else removeFromTab(KEPT_LIST_KEY);
}

/**
 * Puts the list that this browser keeps into the kitchen of a tab. If the browser did not have the tab's
 * own list, the two become one.
 */
export function addKeptList(kitchen: RecipeInput | undefined): RecipeInput | undefined {
  const kept = readKept(readBrowser(KEPT_LIST_KEY));
  const wasSaved = readTab(KEPT_LIST_KEY) !== null;
  // Until the machine runs, nobody saves what changes here.
  noteInTab(false);
  if (!kept) return kitchen;
  const own = updateKept([], { ...EMPTY_KITCHEN, ...(!wasSaved && kitchen) }, Date.now());
  return { ...kitchen, ...listOf(mergeKept(kept, own)) };
}
