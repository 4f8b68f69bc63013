import type { SavedRecipe } from './CookbookContext';

export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
