import * as v from 'valibot';
import {
  type Kept,
  type KeptEntry,
  mergeKept,
  NOTHING_KEPT,
  sharedListOf,
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
import { nameDishes, OlderDishesSchema, unknownDish } from './olderDishes';

/** No visitor adds more by hand. */
const MOST_ENTRIES = 50_000;

/** Older pages would lose the dates. */
const VERSION = 4;

/** The tab's note that the browser has its newest list. */
export const SAVED = '1';
export const DECLINED = 'no';

/** A time that a `Date` can have in every time zone. */
const LATEST = 8.6e15;

const Time = v.pipe(
  v.number(),
  v.check((ms) => Number.isInteger(ms) && ms >= 0 && ms <= LATEST),
);

/** Only a removed entry may lack a text. */
const Entry = v.pipe(
  v.object({
    text: v.string(),
    at: Time,
    isMarked: v.boolean(),
    isGone: v.boolean(),
    day: orNothing(v.string()),
    leftovers: v.optional(OlderDishesSchema),
  }),
  v.check(({ text, isGone }) => isGone || !isBlank(text)),
  v.transform(({ leftovers, day, ...entry }): KeptEntry => {
    const dishes = leftovers === null ? [unknownDish(entry.text)] : leftovers;
    const shown = {
      ingredients: [entry.text],
      useUp: [],
      dates: day ? [{ entry: entry.text, day }] : [],
    };
    const {
      ingredients: [text = entry.text],
      dates: [date],
    } = nameDishes(shown, dishes);
    return entry.isGone ? entry : { ...entry, text, ...(date && { day: date.day }) };
  }),
) satisfies v.GenericSchema<unknown, KeptEntry>;

const KeptSchema = v.object({
  version: v.picklist([1, 2, 3, VERSION]),
  entries: fitting(Entry, MOST_ENTRIES),
  usedAt: orNothing(Time),
  recipe: v.optional(v.unknown(), null),
  recipeAt: v.fallback(Time, 0),
}) satisfies v.GenericSchema<unknown, Kept>;

/** Leaves out the words of a recipe's change. */
export function writeKept({ recipe, ...kept }: Kept): string {
  const { changed: _, without: __, ...rest } = Object(recipe);
  return JSON.stringify({ version: VERSION, ...kept, recipe: recipe && rest });
}

/** Null if nothing is usable. Logs in one line what it had to drop. */
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

export function noteInTab(note: typeof SAVED | typeof DECLINED | false): void {
  if (note) writeTab(KEPT_LIST_KEY, note);
  else removeFromTab(KEPT_LIST_KEY);
}

/** Whether the visitor does not want this tab's list in the browser. */
export const isDeclined = () => readTab(KEPT_LIST_KEY) === DECLINED;

/** Null if the browser keeps nothing for this tab. */
export const loadKept = () => (isDeclined() ? null : readKept(readBrowser(KEPT_LIST_KEY)));

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
  if (isDeclined()) return kitchen;
  const wasSaved = readTab(KEPT_LIST_KEY) !== null;
  // Until the machine runs, the page saves no changes, so the note must not say that it has.
  noteInTab(false);
  if (!kept) return kitchen;
  const list = { ...EMPTY_KITCHEN, ...(!wasSaved && kitchen) };
  const own = updateKept(NOTHING_KEPT, { list, at: Date.now() });
  const start = kitchen ?? { recipe: readStoredRecipe(kept.recipe) };
  return { ...start, ...sharedListOf(mergeKept(kept, own).entries) };
}
