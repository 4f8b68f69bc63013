import type { Leftover } from '../../machines/leftovers';
import type { Check } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import type { Reading } from '../recipe/document/reading/Reading';
import { checkWithLeftovers } from './leftovers';
import { type LineMark, marksOf } from './marksOf';

/** What a recipe has of all that somebody wants to avoid. */
export interface RecipeCheck {
  check: Check;
  /** What to put into the lines of the reading, by their place, in the order of each line. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
}

/**
 * Looks for what somebody wants to avoid in a recipe.
 *
 * @param isCut whether the model stopped early
 * @param leftovers of the list that it was made from
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  leftovers: readonly Leftover[] = [],
): RecipeCheck {
  const check = checkWithLeftovers(thingsToAvoid(toAvoid), reading, isCut, leftovers);
  return { check, marks: marksOf(check, reading.lines) };
}
