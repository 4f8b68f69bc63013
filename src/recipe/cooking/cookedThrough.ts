import { namesCoreTemperature } from '../../amounts';
import { findUnsafe, type Unsafe } from '../../foods';
import { heatIn, type RecipeDocument } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import type { Shown } from '../servings/shownAmounts';

/** Core temperatures. docs/decisions.md has their source. */
const SAFE = {
  poultry: { celsius: 74, fahrenheit: 165 },
  mince: { celsius: 71, fahrenheit: 160 },
} as const;

/** What each step cooks that is not safe before it is cooked through, unless the step says how hot. */
export function unsafeSteps({ ingredients, steps }: RecipeDocument): Unsafe[][] {
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  const sentences = steps.map(({ title, text }) =>
    [title ?? '', ...text.split(/(?<=[.!?;])\s|\n/)].map((sentence) => ({
      text: sentence,
      get isCooking() {
        return heatIn(sentence).cooks;
      },
    })),
  );
  return findUnsafe(lines, sentences).map((found, at) => {
    const isSaid = namesCoreTemperature(steps[at]?.text ?? '');
    return found.filter((one) => one === 'kidney beans' || !isSaid);
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
