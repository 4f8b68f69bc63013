import * as v from 'valibot';
import { dayOf, eatCookedBy } from '../../../machines/kitchen/cookedTime';
import {
  datesOf,
  type EatBy,
  identityOf,
  insertLines,
  isBlank,
  MOST_INGREDIENTS,
} from '../../../machines/kitchen/ingredientList';
import { EMPTY_LIST, type SharedList } from '../../../machines/kitchen/kitchen';
import { ALLERGENS } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type ListCommand, reduceList } from '../../../machines/kitchen/reduceList';
import { readBrowser } from '../../browser/storage/browserReading';
import { fitting, orNothing, parseStored } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import * as firstWords from '../../words/en/first';
import { KEPT_LIST_KEY, KITCHEN_KEY, type RestoredKitchen } from './kitchenStorage';

export const PLACE_KEY = 'saffron.place';

/** Keeps how far the page is scrolled. After *Delete everything here* the tab keeps nothing. */
export function savePlace(): void {
  if (readTab(KITCHEN_KEY)) writeTab(PLACE_KEY, `${scrollY}`);
}

export const Text = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text)),
);

const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((day) => !Number.isNaN(Date.parse(day))),
);

export const DatesSchema = fitting(
  v.object({ entry: Text, day: Day }),
  MOST_INGREDIENTS,
) satisfies v.GenericSchema<unknown, readonly EatBy[]>;

/** What the page once stored beside the name of a leftover. */
const OlderDish = v.object({
  entry: Text,
  cookedAt: v.fallback(v.string(), ''),
  hasRice: v.fallback(v.boolean(), true),
  findings: v.fallback(v.record(v.string(), v.fallback(v.array(v.string()), [])), {}),
});

type OlderDish = v.InferOutput<typeof OlderDish>;

/** Null if storage no longer says which entries are dishes. Then any may be one. */
export const OlderDishesSchema = v.fallback(v.nullable(v.array(OlderDish)), null);

const unknownDish = (entry: string): OlderDish => ({
  entry,
  cookedAt: '',
  hasRice: true,
  findings: {},
});

/** Puts what was found into the entries' names. */
export const namedDishes = (
  entries: readonly string[],
  dishes: readonly OlderDish[] | null = [],
): string[] => entries.map((entry) => nameOf(entry, dishes ?? [unknownDish(entry)]));

function nameOf(entry: string, dishes: readonly OlderDish[]): string {
  const own = dishes.filter((dish) => dish.entry === entry);
  if (own.length === 0) return entry;
  const found = ALLERGENS.filter((one) =>
    own.some(({ findings }) => findings[one]?.includes('contains')),
  );
  return firstWords.language.left(
    entry.replace(/^leftover\s+(?=\S)/i, ''),
    found.map(firstWords.language.allergen),
  );
}

/** The same list with those names, and with a date for each dish. */
export function nameDishes(list: SharedList, dishes: readonly OlderDish[] | null = []): SharedList {
  const named = (entries: readonly string[]) => namedDishes(entries, dishes);
  const dates = (dishes ?? []).flatMap(({ entry, cookedAt, hasRice }): EatBy[] => {
    const day = dayOf(cookedAt);
    if (Number.isNaN(Date.parse(day))) return [];
    return [{ entry, day: eatCookedBy(day, hasRice) }];
  });
  const all = [...list.dates, ...dates.sort((one, other) => (one.day < other.day ? -1 : 1))];
  const marks = new Set(named(list.useUp));
  const { ingredients } = insertLines([], 0, named(list.ingredients).join('\n'));
  return {
    ingredients,
    useUp: ingredients.filter((entry) => marks.has(entry)),
    dates: datesOf(
      ingredients,
      all.map(({ entry, day }) => ({ entry: named([entry]).join(), day })),
    ),
  };
}

/** What a tab does to the list that the browser keeps. */
export type KeptCommand =
  | ListCommand
  /** Adds what another list has. */
  | { kind: 'join'; list: SharedList };

export const reduceKept = (list: SharedList, command: KeptCommand): SharedList =>
  command.kind === 'join' ? joinLists(list, command.list) : reduceList(list, command);

function joinLists(list: SharedList, other: SharedList): SharedList {
  const text = other.ingredients.join('\n');
  const { ingredients } = insertLines(list.ingredients, list.ingredients.length, text);
  const names = new Map(ingredients.map((entry) => [identityOf(entry), entry]));
  const nameOf = (entry: string) => names.get(identityOf(entry)) ?? entry;
  const marks = new Set([...list.useUp, ...other.useUp].map(nameOf));
  const dates = [...list.dates, ...other.dates].map((date) => ({
    ...date,
    entry: nameOf(date.entry),
  }));
  return {
    ingredients,
    useUp: ingredients.filter((entry) => marks.has(entry)),
    dates: datesOf(ingredients, dates),
  };
}

/** No visitor adds more by hand. */
const MOST_ENTRIES = 50_000;

/** A page takes a list of no later version. */
const VERSION = 4;

/**
 * What the tab notes: whether the browser has its list, or must not have it. Pages up to 1.1 asked
 * in each tab, and noted *No* and *Stop and delete* so.
 */
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
    const list = { ingredients, useUp, dates };
    return { list: joinLists(EMPTY_LIST, list), usedAt, recipe };
  }),
);

/** Versions 1 to 3 had an object for each entry, even a removed one. */
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

/** Leaves out the words of a recipe's change, and its text before. */
export function writeKept({ list, usedAt, recipe }: Kept): string {
  const { changed: _, changedFrom: __, without: ___, ...rest } = Object(recipe);
  // A page of 1.1 beside this one knows two of its fields by other names.
  const named = { ...rest, lift: rest.waive, ofForeign: rest.hasForeignText };
  return JSON.stringify({ version: VERSION, ...list, usedAt, recipe: recipe && named });
}

/** A page of a later version has saved it, so this one does not touch it. */
export function isOfNewerPage(text: string | null): boolean {
  try {
    return Object(JSON.parse(text ?? 'null')).version > VERSION;
  } catch {
    return false;
  }
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
  kitchen: RestoredKitchen | undefined,
  kept: Kept | null,
  readStoredRecipe: (stored: unknown) => Recipe | null,
): RestoredKitchen | undefined {
  const note = noteOfTab();
  if (note === DECLINED) return kitchen;
  // While this tab was closed, the visitor had the browser delete it.
  const isDeleted = note === SAVED && readBrowser(KEPT_LIST_KEY) === null;
  const isUnsaved = kitchen !== undefined && note !== SAVED;
  // Until the code that saves has arrived, the note must not say that the browser has each change.
  noteInTab(isDeleted ? DECLINED : isUnsaved && UNSAVED);
  if (!kept) return kitchen;
  const own = { ...EMPTY_LIST, ...(isUnsaved && kitchen) };
  const list = joinLists(kept.list, own);
  return { ...(kitchen ?? { recipe: readStoredRecipe(kept.recipe) }), ...list };
}
