import type { RecipeToKeep, Rejection, SavedRecipe } from '../../machines/cookbookMachine';
import { CookbookError, readRecipe } from './savedRecipe';

const FORMAT = 'saffron-cookbook';
const VERSION = 1;

/** The largest file that is read, and the largest cookbook that is kept, in bytes of a file. */
export const LARGEST_FILE = 20_000_000;

/** What the file says of a recipe, in its order. Its date is ISO 8601. */
interface Entry extends RecipeToKeep {
  saved: string;
}

/** Writes recipes as a file for keeping and for other browsers: JSON that can be read by people too. */
export function writeCookbookFile(recipes: readonly SavedRecipe[]): string {
  const entries = recipes.map(
    ({ recipe, cut, model, ingredients, savedAt }): Entry => ({
      saved: new Date(savedAt).toISOString(),
      model,
      cut,
      ingredients,
      recipe,
    }),
  );
  return `${JSON.stringify({ format: FORMAT, version: VERSION, recipes: entries }, null, 2)}\n`;
}

/** How large a file with these recipes is, in bytes. */
export function weighCookbook(recipes: readonly SavedRecipe[]): number {
  return new TextEncoder().encode(writeCookbookFile(recipes)).length;
}

/**
 * Reads a file that was written so, maybe by somebody else.
 *
 * @returns what can be read of it, and what cannot
 * @throws {CookbookError} where it is no such file
 */
export function readCookbookFile(text: string): {
  entries: (RecipeToKeep & { savedAt: number })[];
  rejected: Rejection[];
} {
  const { format, version, recipes } = Object(parse(text)) as Record<string, unknown>;
  if (format !== FORMAT) throw new CookbookError('foreignFile');
  if (Number.isInteger(version) && Number(version) > VERSION) throw new CookbookError('newerFile');
  if (version !== VERSION || !Array.isArray(recipes)) throw new CookbookError('foreignFile');

  const entries: (RecipeToKeep & { savedAt: number })[] = [];
  const rejected: Rejection[] = [];
  for (const [index, value] of recipes.entries()) {
    try {
      entries.push(readEntry(value));
    } catch (error) {
      rejected.push({ place: index + 1, reason: (error as Error).message });
    }
  }
  return { entries, rejected };
}

function parse(text: string): unknown {
  try {
    // Editors may put a mark before the text.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new CookbookError('unreadableFile', error);
  }
}

/** What a date in a file looks like: one moment, whatever the reader's time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** @throws {Error} that says what is wrong */
function readEntry(value: unknown) {
  const { saved, ...fields } = Object(value) as Record<string, unknown>;
  const isMoment = typeof saved === 'string' && MOMENT.test(saved);
  return readRecipe(
    typeof value === 'object' && value !== null
      ? { ...fields, savedAt: isMoment ? Date.parse(saved) : Number.NaN }
      : value,
  );
}
