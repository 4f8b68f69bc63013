import type { Source } from '../../../machines/kitchen/recipe';
import * as requestWords from '../../words/en/request';

/** What a link, a file or a cookbook says of where a recipe is from. */
export function claimOf(model: string | null, source: Source | undefined): string {
  const { claims } = requestWords.notes;
  // A model may have changed what was read from a photo, or taken from a page.
  if (source && !model) return claims.imported(placeOf(source));
  const name = quote(model);
  return name ? claims.written(name) : claims.fromBook;
}

export const placeOf = ({ name, link, isPhoto }: Source) =>
  [quote(name ?? null), link].filter(Boolean).join(', ') ||
  (isPhoto ? requestWords.notes.photo : requestWords.notes.elsewhere);

/**
 * The page cannot check a name that comes with a recipe, so it quotes the name and isolates its
 * direction: it cannot change the words around it.
 */
export const quote = (name: string | null) =>
  name && requestWords.notes.quoted(`\u2068${name.replace(/\p{C}/gu, '')}\u2069`);
