import { languageState } from '../../foods';
import { type FoodAmount, type RecipeDocument, readAmounts, readStep } from '../../reading';
import { type ListLine, listLinesOf, placesOf } from './findStepIngredients';
import { partOf } from './shares';
import { type Edit, showAmounts, type View } from './showAmounts';

/** Changes the amounts of a step's text together with the list, and names those that stay. */
export function scaleStep(text: string, document: RecipeDocument, view: View) {
  const edits: Edit[] = [];
  const unscaled: string[] = [];
  const isKnown = languageState(document.language).learned === 'known';
  if (view.factor === 1 || !isKnown) return { edits, unscaled };
  const found = readStep(text, document.language).amounts;
  const lines = found.length > 0 ? listLinesOf(document) : [];
  for (const one of found) {
    const own = isOfList(one, lines, view)
      ? showAmounts(text, [one.amount], { ...view, units: 'original' })
      : null;
    if (own) edits.push(...own);
    else unscaled.push(one.words);
  }
  const pieces = [...text.matchAll(DIVIDED)].map(({ 1: named = '' }) => named);
  return { edits, unscaled: [...unscaled, ...pieces] };
}

/** "Divide the dough into 12 balls": how many grows too, and the page does not say into how many. */
const DIVIDED =
  /\b(?:divide|portion|shape|form|roll)\b[^.;]{0,60}?\b(?:into|between|among|over)\s+(\d+\s\p{L}+(?:\s\p{L}+)?)/giu;

/** A smaller share of the list's amount may be for each piece: "½ tsp peanuts". */
const LEAST = 0.2;

/** The amount is a part of one line's, and that line is scaled. */
function isOfList(
  { amount, food, isForEach, isOneInWords }: FoodAmount,
  lines: readonly ListLine[],
  view: View,
): boolean {
  const places = food ? placesOf(food.food, lines) : [];
  const [line] = places.map((place) => lines[place]?.line ?? '');
  if (line === undefined || places.length > 1 || isForEach) return false;
  const whole = readAmounts(line, view.language);
  const share = partOf(amount, whole) ?? 0;
  // "Place 1 tomato": of several, that may be one for each piece.
  const least = amount.unit ? LEAST : 1;
  return share >= least && !isOneInWords && showAmounts(line, whole, view) !== null;
}
