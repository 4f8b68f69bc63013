import type { SavedRecipe } from './CookbookContext';

/** When the visitor last cooked the recipe; undefined if never. */
export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
