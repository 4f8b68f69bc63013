import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';

export function plannedOf(recipes: readonly SavedRecipe[]): SavedRecipe[] {
  return recipes
    .filter(({ planned }) => planned)
    .sort((one, other) => (one.planned?.at ?? 0) - (other.planned?.at ?? 0));
}

/** 4 for "4 servings"; undefined if the recipe does not say. */
export function servingsOf({ title }: SavedRecipe): number | undefined {
  const from = Number(/^\d+/.exec(title?.servings ?? '')?.[0]);
  return from > 0 ? from : undefined;
}
