import {
  type Food,
  foodNamed,
  foodsUsedIn,
  isA,
  languageState,
  readFoods,
  type Use,
} from '../../foods';
import type { RecipeDocument, Step } from '../../reading';
import { hasNumber, numberAt } from '../amountOf';
import { type SaidShare, type Share, sharesOf, sharesSaid } from './shares';

/** `food` is null if the line has none or several: then `others` has them. */
export interface ListLine {
  line: string;
  food: Food | null;
  others: readonly Food[];
}

/** The ingredient's place in the document, and how much of it the step takes. */
interface StepIngredient {
  index: number;
  share: Share;
}

/**
 * The ingredients of each step, in the order of the list. Leaves out a food that could be one of
 * several lines: "the oil" of two oils. Empty for an unknown language.
 */
export function findStepIngredients(document: RecipeDocument): StepIngredient[][] {
  const { language, steps } = document;
  if (languageState(language).learned !== 'known') return steps.map(() => []);
  const lines = listLinesOf(document);
  const named = steps.map((step) => placesNamedIn(step, lines, language));
  const taken = new Set<number>();
  const found = named.map((places) => {
    const uses = [...places].flatMap(([place, { use }]) =>
      use === 'use' || (use === 'treated' && !taken.has(place)) ? place : [],
    );
    for (const place of uses) taken.add(place);
    return uses;
  });
  const all = named.map((places, step) => {
    const onlyHere = [...places].flatMap(([place, { use }]) =>
      use === 'maybe' && !taken.has(place) ? place : [],
    );
    return [...(found[step] ?? []), ...onlyHere].sort((one, other) => one - other);
  });
  const shares = lines.map(({ line, food }, place) => {
    const at = all.flatMap((places, step) => (places.includes(place) ? step : []));
    const said = at.map((step) => named[step]?.get(place)?.said ?? []);
    const shared = sharesOf(said, {
      isDivided: DIVIDED.test(line),
      isCooked: food !== null && isA(food, 'served cooked'),
      isFruit: food !== null && isFruit(food) && !/juice|zest/.test(food.name),
    });
    return new Map(at.map((step, index) => [step, shared[index] ?? null]));
  });
  return all.map((places, step) =>
    places.map((index) => ({ index, share: shares[index]?.get(step) ?? null })),
  );
}

export const listLinesOf = ({ ingredients }: RecipeDocument): ListLine[] =>
  ingredients.flatMap(({ items }) => items.map(({ line }) => ({ line, ...foodsOf(line) })));

/** No step that only names the food of such a line takes all of it. */
const DIVIDED = /\bdivided\b|\breserv/i;

function isFruit(food: Food): boolean {
  const fruit = foodNamed('fruit');
  return fruit !== undefined && isA(food, fruit);
}

function foodsOf(line: string): Omit<ListLine, 'line'> {
  const found = readFoods(line).foods.filter(
    ({ role }) => role === 'main' || role === 'alternative',
  );
  const [first, ...others] = found;
  if (!first || first.food.isThing || first.food.isUnclear) return { food: null, others: [] };
  const note = noteAt(line, first.end);
  const isOne = others.every(({ start }) => note !== null && start > note);
  if (isOne) return { food: first.food, others: [] };
  return { food: null, others: hasNumber(line) ? found.map(({ food }) => food) : [] };
}

/** The first comma after the food; null without one. */
function noteAt(line: string, from: number): number | null {
  const at = line.slice(from).search(/,(?!\d)|;/);
  return at < 0 ? null : from + at;
}

const STRENGTH: readonly Use[] = ['mention', 'treated', 'maybe', 'use'];

/** A line's strongest use in a step, and what the step says each time it names the food. */
interface Named {
  use: Use;
  said: SaidShare[];
}

function placesNamedIn(
  { title, text }: Step,
  lines: readonly ListLine[],
  language: RecipeDocument['language'],
): Map<number, Named> {
  const named = new Map<number, Named>();
  const note = (words: string, most: Use) => {
    const foods = foodsUsedIn(words);
    const shareSaid = sharesSaid(words, foods, language);
    for (const [at, { food, use }] of foods.entries()) {
      const places = placesOf(food, lines);
      const [place] = places;
      if (place === undefined || places.length > 1) continue;
      const rank = Math.min(STRENGTH.indexOf(use), STRENGTH.indexOf(most));
      const before = named.get(place) ?? { use: 'mention', said: [] };
      const strongest = STRENGTH[Math.max(rank, STRENGTH.indexOf(before.use))] ?? use;
      const said =
        most === 'use' && use !== 'mention' ? [shareSaid(lines[place]?.line ?? '', at)] : [];
      named.set(place, { use: strongest, said: [...before.said, ...said] });
    }
  };
  // A title only says what a step is about: "Prep the salmon".
  if (title) note(title, 'maybe');
  note(text, 'use');
  return named;
}

/**
 * The lines with this food or a kind of it; else those with the food that it is a part of (a lemon
 * for its juice), or that also name it ("penne pasta" for penne).
 */
export function placesOf(food: Food, lines: readonly ListLine[]): number[] {
  const where = (is: (own: Food, line: string) => boolean) =>
    lines.flatMap(({ food: own, line }, at) => (own && is(own, line) ? [at] : []));
  // "The garlic" may be that of "4 cloves minced garlic", a line with two foods.
  if (lines.some(({ others }) => others.some((other) => isA(other, food)))) return [];
  const places = where((own) => isA(own, food));
  const same = places.filter((at) => lines[at]?.food === food);
  if (same.length === 1) return same;
  if (places.length > 0) return places;
  return where(
    (own, line) =>
      (food.relation === 'part' && food.parent === own) ||
      (isA(food, own) && line.toLowerCase().includes(food.name.toLowerCase())),
  );
}

/** The words of a line, of a part of its amount, and of its food. */
interface ListWords {
  lineOf(index: number): string;
  partOf(index: number, share: number): string | null;
  foodOf(index: number): string;
}

/** Shows each ingredient with the amount for this step, or only as a food. */
export function stepLines(taken: readonly StepIngredient[], { lineOf, partOf, foodOf }: ListWords) {
  return taken
    .filter(({ index }) => hasNumber(lineOf(index)))
    .flatMap(({ index, share }) => {
      const part = share === 1 ? lineOf(index) : share && partOf(index, share);
      const line = part ? shortenLine(part, share !== 1) : foodOf(index);
      return line ? { index, share, line } : [];
    });
}

/** Without these words the line would claim another amount. */
const OF_AMOUNT = /\b(?:divided|plus|extra|more|remaining|half)\b/i;

/**
 * Cuts off how to prepare an ingredient, after the first comma that follows food and amount: "2
 * boneless, skinless chicken breasts, cubed". Keeps a line without a known food, and a rest that
 * says more about the amount, unless `isPart` shows only a part of that.
 */
export function shortenLine(line: string, isPart = false): string {
  const food = readFoods(line).foods.find(({ role }) => role === 'main');
  if (!food) return line;
  const amount = numberAt(line);
  if (amount < 0) return line;
  const from = Math.max(food.end, amount + 1);
  const at = line.slice(from).search(/,(?!\d)|;/);
  if (at < 0) return line;
  return OF_AMOUNT.test(line.slice(from + at)) && !isPart ? line : line.slice(0, from + at);
}
