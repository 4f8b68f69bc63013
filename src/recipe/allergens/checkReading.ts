import type { Check } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import type { Reading } from '../../reading/document/marks/Reading';
import { checkWithList } from './checkWithList';
import { type LineMark, marksOf } from './marksOf';

export interface RecipeCheck {
  check: Check;
  /** By the number of their line in the reading, in their order within the line. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
}

/**
 * `isCut`: the model stopped before the end. `list`: the list that the recipe was written for, if
 * known.
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  list?: readonly string[],
): RecipeCheck {
  const check = checkWithList(thingsToAvoid(toAvoid), reading, isCut, list);
  return { check, marks: marksOf(check, reading.lines) };
}
