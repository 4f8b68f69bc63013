import { type Avoided, avoiding } from './avoided/avoiding';
import { type ClaimedFood, type ClaimedLine, readClaimed } from './claims/claimed';
import { askedFoods } from './covers';
import { type Recognised, recognise } from './recognise';

/** A line with its claims, read for what a visitor avoids. */
export interface FoodLine extends ClaimedLine {
  /**
   * The foods that the line asks for, in groups of which one is enough: "butter or oil". Leaves out
   * avoided foods, unless a group has no others.
   */
  groups: readonly (readonly ClaimedFood[])[];
}

/**
 * The foods of a line. With `avoided`, what a visitor avoids (`[]` for nothing), it reads claims too:
 * "milk (dairy-free)" is plant milk, and an open claim counts only for what the visitor avoids.
 * @param text one line of a recipe, or an entry of a list
 * @param language that of the text around it; null if unknown
 */
export function readFoods(text: string, language?: string | null): Recognised;
export function readFoods(text: string, language: string | null, avoided: Avoided): FoodLine;
export function readFoods(text: string, language: string | null = null, avoided?: Avoided) {
  if (!avoided) return recognise(text, language);
  const line = readClaimed(text, avoiding(avoided).contents, language);
  return { ...line, groups: askedFoods(line, avoided) };
}
