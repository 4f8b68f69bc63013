import * as v from 'valibot';
import {
  type Kept,
  type KeptEntry,
  listOf,
  mergeKept,
  NOTHING_KEPT,
  updateKept,
} from '../../../machines/keptList/keptList';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { EMPTY_KITCHEN } from '../../../machines/kitchen/kitchen';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeInput } from '../../../machines/recipe/RecipeContext';
import { readBrowser } from '../../browser/storage/browserReading';
import { fitting, orNothing, parseStored } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { KEPT_LIST_KEY } from './kitchenStorage';
import { LeftoversSchema, leftoversOf } from './leftoverSchema';

/** How many entries to read. No visitor adds more by hand. */
const MOST_ENTRIES = 50_000;

/**
 * Version 1 has no leftovers, version 2 no recipe. A page that writes an older one would lose what this one
 * knows about them.
 */
const VERSION = 3;

/** What a tab notes if the browser has its newest list, and if the visitor does not want that. */
export const SAVED = '1';
export const DECLINED = 'no';

/** A time that a `Date` can have in every time zone. */
const LATEST = 8.6e15;

const Time = v.pipe(
  v.number(),
  v.check((ms) => Number.isInteger(ms) && ms >= 0 && ms <= LATEST),
);

/** An entry. Only a removed one may lack a text. */
const Entry = v.pipe(
  v.object({
    text: v.string(),
    at: Time,
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

const KeptSchema = v.object({
  version: v.picklist([1, 2, VERSION]),
  entries: fitting(Entry, MOST_ENTRIES),
  usedAt: orNothing(Time),
  recipe: v.optional(v.unknown(), null),
  recipeAt: v.fallback(Time, 0),
}) satisfies v.GenericSchema<unknown, Kept>;

/** Writes what the browser keeps: of a recipe not the words of its change. */
export function writeKept({ recipe, ...kept }: Kept): string {
  const { changed: _, without: __, ...rest } = Object(recipe);
  return JSON.stringify({ version: VERSION, ...kept, recipe: recipe && rest });
}

/**
 * Reads what `writeKept` wrote. One line in the console says what it had to drop.
 *
 * @returns null if nothing is usable
 */
export function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const { version: _, ...kept } = parseStored(KeptSchema, text);
    return kept;
  } catch (error) {
    console.warn(`The kept list could not be used: ${(error as Error).message}`);
    return null;
  }
}

/** Remembers for a reload of this tab one of these notes, or none. */
export function noteInTab(note: typeof SAVED | typeof DECLINED | false): void {
  if (note) writeTab(KEPT_LIST_KEY, note);
  else removeFromTab(KEPT_LIST_KEY);
}

/** Whether the visitor does not want the list of this tab in the browser. */
export const isDeclined = () => readTab(KEPT_LIST_KEY) === DECLINED;

/** What this browser keeps for this tab; null if nothing. */
export const loadKept = () => (isDeclined() ? null : readKept(readBrowser(KEPT_LIST_KEY)));

/**
 * Puts what this browser keeps into a tab's kitchen. If the browser did not have the tab's own list yet, joins
 * the two. A tab without a kitchen also gets the recipe.
 *
 * @param readRecipe reads it; null if it is none
 */
export function addKept(
  kitchen: RecipeInput | undefined,
  kept: Kept | null,
  readRecipe: (stored: unknown) => Recipe | null,
): RecipeInput | undefined {
  if (isDeclined()) return kitchen;
  const wasSaved = readTab(KEPT_LIST_KEY) !== null;
  // Until the machine runs, changes from here are not saved.
  noteInTab(false);
  if (!kept) return kitchen;
  const list = { ...EMPTY_KITCHEN, ...(!wasSaved && kitchen) };
  const own = updateKept(NOTHING_KEPT, { list, at: Date.now() });
  const start = kitchen ?? { recipe: readRecipe(kept.recipe) };
  return { ...start, ...listOf(mergeKept(kept, own).entries) };
}
