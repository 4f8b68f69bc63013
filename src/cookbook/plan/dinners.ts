import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Dinner } from '../../amounts';
import { hashText } from '../../browser/hashText';
import { keepLast } from '../../browser/keepLast';
import { dataOf, readShared, type SharedList } from '../../recipe';
import { linkWith, readCode, writeCode } from '../share/linkCode';
import { servingsOfDinner, shownTitle } from '../storage/fromSaved';

export type Dinners = readonly Dinner[];

export function plannedOf(recipes: readonly SavedRecipe[]): SavedRecipe[] {
  return recipes
    .filter(({ planned }) => planned)
    .sort((one, other) => (one.planned?.at ?? 0) - (other.planned?.at ?? 0));
}

/** Changes when the visitor plans or cooks the recipe again, not when its text changes after that. */
export function dinnerOf(text: string, saved?: SavedRecipe) {
  const cooked = saved?.cooked?.length ?? 0;
  // Saving a recipe keeps what is ticked.
  const id = saved?.planned || cooked > 0 ? saved?.id : hashText(text);
  return `${id}-${saved?.planned?.at ?? cooked}`;
}

/** The dinners of the plan. */
export const dinnersOf = (recipes: readonly SavedRecipe[]): Dinners =>
  plannedOf(recipes).map((recipe) => ({
    id: dinnerOf(recipe.recipe, recipe),
    title: shownTitle(recipe),
    text: recipe.recipe,
    servings: servingsOfDinner(recipe) ?? null,
  }));

/** Reads the code of a link. The opener and the dialog read the same one. Throws a `LinkError`. */
export const readList = keepLast((code: string) => readCode(code, readShared));

export function linkFor(lines: SharedList['lines']): string | null {
  try {
    return linkWith('list', writeCode(dataOf({ made: Date.now(), lines })));
  } catch {
    return null;
  }
}
