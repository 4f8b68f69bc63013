import * as v from 'valibot';
import { isBlank } from '../../../machines/ingredientList';
import {
  type KeptEntry,
  type KeptList,
  listOf,
  mergeKept,
  updateKept,
} from '../../../machines/keptList';
import { EMPTY_KITCHEN } from '../../../machines/kitchen';
import type { RecipeInput } from '../../../machines/recipeMachine';
import { readBrowser } from '../../browser/storage/browserReading';
import { fitting, parseStored } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { KEPT_LIST_KEY } from './kitchenStorage';
import { LeftoversSchema, leftoversOf } from './leftoverSchema';

/** How many entries to read. Nobody adds more by hand. */
const MOST_ENTRIES = 50_000;

/** Version 1 has no leftovers. A page that writes it would lose what this one knows about them. */
const VERSION = 2;

/** The latest time that a `Date` can have. */
const LATEST = 8.64e15;

/** An entry. Only a removed one may lack a text. */
const Entry = v.pipe(
  v.object({
    text: v.string(),
    at: v.pipe(
      v.number(),
      v.check((ms) => Number.isInteger(ms) && ms >= 0 && ms <= LATEST),
    ),
    isMarked: v.boolean(),
    isGone: v.boolean(),
    leftovers: v.optional(LeftoversSchema),
    // If these are lost, another tab may bring removed ones back. Nothing worse.
    undone: v.optional(LeftoversSchema),
  }),
  v.check(({ text, isGone }) => isGone || !isBlank(text)),
  v.transform(({ leftovers, undone, ...entry }) => ({
    ...entry,
    ...(leftovers !== undefined && { leftovers: leftoversOf([entry.text], leftovers) }),
    ...(undone && { undone }),
  })),
) satisfies v.GenericSchema<unknown, KeptEntry>;

const Kept = v.object({ version: v.picklist([1, VERSION]), entries: fitting(Entry, MOST_ENTRIES) });

export function writeKept(kept: KeptList): string {
  return JSON.stringify({ version: VERSION, entries: kept });
}

/**
 * Reads a list that `writeKept` wrote. One line in the console says what it had to drop.
 *
 * @returns null if nothing is usable
 */
export function readKept(text: string | null): KeptList | null {
  if (text === null) return null;
  try {
    return parseStored(Kept, text).entries;
  } catch (error) {
    console.warn(`The kept list could not be used: ${(error as Error).message}`);
    return null;
  }
}

/** Remembers for a reload whether the browser has this tab's newest list. */
export function noteInTab(isSaved: boolean): void {
  if (isSaved) writeTab(KEPT_LIST_KEY, '1');
  else removeFromTab(KEPT_LIST_KEY);
}

/**
 * Puts the list that this browser keeps into a tab's kitchen. If the browser did not have the tab's own list
 * yet, joins the two.
 */
export function addKeptList(kitchen: RecipeInput | undefined): RecipeInput | undefined {
  const kept = readKept(readBrowser(KEPT_LIST_KEY));
  const wasSaved = readTab(KEPT_LIST_KEY) !== null;
  // Until the machine runs, nobody saves changes from here.
  noteInTab(false);
  if (!kept) return kitchen;
  const own = updateKept([], { ...EMPTY_KITCHEN, ...(!wasSaved && kitchen) }, Date.now());
  return { ...kitchen, ...listOf(mergeKept(kept, own)) };
}
