import type { Kitchen } from '../../machines/recipeMachine';
import { kitchenName } from '../app/config';

/** One line that says what wrote a recipe, as far as is known, and what to check. */
export function attributionOf({ origin, model, cut }: Pick<Kitchen, 'origin' | 'model' | 'cut'>) {
  const writer = model ? `${model}, a language model` : 'the built-in recipe book';
  const source = `${model ? 'by' : 'from'} ${writer}`;
  const head =
    origin === 'shared'
      ? `Shared with ${kitchenName}, where its link said that it is ${source}.`
      : origin === 'cookbook'
        ? `From a cookbook kept with ${kitchenName}, which says that it is ${source}.`
        : model
          ? `Written by ${writer}, with ${kitchenName}.`
          : `From ${writer} of ${kitchenName}.`;
  const end = cut ? ' The model stopped at its length limit: the end may be missing.' : '';
  return `${head}${end} Check allergens and cooking temperatures.`;
}

/** A recipe as markdown, with the line that says what wrote it at its end. */
export function markdownOf(recipe: string, attribution: string): string {
  // The name of a model may have come with a link.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  return `${recipe.trimEnd()}\n\n---\n\n${literal}\n`;
}
