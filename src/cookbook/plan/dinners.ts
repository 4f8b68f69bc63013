import { dinnerDay, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
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

export const dinnersOn = (recipes: readonly SavedRecipe[], day: string) =>
  plannedOf(recipes).filter((one) => dinnerDay(one) === day);

const isOver = (saved: SavedRecipe, today: string) => (dinnerDay(saved) ?? today) < today;

/** The planned recipes by their days: those that are over, then from today on, any day at the end. */
export function weekOf(recipes: readonly SavedRecipe[], today: string) {
  const planned = plannedOf(recipes);
  const coming = planned.filter((one) => !isOver(one, today));
  const days = [...new Set(coming.flatMap((one) => dinnerDay(one) ?? []))].sort();
  const isAnyDay = coming.some((one) => dinnerDay(one) === null);
  return {
    earlier: planned.filter((one) => isOver(one, today)),
    days: [...days, ...(isAnyDay ? [null] : [])].map((day) => ({
      day,
      dinners: coming.filter((one) => dinnerDay(one) === day),
    })),
  };
}

/**
 * The dinners from today on, in the order of their days.
 * @param until leaves out those after it, and those of any day
 */
export const dinnersOf = (
  recipes: readonly SavedRecipe[],
  today: string,
  until: string | null = null,
): Dinners =>
  weekOf(recipes, today)
    .days.filter(({ day }) => until === null || (day !== null && day <= until))
    .flatMap(({ dinners }) => dinners)
    .map((recipe) => ({
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
