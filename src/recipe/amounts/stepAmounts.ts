import { languageState } from '../../foods';
import { pattern, type RecipeDocument, readAmounts, type Span } from '../../reading';
import { type ListLine, listLinesOf, placesOf } from './findStepIngredients';
import { type FoodAmount, foodAmountsIn, isWorded, partOf } from './shares';
import { type Edit, showAmounts, type View } from './showAmounts';

/** "1 tbsp on each", "2 eggs per person", "two at a time": twice the people take the same. */
const RATE = pattern(
  '(?<!\\p{L})(?:$small.each|$amounts.each|$amounts.rates|every|batch(?:es)?|at a time|cent(?:er|re)s?|middle|makes?|yields?|gives?)(?!\\p{L})',
);

const sentenceAround = (text: string, { start, end }: Span) =>
  (text
    .slice(0, start)
    .split(/[.!?](?=\s)/)
    .at(-1) ?? '') +
  text.slice(start, end) +
  (text.slice(end).split(/[.!?](?=\s|$)/)[0] ?? '');

/** Changes the amounts of a step's text together with the list, and names those that stay. */
export function scaleStep(text: string, document: RecipeDocument, view: View) {
  const edits: Edit[] = [];
  const unscaled: string[] = [];
  const isKnown = languageState(document.language).learned === 'known';
  if (view.factor === 1 || !isKnown) return { edits, unscaled };
  const found = foodAmountsIn(text, document.language);
  const lines = found.length > 0 ? listLinesOf(document) : [];
  for (const one of found) {
    const own = isOfList(text, one, lines, view) ? editsOf(text, one, view) : null;
    if (own) edits.push(...own);
    else unscaled.push(nameOf(text, one));
  }
  const pieces = [...text.matchAll(DIVIDED)].map(({ 1: named = '' }) => named);
  return { edits, unscaled: [...unscaled, ...pieces] };
}

/** "Divide the dough into 12 balls": how many grows too, and the page does not say into how many. */
const DIVIDED =
  /\b(?:divide|portion|shape|form|roll)\b[^.;]{0,60}?\b(?:into|between|among|over)\s+(\d+\s\p{L}+(?:\s\p{L}+)?)/giu;

/** Two more words name a food that the page does not know: "200 ml strong dashi", "1 l water for …". */
const MORE = pattern("^(?: of| the)*(?: (?!$small.for )[\\p{L}'’-]+){0,2}", 'u');

function nameOf(text: string, { amount: { start, end }, food }: FoodAmount): string {
  const more = MORE.exec(text.slice(end))?.[0].length ?? 0;
  return text.slice(start, food?.end ?? end + more);
}

/** A smaller share of the list's amount may be for each piece: "½ tsp peanuts". */
const LEAST = 0.2;

/** The amount is a part of one line's, and that line is scaled. */
function isOfList(
  text: string,
  { amount, food }: FoodAmount,
  lines: readonly ListLine[],
  view: View,
): boolean {
  const places = food ? placesOf(food.food, lines) : [];
  const [line] = places.map((place) => lines[place]?.line ?? '');
  if (line === undefined || places.length > 1 || RATE.test(sentenceAround(text, amount)))
    return false;
  const whole = readAmounts(line, view.language);
  const share = partOf(amount, whole) ?? 0;
  // "Place 1 tomato": of several, that may be one for each piece.
  const least = amount.unit ? LEAST : 1;
  const isOne = isWorded(text, amount) && amount.from === 1;
  return share >= least && !isOne && showAmounts(line, whole, view) !== null;
}

function editsOf(text: string, { amount, food }: FoodAmount, view: View): Edit[] | null {
  const word = food && /\p{L}+$/u.exec(text.slice(food.start, food.end));
  const start = food && word ? food.start + word.index : 0;
  const noun = !amount.unit && food && word ? { start, end: food.end } : null;
  return showAmounts(text, [{ ...amount, noun }], { ...view, units: 'original' });
}
