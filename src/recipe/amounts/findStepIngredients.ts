import { type Food, isA } from '../../foods/foods';
import { isSpoken } from '../../foods/languages/spoken';
import { recognise } from '../../foods/recognise';
import { foodsUsedIn, type Use } from '../../foods/text/stepUses';
import type { RecipeDocument, Step } from '../../reading/document/RecipeDocument';

/** A line of the list with its food; null if the line has no food or several. */
interface ListLine {
  line: string;
  food: Food | null;
}

/**
 * Finds the ingredients that each step takes. Leaves out a food that could be one of several lines: "the oil"
 * in a recipe with two oils, or butter that two parts of the recipe list.
 *
 * @returns for each step the places of its ingredients in the document, in order; empty lists for a recipe
 *   in a language that the page does not know
 */
export function findStepIngredients({ language, ingredients, steps }: RecipeDocument): number[][] {
  if (!isSpoken(language)) return steps.map(() => []);
  const items = ingredients.flatMap((group) => group.items);
  const lines = items.map(({ line }) => ({ line, food: foodOf(line) }));
  const named = steps.map((step) => placesNamedIn(step, lines));
  const taken = new Set<number>();
  const found = named.map((places) => {
    const uses = [...places].flatMap(([place, use]) =>
      use === 'use' || (use === 'treated' && !taken.has(place)) ? place : [],
    );
    for (const place of uses) taken.add(place);
    return uses;
  });
  return named.map((places, step) => {
    const onlyHere = [...places].flatMap(([place, use]) =>
      use === 'maybe' && !taken.has(place) ? place : [],
    );
    return [...(found[step] ?? []), ...onlyHere].sort((one, other) => one - other);
  });
}

function foodOf(line: string): Food | null {
  const found = recognise(line).foods.filter(
    ({ role }) => role === 'main' || role === 'alternative',
  );
  const [first, ...others] = found;
  if (!first || first.food.isThing || first.food.isUnclear) return null;
  const note = noteAt(line, first.end);
  return others.every(({ start }) => note !== null && start > note) ? first.food : null;
}

/** Where the note of a line begins: at the first comma after its food. */
function noteAt(line: string, from: number): number | null {
  const at = line.slice(from).search(/,(?!\d)|;/);
  return at < 0 ? null : from + at;
}

const STRENGTH: readonly Use[] = ['mention', 'treated', 'maybe', 'use'];

/** The lines that a step names, by their places, each with its strongest use in the step. */
function placesNamedIn({ title, text }: Step, lines: readonly ListLine[]): Map<number, Use> {
  const named = new Map<number, Use>();
  const note = (words: string, most: Use) => {
    for (const { food, use } of foodsUsedIn(words)) {
      const places = placesOf(food, lines);
      const [place] = places;
      if (place === undefined || places.length > 1) continue;
      const rank = Math.min(STRENGTH.indexOf(use), STRENGTH.indexOf(most));
      const before = STRENGTH.indexOf(named.get(place) ?? 'mention');
      named.set(place, STRENGTH[Math.max(rank, before)] ?? use);
    }
  };
  // A title only says what a step is about: "Prep the salmon".
  if (title) note(title, 'maybe');
  note(text, 'use');
  return named;
}

/**
 * The lines that a food may refer to: those with the same food or a kind of it. If there are none, those with
 * the food that it is a part of (a lemon for its juice), or that also name it ("penne pasta" for penne).
 */
function placesOf(food: Food, lines: readonly ListLine[]): number[] {
  const where = (is: (own: Food, line: string) => boolean) =>
    lines.flatMap(({ food: own, line }, at) => (own && is(own, line) ? [at] : []));
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
