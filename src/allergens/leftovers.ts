import type { Place } from '../foods/allergens';
import type { Check } from '../foods/checkRecipe';
import { isA } from '../foods/foods';
import { isLeftover, withoutLeft } from '../foods/leftovers';
import { recognise } from '../foods/recognise';
import { keysOf } from '../foods/words';
import type { Reading } from '../recipe/document/reading/Reading';

/**
 * Says that a recipe could not be checked as far as it may use leftovers of the list. In doubt it does.
 *
 * @param askedWith the list that it was made from
 */
export function withLeftovers(check: Check, reading: Reading, askedWith: readonly string[]): Check {
  if (check.unchecked === 'all') return check;
  const used = askedWith.filter((entry) => isLeftover(entry) && mayUse(reading, entry));
  if (used.length === 0) return check;
  const places = used.map(
    (words): Place => ({ line: -1, start: 0, end: 0, words, presence: 'not checked' }),
  );
  return {
    ...check,
    results: check.results.map((result) => ({
      ...result,
      verdict: result.verdict === 'nothing' ? 'not checked' : result.verdict,
      places: [...result.places, ...places],
    })),
  };
}

/** Whether a recipe names a leftover, a word of it or a related food, or has a line that nobody understands. */
function mayUse({ document, lines }: Reading, leftover: string): boolean {
  if (!document.hasAllIngredients) return true;
  const name = withoutLeft(leftover);
  const own = new Set(keysOf(name));
  if (own.size === 0 || lines.some(({ text }) => keysOf(text).some((key) => own.has(key)))) {
    return true;
  }
  const foods = recognise(name).foods.map(({ food }) => food);
  return lines.some(({ text, isIngredient }) => {
    if (!isIngredient) return false;
    const read = recognise(text);
    return (
      read.unknown.length > 0 ||
      read.foods.some(({ food }) => foods.some((known) => isA(food, known) || isA(known, food)))
    );
  });
}
