import type { Pause } from '../../browser/loading/createPause';

/** In a file, and in the cookbook. */
export const MAX_RECIPES = 20_000;

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
