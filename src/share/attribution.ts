import type { Recipe, Source } from '../../machines/recipe';

/** One line that says who wrote a recipe, if the page knows, and what to check. */
export function attributionOf({ origin, model, cut, source }: Recipe, kitchenName: string): string {
  return [
    ATTRIBUTIONS[origin](kitchenName, source ? importedFrom(source) : writerOf(model), model),
    cut && 'The model stopped early, so the end may be missing.',
    'Check allergens and cooking temperatures.',
  ]
    .filter(Boolean)
    .join(' ');
}

const ATTRIBUTIONS: Record<
  Recipe['origin'],
  (kitchen: string, writer: string, model: string | null) => string
> = {
  request: (kitchen, _, model) =>
    model
      ? `Written by ${model}, a language model, with ${kitchen}.`
      : `A sample recipe from ${kitchen}.`,
  shared: (kitchen, writer) => `Shared with ${kitchen}. Its link says: ${writer}`,
  cookbook: (kitchen, writer) => `From a cookbook in ${kitchen}, which says: ${writer}`,
  imported: (kitchen, writer) => `Brought to ${kitchen}: ${writer}`,
};

/** What a recipe was brought from, with its address as text. */
function importedFrom({ name, link }: Source): string {
  const quoted = name && `“\u2068${name.replace(/\p{C}/gu, '')}\u2069”`;
  return `imported from ${[quoted, link].filter(Boolean).join(', ') || 'elsewhere'}.`;
}

function writerOf(model: string | null): string {
  // Isolated, a name with another direction cannot change the words around it.
  const name = model?.replace(/\p{C}/gu, '');
  return name ? `written by “\u2068${name}\u2069”, a language model.` : 'a sample recipe.';
}
