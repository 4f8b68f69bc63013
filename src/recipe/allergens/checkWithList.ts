import { omit } from '../../../machines/kitchen/ingredientList';
import { type Check, checkRecipe } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { type Food, isA } from '../../foods/foods';
import { isLeftover, withoutLeft } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';
import type { RecipeLine } from '../../foods/text/lines';
import { keysOf } from '../../foods/words';
import type { Reading } from '../../reading/document/marks/Reading';
import { recipeFacts } from './recipeFacts';

/**
 * Checks a recipe and, like its lines, the names of leftovers that it may use. `isCut`: the model
 * stopped before the end. `list`: the list that the recipe was written for. `isFromPhoto`: a model
 * read it from a picture.
 */
export function checkWithList(
  things: readonly ThingToAvoid[],
  reading: Reading,
  isCut: boolean,
  list: readonly string[] = [],
  isFromPhoto = false,
): Check {
  const { document, tree, lines } = reading;
  // A text without a tree has no language either.
  const facts = recipeFacts(tree && document, isCut, isFromPhoto);
  const isRead = facts.isReadable === true;
  const isWhole = isRead && !facts.ending;
  const fresh = freshFoods(lines);
  const left = list.filter(isLeftover).flatMap((entry): RecipeLine[] => {
    const isNamed = ({ text, isIngredient }: RecipeLine) =>
      isIngredient && text.toLowerCase().includes(entry.toLowerCase());
    // Then the line says all that the name says.
    if (isRead && lines.some(isNamed)) return [];
    const isUsed = !isWhole || mayUse(reading, entry);
    const others = () => [...fresh, ...foodsIn(omit(list, entry))];
    if (!isUsed && !lines.some((line) => couldBe(line, others()))) return [];
    return [{ text: entry, isIngredient: true, listed: isUsed ? 'used' : 'perhaps' }];
  });
  return checkRecipe(things, [...lines, ...left], facts);
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

/** Whether a line may mean a leftover by another name. `others`: foods from elsewhere. */
function couldBe({ text, isIngredient }: RecipeLine, others: readonly Food[]): boolean {
  if (!isIngredient) return TAKES.test(text);
  const isCooked = isCookedBefore(text);
  const foods = foodsIn([text]);
  if (foods.length === 0) return isCooked || UNNAMED.test(text);
  return foods.some(
    (food) =>
      (isCooked || food.isDish) && !others.some((other) => isA(food, other) || isA(other, food)),
  );
}
