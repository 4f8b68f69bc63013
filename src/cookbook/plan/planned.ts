import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';

/** The planned recipes, the first planned first. */
export function plannedOf(recipes: readonly SavedRecipe[]): SavedRecipe[] {
  return recipes
    .filter(({ planned }) => planned)
    .sort((one, other) => (one.planned?.at ?? 0) - (other.planned?.at ?? 0));
}

/** How many a recipe serves, as its title was read: 4 for "4 servings"; undefined if it does not say. */
export function servingsOf({ title }: SavedRecipe): number | undefined {
  const from = Number(/^\d+/.exec(title?.servings ?? '')?.[0]);
  return from > 0 ? from : undefined;
}
