import * as v from 'valibot';
import {
  type CookbookErrorCode,
  type EntryErrorCode,
  MOST_SERVINGS,
  MOST_WORDS,
  type OptionalField,
  type RecipeToSave,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { dayOf } from '../../../machines/kitchen/cookedTime';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { cleanLines } from '../../browser/cleanLines';
import { orNothing } from '../../browser/storage/schemas';
import { readLeftover } from '../../foods';
import { MAX_TITLE_LENGTH } from './fromSaved';
import { TitleSchema, textUpTo } from './savedTitle';

/** In characters. Models write a tenth of this. */
export const MAX_RECIPE_LENGTH = 50_000;

export const MAX_INGREDIENTS = 200;

/** How much of an ingredient's or a model's name to save, in characters. */
const MAX_NAME_LENGTH = 200;

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000;

export const MAX_COOKED = 5_000;

/** The latest date in JavaScript, in ms since the epoch. */
const MAX_DATE = 8_640_000_000_000_000;

export class CookbookError extends Error {
  override name = 'CookbookError';
  readonly code: CookbookErrorCode;

  constructor(code: CookbookErrorCode, cause?: unknown) {
    super(`The cookbook failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Throws a `CookbookError` if the recipe itself is too long. */
export function fitToSave(given: RecipeToSave): RecipeToSave {
  const { recipe, cut, model, ingredients, source, byHand, servings, pasted } = given;
  if (recipe.length > MAX_RECIPE_LENGTH) throw new CookbookError('recipeTooLong');
  const clean = (names: readonly string[]) =>
    names.map((name) => shorten(name)).filter((name) => !isBlank(name));
  return {
    recipe,
    cut,
    model: clean([model ?? ''])[0] ?? null,
    ingredients: clean(fittingIngredients(ingredients)),
    ...(source && { source }),
    ...(byHand && { byHand }),
    ...(servings && { servings }),
    ...(pasted && { pasted }),
  };
}

/** First the leftovers: the check asks about what their names say. */
function fittingIngredients(ingredients: readonly string[]): readonly string[] {
  if (ingredients.length <= MAX_INGREDIENTS) return ingredients;
  const isLeft = (name: string) => readLeftover(name).isLeftover;
  const others = ingredients.filter((name) => !isLeft(name));
  return [...ingredients.filter(isLeft), ...others].slice(0, MAX_INGREDIENTS);
}

/** Never cuts within a character. */
function shorten(text: string, limit = MAX_NAME_LENGTH): string {
  return text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text;
}

/** Shortens the note to what the cookbook accepts. */
export function withNote(recipe: SavedRecipe, note: string): SavedRecipe {
  const { note: before, isNoteForeign, ...rest } = recipe;
  const text = shorten(note.trim(), MAX_NOTE_LENGTH);
  if (isBlank(text)) return rest;
  return { ...rest, note: text, ...(text === before && isNoteForeign && { isNoteForeign }) };
}

const Name = textUpTo(MAX_NAME_LENGTH);

const Ingredients = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MAX_INGREDIENTS),
  v.array(Name),
  // An older page sends these names to a model when it changes the recipe.
  v.transform((names) => names.map((name) => cleanLines(name).replace(/\s+/g, ' ').trim())),
  v.transform((names) => names.filter((name) => !isBlank(name))),
);

const Time = v.pipe(v.number(), v.integer(), v.minValue(-MAX_DATE), v.maxValue(MAX_DATE));

const Cooked = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT/),
  v.check((time) => !Number.isNaN(Date.parse(time) + Date.parse(dayOf(time)))),
);

const Servings = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SERVINGS));

const Planned = v.object({
  servings: v.nullable(Servings),
  at: Time,
});

const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  // Date.parse takes February 30 for March 2.
  v.check((day) => {
    const time = Date.parse(day);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }),
);

/** Fields from another version of the page stay as they are. */
const Entry = v.looseObject({
  recipe: textUpTo(MAX_RECIPE_LENGTH),
  cut: v.boolean(),
  model: v.nullable(Name),
  ingredients: Ingredients,
  savedAt: Time,
  name: v.exactOptional(textUpTo(MAX_TITLE_LENGTH)),
  note: v.exactOptional(textUpTo(MAX_NOTE_LENGTH)),
  isNoteForeign: orNothing(v.literal(true)),
  cooked: v.exactOptional(v.pipe(v.array(Cooked), v.maxLength(MAX_COOKED))),
  planned: v.exactOptional(Planned),
  plannedFor: orNothing(v.object({ at: Time, day: Day })),
  source: v.optional(v.pipe(v.unknown(), v.transform(readSource))),
  byHand: orNothing(v.picklist(['edited', 'written'])),
  servings: orNothing(Servings),
  pasted: orNothing(textUpTo(MOST_WORDS)),
}) satisfies v.GenericSchema<unknown, Omit<SavedRecipe, 'id' | 'title'>>;

const Row = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  title: orNothing(TitleSchema),
});

/**
 * Checks an entry of a file or the database by fields. Drops its id and title, keeps unknown
 * fields, and gives a recipe without a date today's.
 */
export function readEntry(
  value: unknown,
): { entry: Omit<SavedRecipe, 'id'>; leftOut: readonly OptionalField[] } | EntryErrorCode {
  if (typeof value !== 'object' || value === null) return 'notRecipe';
  const { id: _, title: __, ...fields } = value as Record<string, unknown>;
  const complete = v.safeParse(Entry, fields);
  if (complete.success) return { entry: complete.output, leftOut: [] };
  const faults = complete.issues.map(({ type, path }) => ({
    type,
    field: path?.[0].key as string,
  }));
  const fault = faults.find(({ field }) => field === 'recipe');
  if (fault) return fault.type === 'max_length' ? 'textTooLong' : 'noText';

  const wrong = [...new Set(faults.map(({ field }) => field))];
  const right = Object.entries(fields).filter(([field]) => !wrong.includes(field));
  const rest = { cut: false, model: null, ingredients: [], savedAt: Date.now() };
  return {
    entry: v.parse(Entry, { ...rest, ...Object.fromEntries(right) }),
    leftOut: wrong.map((field) => (field === 'savedAt' ? 'date' : field) as OptionalField),
  };
}

/** The fields that the visitor adds to a recipe. */
const OWN_WORDS: readonly OptionalField[] = ['name', 'note', 'cooked', 'planned'];

export function readSaved(row: unknown): SavedRecipe | null {
  const about = v.safeParse(Row, row);
  const read = readEntry(row);
  if (!about.success || typeof read === 'string') return null;
  // This version writes complete rows. Another version may allow longer notes.
  if (read.leftOut.some((field) => !OWN_WORDS.includes(field))) return null;
  const { id, title } = about.output;
  return { id, ...read.entry, ...(title && { title }) };
}

/** Whether two values from the storage have the same fields, lists and texts. Runs for each row at each reading. */
export function holdsTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  let more = 0;
  for (const field in one) {
    if (!(field in other && holdsTheSame(one[field], other[field]))) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}

/** A date or a map may differ in more than its fields. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || Object(value).constructor === Object;

/**
 * A changed recipe as its row. Of the old row it keeps the fields that only another version of the
 * page can read; every other field that the recipe lacks, a change has removed.
 */
export function mergeRow(row: SavedRecipe | undefined, recipe: SavedRecipe): SavedRecipe {
  const read: Record<string, unknown> = { ...readSaved(row) };
  const theirs = Object.entries(row ?? {}).filter(
    ([field]) => !(field in Row.entries || (field in Entry.entries && read[field] !== undefined)),
  );
  const ours = Object.entries(recipe).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...theirs, ...ours]) as unknown as SavedRecipe;
}
