import type {
  CookbookErrorCode,
  EntryErrorCode,
  OptionalField,
  RecipeToSave,
  SavedRecipe,
} from '../../machines/cookbookMachine';
import { isBlank } from '../../machines/ingredientList';
import { readSource } from '../../machines/recipeSource';
import { cleanLines } from '../browser/cleanLines';
import { checkTitle } from './savedTitle';
import { MAX_TITLE_LENGTH } from './shownTitle';

/** The longest recipe to save, in characters. Models write a tenth of it. */
export const MAX_RECIPE_LENGTH = 50_000;

/** How many ingredients to save with a recipe. */
export const MAX_INGREDIENTS = 200;

/** How much of the name of an ingredient or a model to save, in characters. */
export const MAX_NAME_LENGTH = 200;

/** How much of a note to save, in characters. */
export const MAX_NOTE_LENGTH = 2_000;

/** The latest date in JavaScript, in ms since the epoch. */
const MAX_DATE = 8_640_000_000_000_000;

/** Why the cookbook could not be read or changed. Nothing in it is lost. */
export class CookbookError extends Error {
  override name = 'CookbookError';
  readonly code: CookbookErrorCode;

  constructor(code: CookbookErrorCode, cause?: unknown) {
    super(`The cookbook failed: ${code}`, { cause });
    this.code = code;
  }
}

/**
 * Shortens names and lists to what the cookbook accepts.
 *
 * @throws {CookbookError} if the recipe itself is too long
 */
export function fitToSave({ recipe, cut, model, ingredients, source }: RecipeToSave): RecipeToSave {
  if (recipe.length > MAX_RECIPE_LENGTH) throw new CookbookError('recipeTooLong');
  const clean = (names: readonly string[]) =>
    names.map((name) => shorten(name)).filter((name) => !isBlank(name));
  return {
    recipe,
    cut,
    model: clean([model ?? ''])[0] ?? null,
    ingredients: clean(ingredients.slice(0, MAX_INGREDIENTS)),
    ...(source && { source }),
  };
}

/** Cuts a text, but never in the middle of a character. */
function shorten(text: string, limit = MAX_NAME_LENGTH): string {
  return text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text;
}

/** The recipe with another name and note, shortened to what the cookbook accepts. */
export function withNote(recipe: SavedRecipe, name: string, note: string): SavedRecipe {
  const { name: _, note: __, ...rest } = recipe;
  const line = shorten(name.replace(/\s+/g, ' ').trim(), MAX_TITLE_LENGTH);
  const text = shorten(note.trim(), MAX_NOTE_LENGTH);
  return {
    ...rest,
    ...(!isBlank(line) && { name: line }),
    ...(!isBlank(text) && { note: text }),
  };
}

/** Gives copies of a recipe the same text if they differ only in line endings and blanks around them. */
export function normalizeText(recipe: string): string {
  return recipe.replace(/\r\n?/g, '\n').trim();
}

/** Finds the saved copy of a recipe by its text. */
export function findSaved(saved: readonly SavedRecipe[], text: string): SavedRecipe | undefined {
  const wanted = normalizeText(text);
  return saved.find(({ recipe }) => normalizeText(recipe) === wanted);
}

/** The fields of an entry, and the names of missing or invalid ones. */
interface ReadEntry {
  entry: Omit<SavedRecipe, 'id'>;
  leftOut: readonly OptionalField[];
}

/**
 * Checks a recipe of a file or the database, field by field, and drops other fields. A recipe without a date
 * gets today's.
 */
export function readEntry(value: unknown): ReadEntry | EntryErrorCode {
  if (typeof value !== 'object' || value === null) return 'notRecipe';
  const fields = value as Record<string, unknown>;
  const { recipe } = fields;
  if (typeof recipe !== 'string' || isBlank(recipe)) return 'noText';
  if (recipe.length > MAX_RECIPE_LENGTH) return 'textTooLong';

  const leftOut: OptionalField[] = [];
  function take<T>(
    field: OptionalField,
    given: unknown,
    isValid: (value: unknown) => value is T,
    fallback: T,
  ) {
    if (isValid(given)) return given;
    leftOut.push(field);
    return fallback;
  }
  const { cut, model, ingredients, savedAt, name, note } = fields;
  const entry: ReadEntry['entry'] = {
    recipe,
    cut: take('cut', cut, isBoolean, false),
    model: take('model', model, isModel, null),
    ingredients: take('ingredients', ingredients, isIngredients, [])
      // A change of the recipe sends them to a model.
      .map((name) => cleanLines(name).replace(/\s+/g, ' ').trim())
      .filter((name) => !isBlank(name)),
    savedAt: take('date', savedAt, isDate, Date.now()),
  };
  const ownName = take('name', name, isOptional(MAX_TITLE_LENGTH), undefined);
  const ownNote = take('note', note, isOptional(MAX_NOTE_LENGTH), undefined);
  if (ownName !== undefined) entry.name = ownName;
  if (ownNote !== undefined) entry.note = ownNote;
  const source = readSource(fields.source);
  if (source) entry.source = source;
  return { entry, leftOut };
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isText(value: unknown, limit = MAX_NAME_LENGTH): value is string {
  return typeof value === 'string' && !isBlank(value) && value.length <= limit;
}

function isModel(value: unknown): value is string | null {
  return value === null || isText(value);
}

function isIngredients(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length <= MAX_INGREDIENTS && value.every((name) => isText(name))
  );
}

function isDate(ms: unknown): ms is number {
  return Number.isInteger(ms) && Math.abs(Number(ms)) <= MAX_DATE;
}

function isOptional(limit: number) {
  return (value: unknown): value is string | undefined =>
    value === undefined || isText(value, limit);
}

/** Checks a row of the database. Null if it is not a recipe. */
export function readSaved(row: unknown): SavedRecipe | null {
  const { id, title } = Object(row) as Record<string, unknown>;
  const read = readEntry(row);
  const isId = typeof id === 'string' && /^[\w-]{1,64}$/.test(id);
  if (!isId || typeof read === 'string') return null;
  // A row of this page is complete. Another version may allow longer notes.
  if (read.leftOut.some((field) => field !== 'name' && field !== 'note')) return null;
  const checked = checkTitle(title);
  return { id, ...read.entry, ...(checked && { title: checked }) };
}
