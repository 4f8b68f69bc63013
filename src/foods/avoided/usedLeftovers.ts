import { isCookedBefore, isUnnamedDish, takesLeftovers } from '../cooked';
import { type Food, isA, isKin } from '../foods';
import { isLeftover, withoutLeft } from '../leftovers';
import { recognise } from '../recognise';
import { JOINING } from '../text/hits';
import type { RecipeLine } from '../text/lines';
import { keysOf } from '../words';

/** The list that a recipe was written for. */
export interface KitchenList {
  entries: readonly string[];
  /** Whether a text has words in a row. */
  says(text: string, words: string): boolean;
}

/** What the check knows of the recipe. */
interface About {
  language: string | null;
  /** The check can read all of it. */
  isRead: boolean;
  /** It is complete, and the check can read it. */
  isWhole: boolean;
}

/** The leftovers of a list that a recipe may use, as lines to check: their names tell what is in them. */
export function usedLeftovers(
  { entries, says }: KitchenList,
  lines: readonly RecipeLine[],
  { language, isRead, isWhole }: About,
): RecipeLine[] {
  const leftovers = entries.filter(isLeftover);
  if (leftovers.length === 0) return [];
  const fresh = freshFoods(lines.flatMap(({ text, isIngredient }) => (isIngredient ? text : [])));
  const onList = freshFoods(entries);
  return leftovers.flatMap((entry): RecipeLine[] => {
    const isNamed = ({ text, isIngredient }: RecipeLine) => isIngredient && says(text, entry);
    // Then the line says all that the name says.
    if (isRead && lines.some(isNamed)) return [];
    const name = withoutLeft(entry);
    const isUsed = !isWhole || mayUse(lines, name);
    const others = () => [...fresh, ...foodsIn(entries.filter((other) => other !== entry))];
    if (!isUsed && !lines.some((line) => couldBe(line, others(), language))) return [];
    const isSure = !isWhole || (isUsed && mayUse(lines, name, onList));
    return [{ text: entry, isIngredient: true, listed: isSure ? 'used' : 'perhaps' }];
  });
}

/** True also for an unreadable line, a word of the leftover's name, or a related food. */
function mayUse(lines: readonly RecipeLine[], name: string, fresh?: readonly Food[]): boolean {
  const foods = recognise(name).foods.map(({ food }) => food);
  // The "and" of "leek and potato soup" is in most recipes.
  const own = keysOf(name).filter((key) => !(fresh && JOINING.has(key)));
  return (
    own.length === 0 ||
    lines.some((line) => {
      const text = fresh ? withoutFresh(line, own, foods, fresh) : line.text;
      if (keysOf(text).some((key) => own.includes(key))) return true;
      if (!line.isIngredient) return false;
      const read = recognise(text);
      return (
        read.unknown.length > 0 ||
        read.foods.some(({ food }) => foods.some((known) => isKin(food, known)))
      );
    })
  );
}

/** All of a line that has a leftover's whole name, or takes something cooked. */
function withoutFresh(
  { text, isIngredient }: RecipeLine,
  own: readonly string[],
  foods: readonly Food[],
  fresh: readonly Food[],
): string {
  const keys = keysOf(text);
  if (own.every((key) => keys.includes(key))) return text;
  if ((isIngredient ? isCookedBefore : isLeftover)(text)) return text;
  // Fresh chicken on the list is not the roast chicken of the line, if the leftover has some.
  const isOfLeftover = (food: Food) => foods.includes(food) && !fresh.includes(food);
  return recognise(text).foods.reduceRight(
    (rest, { food, start, end }) =>
      // The chicken of a step may be the chicken breast of the list.
      !isOfLeftover(food) && fresh.some((one) => (isIngredient ? isA(food, one) : isKin(food, one)))
        ? rest.slice(0, start) + rest.slice(end)
        : rest,
    text,
  );
}

function foodsIn(texts: readonly string[]): Food[] {
  return texts.flatMap((text) =>
    recognise(text).foods.flatMap(({ food, role }) => (role === 'main' ? food : [])),
  );
}

/** The foods that a list has uncooked. */
const freshFoods = (texts: readonly string[]): Food[] =>
  foodsIn(texts.filter((text) => !isCookedBefore(text))).filter(({ isDish }) => !isDish);

/** Whether a line may mean a leftover by another name. `others`: foods from elsewhere. */
function couldBe(
  { text, isIngredient }: RecipeLine,
  others: readonly Food[],
  language: string | null,
): boolean {
  if (!isIngredient) return takesLeftovers(text, language);
  const isCooked = isCookedBefore(text, language);
  const foods = foodsIn([text]);
  if (foods.length === 0) return isCooked || isUnnamedDish(text, language);
  return foods.some(
    (food) => (isCooked || food.isDish) && !others.some((other) => isKin(food, other)),
  );
}
