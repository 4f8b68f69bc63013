import { namesCoreTemperature } from '../../amounts';
import {
  type Food,
  type FoundFood,
  foodNamed,
  foodsUsedIn,
  inEnglish,
  isA,
  isAskedFor,
  isKin,
  recognise,
} from '../../foods';
import { heatIn, type RecipeDocument } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import type { Shown } from '../amounts/shownAmounts';

/** Core temperatures. docs/decisions.md has their source. */
const SAFE = {
  poultry: { celsius: 74, fahrenheit: 165 },
  mince: { celsius: 71, fahrenheit: 160 },
} as const;

export type Unsafe = keyof typeof SAFE | 'kidney beans';

const some = (names: string) => {
  const foods = names.split(', ').map(foodNamed);
  return (food: Food) => foods.some((one) => one && isA(food, one));
};
const isPoultry = some('poultry');
const isMince = some(
  'minced beef, minced veal, minced lamb, minced pork, minced venison, minced chicken, minced turkey',
);
/** These are of mince if the list has mince. */
const isShaped = some('burger, meatball');
/** Cooked before, or with nothing to cook through. */
const isNone = some(
  'cooked chicken, cooked turkey, duck confit, chicken skin, chicken fat, duck fat, chicken nugget',
);
const isKidneyBean = some('kidney bean');

const RAW = /\b(?:dried|dry|raw|uncooked|soak\w*)\b/i;
const SOAKS = /\bsoak/i;

/** What the list has of the foods that a recipe cooks. */
type Listed = Pick<FoundFood, 'food' | 'states'> & { line: string };

function listedIn({ ingredients }: RecipeDocument): Listed[] {
  return ingredients.flatMap(({ items }) =>
    items.flatMap(({ line }) =>
      recognise(line)
        .foods.filter(isAskedFor)
        .map(({ food, states }) => ({ food, states, line })),
    ),
  );
}

/** What a food of a step is according to the list: "the meat" may be chicken. */
function meantBy(food: Food, listed: readonly Listed[]): readonly Listed[] {
  const isOne =
    isMince(food) || isShaped(food)
      ? (one: Listed) => isMince(one.food)
      : (one: Listed) => isKin(one.food, food);
  const found = listed.filter(isOne);
  return found.length > 0 ? found : [{ food, states: new Set(), line: '' }];
}

/** What each step of a recipe cooks that is not safe before it is cooked through, or boiled. */
export function findUnsafe(document: RecipeDocument): Unsafe[][] {
  const listed = listedIn(document);
  const sentencesOf = ({ title, text }: RecipeDocument['steps'][number]) =>
    [title ?? '', ...text.split(/(?<=[.!?;])\s|\n/)].map((text) => ({
      text,
      foods: foodsUsedIn(text).flatMap(({ food }) => meantBy(food, listed)),
    }));
  const steps = document.steps.map(sentencesOf);
  const isBean = ({ food }: Listed) => isKidneyBean(food);
  const isSoaked = steps.flat().some(({ text, foods }) => {
    return foods.some(isBean) && SOAKS.test(inEnglish(text));
  });
  const unsafeOf = (one: Listed): Unsafe | [] => {
    const { food, states, line } = one;
    if (isNone(food) || states.has('cooked')) return [];
    if (isPoultry(food)) return 'poultry';
    if (isMince(food)) return 'mince';
    const isRaw = isSoaked || RAW.test(inEnglish(line));
    return isBean(one) && isRaw ? 'kidney beans' : [];
  };
  return steps.map((sentences, at) => {
    const cooked = sentences.flatMap(({ text, foods }) => (heatIn(text).cooks ? foods : []));
    const isSaid = namesCoreTemperature(document.steps[at]?.text ?? '');
    const found = cooked.flatMap(unsafeOf).filter((one) => one === 'kidney beans' || !isSaid);
    return [...new Set(found)];
  });
}

/** What the page says of it. */
export function sayUnsafe(unsafe: readonly Unsafe[], units: Shown['units']): string[] {
  return unsafe.map((one) => {
    if (one === 'kidney beans') return recipeWords.cooking.kidneyBeans;
    const { celsius, fahrenheit } = SAFE[one];
    const temperatures = {
      metric: `${celsius}\u00a0°C`,
      us: `${fahrenheit}\u00a0°F`,
      original: `${celsius}\u00a0°C (${fahrenheit}\u00a0°F)`,
    };
    return recipeWords.cooking.cookedThrough(one, temperatures[units]);
  });
}
