import { type Check, checkRecipe } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import type { Reading } from '../recipe/document/reading/Reading';
import { withLeftovers } from './leftovers';
import { type LineMark, marksOf } from './marksOf';
import { recipeFacts } from './recipeFacts';

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
 * @param askedWith the list that it was made from
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  askedWith: readonly string[] = [],
): RecipeCheck {
  const { document, tree, lines } = reading;
  // A text that was not parsed has no language either.
  const facts = recipeFacts(tree && document, isCut);
  const check = checkRecipe(thingsToAvoid(toAvoid), lines, facts);
  return { check: withLeftovers(check, reading, askedWith), marks: marksOf(check, lines) };
}
