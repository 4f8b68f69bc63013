import { languageState } from '../../foods';
import { type FoodAmount, type RecipeDocument, readAmounts, readStep } from '../../reading';
import { type GramsOf, gramsIn } from '../weights/dryFood';
import { type ListLine, listLinesOf, placesOf } from './findStepIngredients';
import { partOf } from './shares';
import { type Edit, showAmounts, targetOf, type View } from './showAmounts';

/** Changes the amounts of a step's text together with the list, in its units, and names those that stay. */
export function scaleStep(text: string, document: RecipeDocument, view: View) {
  const edits: Edit[] = [];
  const unscaled: string[] = [];
  const isKnown = languageState(document.language).learned === 'known';
  if ((view.factor === 1 && view.units === 'original') || !isKnown) return { edits, unscaled };
  const found = readStep(text, document.language).amounts;
  const lines = found.length > 0 ? listLinesOf(document) : [];
  for (const one of found) {
    const line = lineOf(one, lines);
    const isScaled = line !== null && (view.factor === 1 || isOfList(one, line, view));
    const own = isScaled ? showAmounts(text, [one.amount], ...unitsOf(line, view)) : null;
    if (own) edits.push(...own);
    else unscaled.push(one.words);
  }
  if (view.factor === 1) return { edits, unscaled: [] };
  const pieces = [...text.matchAll(DIVIDED)].map(({ 1: named = '' }) => named);
  return { edits, unscaled: [...unscaled, ...pieces] };
}

/** "Divide the dough into 12 balls": how many grows too, and the page does not say into how many. */
const DIVIDED =
  /\b(?:divide|portion|shape|form|roll)\b[^.;]{0,60}?\b(?:into|between|among|over)\s+(\d+\s\p{L}+(?:\s\p{L}+)?)/giu;

/** A smaller share of the list's amount may be for each piece: "½ tsp peanuts". */
const LEAST = 0.2;

/** The one line of the list that has the food. */
function lineOf({ food }: FoodAmount, lines: readonly ListLine[]): string | null {
  const [place, ...others] = food ? placesOf(food.food, lines) : [];
  return place === undefined || others.length > 0 ? null : (lines[place]?.line ?? null);
}

/** The units that the list shows, and what the line's food weighs in them. */
function unitsOf(line: string, view: View): [View, GramsOf] {
  const amounts = readAmounts(line, view.language);
  const grams = gramsIn(line, amounts, view.language);
  const isConverted = amounts && targetOf(line, amounts, view, grams) !== null;
  return [isConverted ? view : { ...view, units: 'original' }, grams];
}

/** The amount is a part of the line's, and that line is scaled. */
function isOfList(
  { amount, isForEach, isOneInWords }: FoodAmount,
  line: string,
  view: View,
): boolean {
  if (isForEach) return false;
  const whole = readAmounts(line, view.language);
  const share = partOf(amount, whole) ?? 0;
  // "Place 1 tomato": of several, that may be one for each piece.
  const least = amount.unit ? LEAST : 1;
  return share >= least && !isOneInWords && showAmounts(line, whole, view) !== null;
}
