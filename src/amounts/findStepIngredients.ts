import { type Food, isA } from '../foods/foods';
import { isVerb } from '../foods/prose';
import { readLine } from '../foods/reading';
import { type FoundFood, recognise } from '../foods/recognise';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';

/**
 * Finds the ingredients that each step names. A food that may be one of several lines is left out: "the
 * oil" of a recipe with two oils, or the butter of two parts.
 *
 * @returns for each step the places of its ingredients in the document, in their order; only English
 *   recipes have any
 */
export function findStepIngredients({ language, ingredients, steps }: RecipeDocument): number[][] {
  if (language !== 'en' && language !== null) return steps.map(() => []);
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => foodOf(line)));
  return steps.map(({ text }) => {
    const found = new Set<number>();
    for (const food of foodsNamedIn(text)) {
      const places = placesOf(food, lines);
      if (places.length === 1) found.add(places[0] ?? 0);
    }
    return [...found].sort((one, other) => one - other);
  });
}

/** The one food that a line is about; null if there are more, or none. */
function foodOf(line: string): Food | null {
  const found = recognise(line).foods.filter(
    ({ role }) => role === 'main' || role === 'alternative',
  );
  const [first, ...others] = found;
  const isSure = first && others.every(({ start }) => start > (noteAt(line) ?? start + 1));
  return isSure && !first.food.isThing && !first.food.isUnclear ? first.food : null;
}

/** Where the note of a line begins: behind its first comma, or in brackets behind the food. */
function noteAt(line: string): number | null {
  const at = line.search(/,(?!\d)|;/);
  return at < 0 ? null : at;
}

/** The foods of a sentence, without those that are verbs there. */
function foodsNamedIn(text: string): Food[] {
  const { words } = readLine(text);
  const isNamed = ({ start, role, food, modifiers, isMisspelt }: FoundFood) =>
    role !== 'negated' &&
    !isMisspelt &&
    !food.isThing &&
    // "the onion mixture" and "tomato sauce" are other things.
    modifiers.length === 0 &&
    // "boiling water" need not be the water of the list.
    (food.name !== 'water' || /\bthe $/i.test(text.slice(0, start))) &&
    !isVerb(
      words,
      words.findIndex((word) => word.start === start),
    );
  return recognise(text)
    .foods.filter(isNamed)
    .map(({ food }) => food);
}

/** The lines that a food may be: those of the same food, or of a kind of it. */
function placesOf(food: Food, lines: readonly (Food | null)[]): number[] {
  const places = lines.flatMap((own, at) => (own && isA(own, food) ? [at] : []));
  const same = places.filter((at) => lines[at] === food);
  return same.length === 1 ? same : places;
}
