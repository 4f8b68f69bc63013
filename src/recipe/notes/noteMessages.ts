import type { Recipe, Source } from '../../../machines/recipe';

/** What visitors read below a recipe. */
export const noteMessages = {
  cut: 'The model stopped early. The end may be missing.',
  check: 'Check allergens and cooking temperatures.',
};

/**
 * Says who wrote a recipe. Nobody can check what a link or a file says of itself: the page quotes
 * the name that it gives, and isolates its direction, so it cannot change the words around it.
 */
export function attributionOf({ origin, model, source }: Recipe): string {
  if (origin === 'shared') return `According to its link, ${claimOf(model, source)}.`;
  if (origin === 'cookbook') return `According to your cookbook, ${claimOf(model, source)}.`;
  if (source) return `Imported from ${placeOf(source)}.`;
  const name = origin === 'request' ? model : quote(model);
  return name ? `Written by ${name}, a language model.` : 'From the built-in recipe book.';
}

function claimOf(model: string | null, source: Source | undefined): string {
  if (source) return `it was imported from ${placeOf(source)}`;
  const name = quote(model);
  return name ? `${name}, a language model, wrote it` : 'it is from the built-in recipe book';
}

/** Names what a recipe was brought from, with its address as text. */
const placeOf = ({ name, link }: Source) =>
  [quote(name ?? null), link].filter(Boolean).join(', ') || 'elsewhere';

function quote(name: string | null): string | null {
  return name && `“\u2068${name.replace(/\p{C}/gu, '')}\u2069”`;
}
