import { type Food, isA, isKin } from '../foods';
import { type FoundFood, isAskedFor, recognise } from '../recognise';
import { remembering } from '../remembering';
import { inEnglish } from '../text/reading';
import { foodsUsedIn } from '../text/stepUses';

/** What is not safe before it is cooked through, or boiled. */
export type Unsafe = 'poultry' | 'mince' | 'kidney beans';

/** Kidney beans are dangerous only if a line calls them raw, or a step soaks them. Each row has such a line. */
const WORDS = {
  raw: /\b(?:dried|dry|raw|uncooked|soak\w*)\b/i, // 200 g dried kidney beans
  soaks: /\bsoak/i, // Soak the beans overnight.
};

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
    isA(food, 'mince') || isA(food, 'shaped of mince')
      ? (one: Listed) => isA(one.food, 'mince')
      : (one: Listed) => isKin(one.food, food);
  const found = listed.filter(isOne);
  return found.length > 0 ? found : [{ food, states: new Set(), line: '' }];
}

interface Sentence {
  text: string;
  /** It says that something is cooked. Only asked where a food may be unsafe. */
  readonly isCooking: boolean;
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
  const meaningOf = remembering((food: Food) => meantBy(food, listed));
  const isBean = ({ food }: Listed) => isA(food, 'kidney beans');
  const mayBeUnsafe = remembering((food: Food) =>
    meaningOf(food).some(
      (one) => isBean(one) || isA(one.food, 'poultry') || isA(one.food, 'mince'),
    ),
  );
  // How a step uses its foods takes longest to find, and most steps name none of these.
  const foodsOf = (text: string) =>
    recognise(text).foods.some(({ food }) => mayBeUnsafe(food))
      ? foodsUsedIn(text).flatMap(({ food }) => meaningOf(food))
      : [];
  const read = steps.map((sentences) =>
    sentences.flatMap((sentence) => {
      const foods = foodsOf(sentence.text);
      return foods.length > 0 ? { sentence, foods } : [];
    }),
  );
  const isSoaked = read
    .flat()
    .some(
      ({ sentence, foods }) => foods.some(isBean) && WORDS.soaks.test(inEnglish(sentence.text)),
    );
  const unsafeOf = (one: Listed): Unsafe | [] => {
    const { food, states, line } = one;
    if (isA(food, 'safe to eat') || states.has('cooked')) return [];
    if (isA(food, 'poultry')) return 'poultry';
    if (isA(food, 'mince')) return 'mince';
    return isBean(one) && (isSoaked || WORDS.raw.test(inEnglish(line))) ? 'kidney beans' : [];
  };
  return read.map((sentences) => [
    ...new Set(
      sentences.flatMap(({ sentence, foods }) =>
        sentence.isCooking ? foods.flatMap(unsafeOf) : [],
      ),
    ),
  ]);
}
