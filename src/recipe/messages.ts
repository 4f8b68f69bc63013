import type { Recipe } from '../../machines/recipeMachine';

/** What visitors read and hear in the right pane. */
export const messages = {
  pane: 'Recipe',
  heading: (kitchenName: string, { origin, changed }: Pick<Recipe, 'origin' | 'changed'>) =>
    changed
      ? `Changed: \u2068${changed}\u2069`
      : {
          request: `${kitchenName} Recommends:`,
          shared: 'Shared recipe',
          cookbook: 'From your cookbook',
        }[origin],
  cut: 'The model stopped at its length limit. The end may be missing.',
  check: 'Check allergens and cooking temperatures.',
  emptyLead: "What's in your kitchen?",
  empty: 'List two ingredients or more. Your recipe will appear here.',
  begunLead: 'What else do you have?',
  begun: 'The more you list, the better the recipe.',
  cooking: 'On the stove',
};

/**
 * Says who wrote a recipe. Nobody can check what a link or a file says of itself: the name that it gives
 * is quoted, and has a direction of its own, so it cannot change the words around it.
 */
export function attributionOf({ origin, model }: Recipe): string {
  const name = origin === 'request' ? model : quote(model);
  const written = name ? `Written by ${name}, a language model.` : 'From the built-in recipe book.';
  if (origin === 'shared') return `Its link says: ${written}`;
  return origin === 'cookbook' ? `Your cookbook says: ${written}` : written;
}

function quote(name: string | null): string | null {
  return name && `“\u2068${name.replace(/\p{C}/gu, '')}\u2069”`;
}
