import * as v from 'valibot';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { EMPTY_KITCHEN, type SharedList } from '../../../machines/kitchen/kitchen';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { reduceList } from '../../../machines/kitchen/reduceList';
import type { RecipeInput } from '../../../machines/recipe/RecipeContext';
import { readBrowser } from '../../browser/storage/browserReading';
import { fitting, orNothing, parseStored } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { KEPT_LIST_KEY } from './kitchenStorage';
import { DatesSchema, nameDishes, OlderDishesSchema, Text, unknownDish } from './storedList';

/** No visitor adds more by hand. */
const MOST_ENTRIES = 50_000;

/** A page takes a list of no later version. */
const VERSION = 4;

/** What the tab notes: whether the browser has its list, or the visitor does not want that. */
export const SAVED = '1';
export const UNSAVED = 'own';
export const DECLINED = 'no';
type TabNote = typeof SAVED | typeof UNSAVED | typeof DECLINED | false;

export interface Kept {
  list: SharedList;
  /** When the list last changed or got a recipe, in ms since 1970. Older pages did not store it. */
  usedAt?: number | undefined;
  /** The last recipe of a request, not checked yet: the page that opens with it does that. */
  recipe: unknown;
  /** An older page has saved it. */
  isOlder?: boolean;
}

/** A time that a `Date` can have in every time zone. */
const LATEST = 8.6e15;

const Time = v.pipe(
  v.number(),
  v.check((ms) => Number.isInteger(ms) && ms >= 0 && ms <= LATEST),
);

const ABOUT = { usedAt: orNothing(Time), recipe: v.optional(v.unknown(), null) };

const KeptSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    ingredients: fitting(Text, MOST_ENTRIES),
    useUp: fitting(Text, MOST_ENTRIES),
    dates: DatesSchema,
    ...ABOUT,
  }),
  v.transform(({ ingredients, useUp, dates, usedAt, recipe }): Kept => {
    const list = { ...EMPTY_KITCHEN, ingredients, useUp, dates };
    return { list: reduceList(EMPTY_KITCHEN, { kind: 'join', list }), usedAt, recipe };
  }),
);

/** Versions 1 to 3 had an object for each entry, also for one that was removed. */
const OlderEntry = v.pipe(
  v.object({
    text: v.string(),
    isMarked: v.boolean(),
    isGone: v.boolean(),
    leftovers: v.optional(OlderDishesSchema),
  }),
  v.check(({ text, isGone }) => isGone || !isBlank(text)),
);

const OlderSchema = v.pipe(
  v.object({
    version: v.picklist([1, 2, 3]),
    entries: fitting(OlderEntry, MOST_ENTRIES),
    ...ABOUT,
  }),
  v.transform(({ entries, usedAt, recipe }): Kept => {
    const listed = entries.filter(({ isGone }) => !isGone);
    const named = (list: typeof listed) => list.map(({ text }) => text);
    const dishes = listed.flatMap(({ text, leftovers }) =>
      leftovers === null ? unknownDish(text) : (leftovers ?? []),
    );
    const list = {
      ingredients: named(listed),
      useUp: named(listed.filter(({ isMarked }) => isMarked)),
      dates: [],
    };
    return { list: nameDishes(list, dishes), usedAt, recipe, isOlder: true };
  }),
);

/** Leaves out the words of a recipe's change. */
export function writeKept({ list, usedAt, recipe }: Kept): string {
  const { changed: _, without: __, ...rest } = Object(recipe);
  return JSON.stringify({ version: VERSION, ...list, usedAt, recipe: recipe && rest });
}

/** Null if nothing is usable. Logs in one line what it had to drop. */
export function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    return parseStored(v.union([KeptSchema, OlderSchema]), text);
  } catch (error) {
    console.warn(`The kept list could not be used: ${(error as Error).message}`);
    return null;
  }
}

export function noteInTab(note: TabNote): void {
  if (note) writeTab(KEPT_LIST_KEY, note);
  else removeFromTab(KEPT_LIST_KEY);
}

export const noteOfTab = () => readTab(KEPT_LIST_KEY);

/** Null if the browser keeps nothing for this tab. */
export const loadKept = () =>
  noteOfTab() === DECLINED ? null : readKept(readBrowser(KEPT_LIST_KEY));

/**
 * Puts the browser's list into a tab's kitchen, and joins the two if the browser did not have the
 * tab's own list yet. A tab without a kitchen also gets the recipe. `readStoredRecipe` gives null if
 * there is none.
 */
export function addKept(
  kitchen: RecipeInput | undefined,
  kept: Kept | null,
  readStoredRecipe: (stored: unknown) => Recipe | null,
): RecipeInput | undefined {
  const note = noteOfTab();
  if (note === DECLINED) return kitchen;
  const isUnsaved = kitchen !== undefined && note !== SAVED;
  // Until the code that saves has arrived, the note must not say that the browser has each change.
  noteInTab(isUnsaved && UNSAVED);
  if (!kept) return kitchen;
  const own = { ...EMPTY_KITCHEN, ...(isUnsaved && kitchen) };
  const list = reduceList(kept.list, { kind: 'join', list: own });
  return { ...(kitchen ?? { recipe: readStoredRecipe(kept.recipe) }), ...list };
}
