import * as v from 'valibot';
import type { ImportReport, SavedRecipe } from '../../../machines/cookbookMachine';
import { exceedsJsonLimits, MAX_RECIPES } from './exceedsJsonLimits';
import { CookbookError, readEntry } from './savedRecipe';

const FORMAT = 'saffron-cookbook';
const VERSION = 1;

/** The largest file to import or export, in bytes. */
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

/** Writes recipes as a JSON file, which people and other browsers can read. */
export function writeCookbookFile(saved: readonly SavedRecipe[]): string {
  const recipes = saved.map(
    ({ id: _, title: __, isNoteForeign: ___, savedAt, recipe, ...rest }) => {
      const { name, note, cooked, planned, source, model, cut, ingredients, ...others } = rest;
      const about = { name, note, cooked, planned, source, model, cut, ingredients };
      return { saved: new Date(savedAt).toISOString(), ...about, ...others, recipe };
    },
  );
  return `${JSON.stringify({ format: FORMAT, version: VERSION, recipes }, null, 2)}\n`;
}

/** The size of a cookbook file with these recipes, in bytes. */
export function fileSizeOf(saved: readonly SavedRecipe[]): number {
  return new TextEncoder().encode(writeCookbookFile(saved)).length;
}

/**
 * Reads the text of a cookbook file. The file may come from anybody.
 *
 * @returns the recipes, the unreadable entries, and the fields that readable entries lack
 * @throws {CookbookError} if the text is not a cookbook file, or one of a newer version
 */
export function readCookbookFile(text: string) {
  if (exceedsJsonLimits(text)) {
    throw new CookbookError(beginsAsNewer(text) ? 'newerFile' : 'notCookbookFile');
  }
  const value = parseJson(text);
  if (v.is(NewerFile, value)) throw new CookbookError('newerFile');
  if (!v.is(CookbookFile, value)) throw new CookbookError('notCookbookFile');

  const entries: Omit<SavedRecipe, 'id'>[] = [];
  const rejected: ImportReport['rejected'][number][] = [];
  const incomplete: ImportReport['incomplete'][number][] = [];
  for (const [index, entry] of value.recipes.entries()) {
    const position = index + 1;
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

/** Whether a file says at its beginning that a newer page has written it. It may nest deeper. */
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

/** The time in ms; NaN unless the text is a real date as `writeCookbookFile` writes it. */
function timeOf(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  // Date.parse takes February 30 for March 2.
  return !Number.isNaN(time) && new Date(time).toISOString() === date ? time : Number.NaN;
}
