import type { Leftover } from '../../../machines/kitchen/leftovers';
import type { Check } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import type { Reading } from '../../reading/document/marks/Reading';
import { checkWithLeftovers } from './leftovers';
import { type LineMark, marksOf } from './marksOf';

/** What a check has found in a recipe. */
export interface RecipeCheck {
  check: Check;
  /** The marks by the number of their line in the reading, in their order within it. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
}

/**
 * Looks in a recipe for what a visitor avoids.
 *
 * @param isCut whether the model stopped before the end
 * @param leftovers the leftovers on the list that the recipe was written for
 * @param list that whole list, if the page knows it
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  leftovers: readonly Leftover[] = [],
  list?: readonly string[],
): RecipeCheck {
  const check = checkWithLeftovers(thingsToAvoid(toAvoid), reading, isCut, leftovers, list);
  return { check, marks: marksOf(check, reading.lines) };
}
