import { type Leftover, omit, unknownLeftover } from '../../../machines/kitchen/ingredientList';
import { type Check, checkRecipe } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import type { Content } from '../../foods/contents';
import { type Food, foodNamed, isA } from '../../foods/foods';
import { isLeftover, toCheck, withoutLeft } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';
import type { RecipeLine } from '../../foods/text/lines';
import { keysOf } from '../../foods/words';
import type { Reading } from '../../reading/document/marks/Reading';
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

const COOKED =
  /(?<!un-?|not )\b(?:cooked(?! (?:according|as|per|until|til|in|to|for|following|al)\b)|reheated|remaining|(?:rest|remains) of)\b/i;
/** A few words, one of them for a dish that they do not name: "2 portions". */
const UNNAMED =
  /^(?:\W*[\w'’]+){0,4}\W*\b(?:dish|meal|dinner|supper|lunch|food|portion|serving|bowl|box|tub|rest|remains)s?\b(?:\W*[\w'’]+){0,3}\W*$/i;
/** A step that takes leftovers which no line names. "Leftovers keep for two days" takes none. */
const TAKES =
  /\b(?:add|stir in|fold in|mix in|toss in|tip in|spoon in|top with)\b[^.;:\n]{0,60}\bleft[\s-]?overs?\b/i;

const RICE = foodNamed('rice');

function foodsIn(texts: readonly string[]): Food[] {
  return texts.flatMap((text) =>
    recognise(text).foods.flatMap(({ food, role }) => (role === 'main' ? food : [])),
  );
}

const isCookedBefore = (text: string) => COOKED.test(text) || isLeftover(text);

/** The foods that the recipe's list has uncooked. */
function freshFoods(lines: readonly RecipeLine[]): Food[] {
  const isFresh = ({ text, isIngredient }: RecipeLine) => isIngredient && !isCookedBefore(text);
  return foodsIn(lines.filter(isFresh).map(({ text }) => text)).filter(({ isDish }) => !isDish);
}

/** A line without the leftover's name. `others` are foods that the recipe has from elsewhere. */
function couldBe(
  { text, isIngredient }: RecipeLine,
  leftover: Leftover,
  others: readonly Food[],
): boolean {
  if (!isIngredient) return TAKES.test(text);
  const isCooked = isCookedBefore(text);
  const foods = foodsIn([text]);
  if (foods.length === 0) return isCooked || UNNAMED.test(text);
  return foods.some(
    (food) =>
      (isCooked || food.isDish) &&
      !others.some((other) => isA(food, other) || isA(other, food)) &&
      !isAbsent(food, leftover),
  );
}

/** Whether the check of a leftover found nothing of what a food contains. */
function isAbsent(food: Food, leftover: Leftover): boolean {
  if (toCheck(leftover).hasMore) return false;
  if (RICE && isA(food, RICE) && !leftover.hasRice && leftover.cookedAt) return true;
  const wasFound = ([content, presence]: [Content, string]) =>
    presence !== 'contains' || leftover.findings[content]?.length !== 0;
  return ![...food.contents].every(wasFound);
}
