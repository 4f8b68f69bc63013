/** The most recipes in a file, and in the cookbook. */
export const MAX_RECIPES = 20_000;

/** The deepest nesting: the file, its list, a recipe, its list of ingredients. */
const DEEPEST = 4;

/** More fields and items than a file with `MAX_RECIPES` has. A comma or a bracket begins an item. */
const MOST_FIELDS = 12 * MAX_RECIPES;
const MOST_ITEMS = 210 * MAX_RECIPES;

/**
 * Says whether a JSON text has too much in it for a cookbook file, before anything parses it. `JSON.parse`
 * takes many seconds for 20 MB of brackets or fields.
 */
export function exceedsJsonLimits(text: string): boolean {
  let depth = 0;
  let fields = 0;
  let items = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index);
        break;
      case '{':
      case '[':
        depth += 1;
        items += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ':':
        fields += 1;
        break;
      case ',':
        items += 1;
    }
    if (depth > DEEPEST || fields > MOST_FIELDS || items > MOST_ITEMS) return true;
  }
  return false;
}

/** The place of the quotation mark that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
