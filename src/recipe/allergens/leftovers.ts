import { type Leftover, omit, unknownLeftover } from '../../../machines/kitchen/ingredientList';
import { type Check, checkRecipe } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { isA } from '../../foods/foods';
import { isLeftover, toCheck, withoutLeft } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';
import type { RecipeLine } from '../../foods/text/lines';
import { keysOf } from '../../foods/words';
import type { Reading } from '../../reading/document/marks/Reading';
import { couldBe, foodsIn, freshFoods } from './couldBe';
import { recipeFacts } from './recipeFacts';

/** A leftover that the page knows only by name may contain anything. */
export function leftoversIn(
  list: readonly string[],
  known: readonly Leftover[] = [],
): readonly Leftover[] {
  const names = new Set(known.map(({ entry }) => entry));
  const others = list.filter((entry) => isLeftover(entry) && !names.has(entry));
  return [...known, ...others.map(unknownLeftover)];
}

/**
 * Checks a recipe and the leftovers that it may use. `isCut`: the model stopped before the end.
 * `leftovers`: those on the list that the recipe was written for. `list`: that whole list.
 */
export function checkWithLeftovers(
  things: readonly ThingToAvoid[],
  reading: Reading,
  isCut: boolean,
  leftovers: readonly Leftover[],
  list: readonly string[] = leftovers.map(({ entry }) => entry),
): Check {
  const { document, tree, lines } = reading;
  // A text without a tree has no language either.
  const facts = recipeFacts(tree && document, isCut);
  const isRead = facts.isReadable === true;
  const rest = new Set(leftovers);
  const marked = lines.map((line): RecipeLine & Required<Pick<RecipeLine, 'leftovers'>> => {
    const named = leftovers.filter(({ entry, name }) => isRead && name && namesOnly(line, entry));
    for (const leftover of named) rest.delete(leftover);
    return { ...line, leftovers: named.map(toCheck) };
  });

  const isWhole = isRead && !facts.ending;
  const others = [...rest].filter(({ entry }) => !isWhole || mayUse(reading, entry));
  const hidden = [...rest].filter((leftover) => !others.includes(leftover));
  const fresh = hidden.length > 0 ? freshFoods(lines) : [];
  for (const leftover of hidden) {
    const known = [...fresh, ...foodsIn(omit(list, leftover.entry))];
    for (const line of marked) {
      if (line.leftovers.length > 0 || !couldBe(line, leftover, known)) continue;
      line.perhaps = [...(line.perhaps ?? []), toCheck(leftover)];
    }
  }
  const behind = { text: '', isIngredient: false, leftovers: others.map(toCheck) };
  return checkRecipe(things, [...marked, behind], facts);
}

function namesOnly({ text, isIngredient }: RecipeLine, entry: string): boolean {
  const [before, ...behind] = text.toLowerCase().split(entry.toLowerCase());
  if (!isIngredient || behind.length === 0) return false;
  const rest = [before, ...behind].join(' ');
  const { foods, unknown } = recognise(rest);
  return !isLeftover(rest) && foods.length + unknown.length === 0;
}

/** True also for an unreadable line, a word of the leftover's name, or a related food. */
function mayUse({ document, lines }: Reading, leftover: string): boolean {
  if (!document.hasAllIngredients) return true;
  const name = withoutLeft(leftover);
  const own = new Set(keysOf(name));
  const foods = recognise(name).foods.map(({ food }) => food);
  return (
    own.size === 0 ||
    lines.some(({ text, isIngredient }) => {
      if (keysOf(text).some((key) => own.has(key))) return true;
      if (!isIngredient) return false;
      const read = recognise(text);
      return (
        read.unknown.length > 0 ||
        read.foods.some(({ food }) => foods.some((known) => isA(food, known) || isA(known, food)))
      );
    })
  );
}
