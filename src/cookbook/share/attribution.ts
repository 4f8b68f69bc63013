import type { Recipe, Source } from '../../../machines/recipe';

/** One line that says who wrote a recipe, if the page knows, and what to check. */
export function creditLineOf({ origin, model, cut, source }: Recipe, kitchenName: string): string {
  const claim = source ? `it was imported from ${placeOf(source)}` : claimOf(model);
  const sentences: Record<Recipe['origin'], string> = {
    request: model
      ? `Written by ${model}, a language model, with ${kitchenName}.`
      : `A sample recipe from ${kitchenName}.`,
    shared: `Shared with ${kitchenName}. According to its link, ${claim}.`,
    cookbook: `From a cookbook in ${kitchenName}, according to which ${claim}.`,
    imported: `Brought to ${kitchenName} from ${source ? placeOf(source) : 'elsewhere'}.`,
  };
  return [
    sentences[origin],
    cut && 'The model stopped early, so the end may be missing.',
    'Check allergens and cooking temperatures.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a recipe was brought from, with its address as text. */
const placeOf = ({ name, link }: Source) =>
  [name && quote(name), link].filter(Boolean).join(', ') || 'elsewhere';

function claimOf(model: string | null): string {
  const name = model && quote(model);
  return name ? `${name}, a language model, wrote it` : 'it is a sample recipe';
}

/** Isolated, a name with another direction cannot change the words around it. */
function quote(text: string): string {
  const name = text.replace(/\p{C}/gu, '');
  return name && `“\u2068${name}\u2069”`;
}
