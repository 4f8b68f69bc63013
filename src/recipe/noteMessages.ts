import type { Recipe, Source } from '../../machines/recipe';

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
  const name = origin === 'request' ? model : quote(model);
  const written = source
    ? importedFrom(source)
    : name
      ? `Written by ${name}, a language model.`
      : 'From the built-in recipe book.';
  if (origin === 'shared') return `Its link says: ${written}`;
  return origin === 'cookbook' ? `Your cookbook says: ${written}` : written;
}

/** Names what a recipe was brought from, with its address as text. */
function importedFrom({ name, link }: Source): string {
  if (!name && !link) return 'Imported from elsewhere.';
  return `Imported from ${[quote(name ?? null), link].filter(Boolean).join(', ')}.`;
}

function quote(name: string | null): string | null {
  return name && `“\u2068${name.replace(/\p{C}/gu, '')}\u2069”`;
}
