import * as v from 'valibot';
import type { ImportReport, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Pause } from '../../browser/loading/createPause';
import { parseJson } from '../../reading';
import { CookbookError, readEntry } from './savedRecipe';

const FORMAT = 'saffron-cookbook';
const VERSION = 1;

/** In a file, and in the cookbook. */
export const MAX_RECIPES = 20_000;

/** To import or export, in bytes. */
export const MAX_FILE_SIZE = 20_000_000;

const CookbookFile = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  recipes: v.pipe(v.array(v.unknown()), v.maxLength(MAX_RECIPES)),
});

const NewerFile = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(VERSION + 1)),
});

/** What this file is called in an archive with pictures, whose first file it is. */
export const NAME_IN_ARCHIVE = 'cookbook.json';

/** Where that archive has the pictures that its visitor had chosen. */
export const OWN_PICTURES = 'pictures/own/';

/** JSON that people and other browsers can read. `pictures`: their names in the archive, by the ids of the recipes. */
export function writeCookbookFile(
  saved: readonly SavedRecipe[],
  pictures?: ReadonlyMap<string, string>,
): string {
  return writeFile(
    saved.map(({ id, title: __, isNoteForeign: ___, savedAt, recipe, ...rest }) => {
      const { name, note, cooked, planned, plannedFor, ...written } = rest;
      const { source, model, cut, ingredients, ...others } = written;
      const about = { name, note, cooked, planned, plannedFor, source, model, cut, ingredients };
      const picture = pictures?.get(id);
      return { saved: new Date(savedAt).toISOString(), ...about, ...others, picture, recipe };
    }),
  );
}

const writeFile = (recipes: readonly unknown[]) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, recipes }, null, 2)}\n`;

const encoder = new TextEncoder();

/** Of a file with each recipe alone, in bytes. To write all of 5,000 recipes takes 60 ms. */
const sizes = new WeakMap<SavedRecipe, number>();

function sizeOf(recipe: SavedRecipe): number {
  const known = sizes.get(recipe);
  if (known !== undefined) return known;
  const size = encoder.encode(writeCookbookFile([recipe])).length;
  sizes.set(recipe, size);
  return size;
}

/** In bytes. Counts one recipe at a time, for the pauses. */
export async function fileSizeOf(saved: readonly SavedRecipe[], pause: Pause): Promise<number> {
  const one = writeFile([0]).length;
  const oneMore = writeFile([0, 0]).length - one;
  let size = one - oneMore;
  for (const recipe of saved) {
    size += sizeOf(recipe) - one + oneMore;
    await pause();
  }
  return size;
}

/**
 * The file may come from a stranger. Returns the recipes, the unreadable entries, and the fields
 * that readable entries lack. Throws a `CookbookError` if it is not a cookbook file, or a newer
 * version's.
 */
export async function readCookbookFile(text: string, pause: Pause) {
  const value = parseFile(text);
  if (v.is(NewerFile, value)) throw new CookbookError('newerFile');
  if (!v.is(CookbookFile, value)) throw new CookbookError('notCookbookFile');

  const entries: Omit<SavedRecipe, 'id'>[] = [];
  const rejected: ImportReport['rejected'][number][] = [];
  const incomplete: ImportReport['incomplete'][number][] = [];
  for (const [index, item] of value.recipes.entries()) {
    await pause();
    const position = index + 1;
    const read = readEntry(withTime(item));
    if (typeof read === 'string') {
      rejected.push({ position, code: read });
      continue;
    }
    entries.push(read.entry);
    if (read.leftOut.length > 0) incomplete.push({ position, leftOut: read.leftOut });
  }
  return { entries, rejected, incomplete };
}

/** More fields than `MAX_RECIPES` recipes have. */
const MOST_FIELDS = 12 * MAX_RECIPES;

/** Undefined for a text that is not JSON. */
function parseFile(text: string): unknown {
  try {
    return parseJson(text, MOST_FIELDS);
  } catch (error) {
    throw new CookbookError('notCookbookFile', error);
  }
}

/** Replaces the date of an entry (ISO 8601 in UTC) with its time in ms. */
function withTime(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { saved, ...fields } = entry as Record<string, unknown>;
  return { ...fields, savedAt: timeOf(saved) };
}

/** In ms; NaN unless the text is a real date as `writeCookbookFile` writes it. */
function timeOf(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  // Date.parse takes February 30 for March 2.
  return !Number.isNaN(time) && new Date(time).toISOString() === date ? time : Number.NaN;
}
