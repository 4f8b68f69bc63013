import type { Avoidance } from '../../foods/avoided/thingsToAvoid';
import { readText } from '../../reading/document/marks/readText';
import { avoidsSomething } from './avoidsSomething';
import { checkReading } from './checkReading';
import { leftoversIn } from './leftovers';
import { nameOfThing } from './messages';

/** What the check says of a recipe that is not on the page. */
export interface Judgement {
  /** Whether it contains something that the visitor avoids. */
  isFound: boolean;
  /** What it may contain, and what it could not be checked for. */
  mayContain: readonly string[];
  notChecked: readonly string[];
}

/**
 * Looks in a saved recipe for what somebody avoids, as the page does once it opens.
 *
 * @param askedWith the list that it was written for
 */
export function judgeRecipe(
  { text, cut, askedWith }: { text: string; cut: boolean; askedWith: readonly string[] },
  toAvoid: Avoidance,
): Judgement {
  if (!avoidsSomething(toAvoid)) return { isFound: false, mayContain: [], notChecked: [] };
  const reading = readText(text);
  const { results } = checkReading(reading, toAvoid, cut, leftoversIn(askedWith), askedWith).check;
  const having = (wanted: string) =>
    results.filter(({ verdict }) => verdict === wanted).map(({ thing }) => nameOfThing(thing));
  return {
    isFound: having('contains').length > 0,
    mayContain: having('may contain'),
    notChecked: having('not checked'),
  };
}
