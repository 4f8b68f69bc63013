import { meaningOf } from './avoided/avoided';
import { type Food, foodNamed } from './foods';
import { isLeftover } from './leftovers';
import { type FoundFood, recognise } from './recognise';
import { STATES } from './text/descriptions';
import { findsInAny } from './text/reading';
import { patternOf } from './text/says';
import { keysOf, stemOf } from './words';

/** "Cooked rice", "boiled eggs". */
export const isCooked = ({ food, states }: FoundFood): boolean =>
  states.has('cooked') ||
  food.name.split(' ').some((word) => STATES.get(stemOf(word)) === 'cooked');

const readsAs = (name: string) => findsInAny(patternOf(name, 'i'));

const saysCooked = readsAs('cooked before');

/** Whether a line of a recipe takes something that was cooked before: "cooked noodles", a leftover. */
export const isCookedBefore = (line: string, language: string | null = null): boolean =>
  saysCooked(line, language) || isLeftover(line);

/** A few words, one of them for a dish that they do not name: "2 portions". */
export const isUnnamedDish = readsAs('unnamed dish');

/** A step that takes leftovers which no line names. "Leftovers keep for two days" takes none. */
export const takesLeftovers = readsAs('takes leftovers');

/** Rice or a dish of it, and no other product: rice paper, puffed rice. */
function isOfRice(food: Food): boolean {
  const rice = foodNamed('rice');
  for (let at: Food | undefined = food; at; at = at.parent) {
    if (at === rice) return true;
    if (at.relation === 'product' && !at.isDish) return false;
  }
  return false;
}

/**
 * Whether a line or the name of a dish has rice that was cooked, or will be: "paella", "arroz".
 * `language`: that of the text around it, if known.
 */
export const holdsRice = (text: string, language: string | null = null): boolean =>
  recognise(text, language).foods.some(
    ({ food, name, role, modifiers }) =>
      role !== 'negated' &&
      ([food, ...modifiers].some(isOfRice) ||
        (food.isDish && meaningOf('rice').presenceIn(food, keysOf(name)) === 'contains')),
  );

/** Whether the page surely knows no food of a line that has words for one: it may be rice. */
export function hasUnknownFood(text: string, language: string | null = null): boolean {
  const { foods, unknown } = recognise(text, language);
  return foods.every(({ isMisspelt }) => isMisspelt) && foods.length + unknown.length > 0;
}
