/** The most recipes in a file, and in the cookbook. */
export const MAX_RECIPES = 20_000;

/** The deepest nesting: of an ingredient, in a list of a recipe in the list of the file. */
const DEEPEST = 4;

/** More than the recipes of a file have: of fields, and of what a comma or a bracket begins. */
const MOST_FIELDS = 10 * MAX_RECIPES;
const MOST_ITEMS = 210 * MAX_RECIPES;

/**
 * Judges, before it is parsed, whether a JSON text can be a cookbook. `JSON.parse` takes many seconds
 * for 20 MB of brackets or of fields.
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

/** The place of the quotation mark that ends a string, or the text's end. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
