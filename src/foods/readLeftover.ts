import { hasUnknownFood, holdsRice } from './cooked';
import { isLeftover, readAsFood, withoutLeft } from './leftovers';

/**
 * What a text says of a leftover: "Chili (leftover; contains milk)", "yesterday's roast".
 * @param text an entry of a list, or a line of a recipe
 * @param language that of the text around it; null if unknown
 */
export function readLeftover(text: string, language: string | null = null) {
  return {
    /** Its name does not tell all that is in it. */
    get isLeftover() {
      return isLeftover(text);
    },
    /** The entry as a line with its food, and without its allergens: "leftover Chili". */
    get line() {
      return readAsFood(text);
    },
    /** Without the words that make it a leftover. */
    get dish() {
      return withoutLeft(text);
    },
    /** Cooked rice keeps for one day. `unknown`: the page knows no food of the text for sure. */
    get rice(): 'yes' | 'no' | 'unknown' {
      if (holdsRice(text, language)) return 'yes';
      return hasUnknownFood(text, language) ? 'unknown' : 'no';
    },
  };
}
