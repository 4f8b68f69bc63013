import * as v from 'valibot';
import type { ImportReport, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Pause } from '../../browser/loading/createPause';
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

/** JSON that people and other browsers can read. */
export function writeCookbookFile(saved: readonly SavedRecipe[]): string {
  return writeFile(
    saved.map(({ id: _, title: __, isNoteForeign: ___, savedAt, recipe, ...rest }) => {
      const { name, note, cooked, planned, source, model, cut, ingredients, ...others } = rest;
      const about = { name, note, cooked, planned, source, model, cut, ingredients };
      return { saved: new Date(savedAt).toISOString(), ...about, ...others, recipe };
    }),
  );
}

const writeFile = (recipes: readonly unknown[]) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, recipes }, null, 2)}\n`;

const encoder = new TextEncoder();

/** In bytes. Counts one recipe at a time, for the pauses. */
export async function fileSizeOf(saved: readonly SavedRecipe[], pause: Pause): Promise<number> {
  const one = writeFile([0]).length;
  const oneMore = writeFile([0, 0]).length - one;
  let size = one - oneMore;
  for (const recipe of saved) {
    size += encoder.encode(writeCookbookFile([recipe])).length - one + oneMore;
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
  const pieces = await cutEntries(text, pause);
  if (!pieces) {
    throw new CookbookError(beginsAsNewer(text) ? 'newerFile' : 'notCookbookFile');
  }
  const value = parseJson(pieces.outline);
  if (v.is(NewerFile, value)) throw new CookbookError('newerFile');
  if (!v.is(CookbookFile, value)) throw new CookbookError('notCookbookFile');

  const entries: Omit<SavedRecipe, 'id'>[] = [];
  const rejected: ImportReport['rejected'][number][] = [];
  const incomplete: ImportReport['incomplete'][number][] = [];
  for (const [index, item] of value.recipes.entries()) {
    await pause();
    const position = index + 1;
    // In the outline, a list has the number of an entry.
    const entry = Array.isArray(item) ? parseJson(pieces.entries[item[0]] ?? '') : item;
    const read = readEntry(withTime(entry));
    if (typeof read === 'string') {
      rejected.push({ position, code: read });
      continue;
    }
    entries.push(read.entry);
    if (read.leftOut.length > 0) incomplete.push({ position, leftOut: read.leftOut });
  }
  return { entries, rejected, incomplete };
}

/** Whether a file's beginning says that a newer page wrote it. Such a file may nest deeper. */
function beginsAsNewer(text: string): boolean {
  const [, version] =
    /^\s*\{\s*"format"\s*:\s*"saffron-cookbook"\s*,\s*"version"\s*:\s*(\d+)/.exec(text) ?? [];
  return Number(version) > VERSION;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
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

/** The deepest nesting: the file, its list, a recipe, its list of ingredients. */
const DEEPEST = 4;

const ENTRY = 3;

/** More fields and items than `MAX_RECIPES` recipes have. A comma or a bracket begins an item. */
const MOST_FIELDS = 12 * MAX_RECIPES;
const MOST_ITEMS = 210 * MAX_RECIPES;

interface Pieces {
  /** The text with `[0]`, `[1]` and so on in place of its entries. */
  outline: string;
  /** The text of each object or list at the depth of a recipe. */
  entries: readonly string[];
}

/**
 * Cuts a cookbook file into pieces that parse fast. The file is valid if all pieces are. Null if it
 * holds too much: `JSON.parse` takes many seconds for 20 MB of brackets or fields.
 */
export async function cutEntries(text: string, pause: Pause): Promise<Pieces | null> {
  const entries: string[] = [];
  let outline = '';
  let [depth, fields, items, start, end] = [0, 0, 0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index);
        break;
      case '{':
      case '[':
        depth += 1;
        items += 1;
        if (depth === ENTRY) start = index;
        break;
      case '}':
      case ']':
        if (depth === ENTRY) {
          outline += `${text.slice(end, start)}[${entries.length}]`;
          end = index + 1;
          entries.push(text.slice(start, end));
          await pause();
        }
        depth -= 1;
        break;
      case ':':
        fields += 1;
        break;
      case ',':
        items += 1;
    }
    const isTooMuch = fields > MOST_FIELDS || items > MOST_ITEMS || entries.length > MAX_RECIPES;
    if (depth > DEEPEST || isTooMuch) return null;
  }
  return { outline: outline + text.slice(end), entries };
}

/** Where the string's quotation mark ends it, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
