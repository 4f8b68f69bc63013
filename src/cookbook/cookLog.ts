import type { SavedRecipe } from '../../machines/cookbookMachine';

/** The last time of cooking; undefined for a recipe that was never cooked. */
export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
