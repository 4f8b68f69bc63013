import { type Food, foodNamed, isA, isKin } from '../foods';
import { type FoundFood, isAskedFor, recognise } from '../recognise';
import { sliced } from '../slices';
import { inEnglish } from '../text/reading';
import { foodsUsedIn } from '../text/stepUses';

/** What is not safe before it is cooked through, or boiled. */
export type Unsafe = 'poultry' | 'mince' | 'kidney beans';

/** A row has a line that it is about, which a test reads. */
const FOODS = {
  poultry: 'poultry', // 4 chicken thighs
  mince:
    'minced beef, minced veal, minced lamb, minced pork, minced venison, minced chicken, minced turkey', // 500 g minced beef
  'kidney beans': 'kidney bean', // 200 g dried kidney beans
  /** These are of mince if the list has mince. */
  shaped: 'burger, meatball', // meatballs
  /** Cooked before, or with nothing to cook through. */
  safe: 'cooked chicken, cooked turkey, duck confit, chicken skin, chicken fat, duck fat, chicken nugget', // duck fat
};

/** Kidney beans are dangerous only if a line calls them raw, or a step soaks them. */
const WORDS = {
  raw: /\b(?:dried|dry|raw|uncooked|soak\w*)\b/i, // 200 g dried kidney beans
  soaks: /\bsoak/i, // Soak the beans overnight.
};

/** Whether a food is one of those in a row, or a kind of one. */
function oneOf(row: keyof typeof FOODS) {
  const foods = sliced(() => FOODS[row].split(', ').map(foodNamed));
  return (food: Food) => foods().some((one) => one && isA(food, one));
}

const isPoultry = oneOf('poultry');
const isMince = oneOf('mince');
const isShaped = oneOf('shaped');
const isKidneyBean = oneOf('kidney beans');
const isSafe = oneOf('safe');

/** What the list has of the foods that a recipe cooks. */
type Listed = Pick<FoundFood, 'food' | 'states'> & { line: string };

const listedIn = (lines: readonly string[]): Listed[] =>
  lines.flatMap((line) =>
    recognise(line)
      .foods.filter(isAskedFor)
      .map(({ food, states }) => ({ food, states, line })),
  );

/** What a food of a step is according to the list: "the meat" may be chicken. */
function meantBy(food: Food, listed: readonly Listed[]): readonly Listed[] {
  const isOne =
    isMince(food) || isShaped(food)
      ? (one: Listed) => isMince(one.food)
      : (one: Listed) => isKin(one.food, food);
  const found = listed.filter(isOne);
  return found.length > 0 ? found : [{ food, states: new Set(), line: '' }];
}

interface Sentence {
  text: string;
  /** It says that something is cooked. */
  isCooking: boolean;
}

/**
 * What each step of a recipe cooks that is not safe before it is cooked through, or boiled.
 * @param lines the recipe's ingredients
 * @param steps the sentences of each step
 */
export function findUnsafe(
  lines: readonly string[],
  steps: readonly (readonly Sentence[])[],
): Unsafe[][] {
  const listed = listedIn(lines);
  const read = steps.map((sentences) =>
    sentences.map(({ text, isCooking }) => ({
      text,
      isCooking,
      foods: foodsUsedIn(text).flatMap(({ food }) => meantBy(food, listed)),
    })),
  );
  const isBean = ({ food }: Listed) => isKidneyBean(food);
  const isSoaked = read
    .flat()
    .some(({ text, foods }) => foods.some(isBean) && WORDS.soaks.test(inEnglish(text)));
  const unsafeOf = (one: Listed): Unsafe | [] => {
    const { food, states, line } = one;
    if (isSafe(food) || states.has('cooked')) return [];
    if (isPoultry(food)) return 'poultry';
    if (isMince(food)) return 'mince';
    return isBean(one) && (isSoaked || WORDS.raw.test(inEnglish(line))) ? 'kidney beans' : [];
  };
  return read.map((sentences) => [
    ...new Set(
      sentences.flatMap(({ isCooking, foods }) => (isCooking ? foods.flatMap(unsafeOf) : [])),
    ),
  ]);
}
