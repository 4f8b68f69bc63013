import type { Leftover } from '../../../machines/kitchen/ingredientList';
import type { Content } from '../../foods/contents';
import { type Food, foodNamed, isA } from '../../foods/foods';
import { isLeftover, toCheck } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';
import type { RecipeLine } from '../../foods/text/lines';

const COOKED =
  /(?<!un-?|not )\b(?:cooked(?! (?:according|as|per|until|til|in|to|for|following|al)\b)|reheated|remaining|(?:rest|remains) of)\b/i;
/** A few words with one for a dish without a name: "2 portions". */
const UNNAMED =
  /^(?:\W*[\w'’]+){0,4}\W*\b(?:dish|meal|dinner|supper|lunch|food|portion|serving|bowl|box|tub|rest|remains)s?\b(?:\W*[\w'’]+){0,3}\W*$/i;
/** A step that takes leftovers which no line names. "Leftovers keep for two days" takes none. */
const TAKES =
  /\b(?:add|stir in|fold in|mix in|toss in|tip in|spoon in|top with)\b[^.;:\n]{0,60}\bleft[\s-]?overs?\b/i;

const RICE = foodNamed('rice');

export function foodsIn(texts: readonly string[]): Food[] {
  return texts.flatMap((text) =>
    recognise(text).foods.flatMap(({ food, role }) => (role === 'main' ? food : [])),
  );
}

const isCookedBefore = (text: string) => COOKED.test(text) || isLeftover(text);

/** The foods of a recipe's lines that are not cooked before. */
export function freshFoods(lines: readonly RecipeLine[]): Food[] {
  const isFresh = ({ text, isIngredient }: RecipeLine) => isIngredient && !isCookedBefore(text);
  return foodsIn(lines.filter(isFresh).map(({ text }) => text)).filter(({ isDish }) => !isDish);
}

/** A line without the leftover's name. `others` are foods that the recipe has from elsewhere. */
export function couldBe(
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
