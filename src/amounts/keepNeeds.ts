import { type Avoided, type ClaimedFood, readFoods } from '../foods';
import type { RecipeDocument } from '../reading';
import type { KeptNeed, KeptNeeds, Needs } from './Comparison';
import { needsOf } from './needsOf';

/**
 * Undefined if the page cannot compare the recipe. The cookbook compares thousands at once, so a
 * need has few words, which many share.
 */
export function keepNeeds(document: RecipeDocument): KeptNeeds | undefined {
  const { isKnown, language, servings, needs } = needsOf(document);
  if (!isKnown) return undefined;
  const kept = needs.map(({ foods, place = 0, amount, isOptional, isSure }): KeptNeed => {
    const short = wordsFor(foods, place, language);
    const read = short === undefined ? { foods, place } : { foods: short };
    const kept = amount && { value: amount.value, to: amount.to, unit: amount.unit };
    return { ...read, amount: kept, isOptional, isSure };
  });
  return { needs: kept, language, servings };
}

/** A visitor who avoids everything reads each claim, also "gluten-free if needed". */
const EXTREMES: readonly Avoided[] = [[], 'everything'];

const FORMS: readonly ((found: ClaimedFood) => string)[] = [
  ({ food }) => food.name,
  ({ food, states }) => [...states, food.name].join(' '),
  ({ words }) => words.toLowerCase(),
];

/** The shortest words that read as the food; undefined if only the line does. */
function wordsFor(line: string, place: number, language: Needs['language']): string | undefined {
  const [group = [], anyone = []] = EXTREMES.map(
    (avoided) => readFoods(line, language, avoided).groups[place],
  );
  const shape = shapeOf(group);
  if (group.length === 0 || shapeOf(anyone) !== shape) return undefined;
  return FORMS.map((write) => group.map(write).join(' or ')).find((text) => {
    const { groups, unknown } = readFoods(text, null, []);
    const [first = [], ...others] = groups;
    return unknown.length + others.length === 0 && shapeOf(first) === shape;
  });
}

/** Gives foods with the same states and claims the same text. */
const shapeOf = (foods: readonly ClaimedFood[]) =>
  JSON.stringify(
    foods.map(({ food, name, states, labels, claims, modifiers }) => [
      food.id,
      [...states].sort(),
      labels.map(({ id }) => id).sort(),
      [...claims].sort(),
      food.kinds?.includes(name) && name,
      modifiers.map(({ id }) => id),
    ]),
  );
