import type { Diagnosis } from '../connection/diagnosis';
import type { EatBy } from './ingredientList';
import type { Recipe } from './recipe';

export const MOST_EARLIER_RECIPES = 30;

/** What views show in the recipe's place when every attempt has failed. Markdown. */
export const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** The list, which other tabs and visits may have, too. */
export interface SharedList {
  /** In the order of adding; no two have the same `identityOf`. */
  ingredients: readonly string[];
  useUp: readonly string[];
  /** For some entries. */
  dates: readonly EatBy[];
}

/** What the page shows of recipes, and what it has shown. */
export interface Recipes {
  /** The recipe on the page, or the one that a failure covers; null before the first one. */
  recipe: Recipe | null;
  /** Why a request failed that gave no recipe, until a recipe comes. A reload keeps only a model's words. */
  failure: Diagnosis | 'forgotten' | null;
  /** The newest first; no two have the same text. */
  earlier: readonly Recipe[];
}

export interface Kitchen extends SharedList, Recipes {}

export const listOf = ({
  ingredients = [],
  useUp = [],
  dates = [],
}: Partial<SharedList> = {}): SharedList => ({ ingredients, useUp, dates });

export const EMPTY_LIST = listOf();

export const NO_RECIPES: Recipes = { recipe: null, failure: null, earlier: [] };

/** Lists each recipe once, without `shown`, up to the limit. */
export function mergeEarlier(
  shown: Recipe | null,
  ...recipes: readonly (Recipe | null)[]
): Recipe[] {
  const texts = new Set([shown?.text]);
  return recipes
    .filter((recipe): recipe is Recipe => {
      if (!recipe || texts.has(recipe.text)) return false;
      texts.add(recipe.text);
      return true;
    })
    .slice(0, MOST_EARLIER_RECIPES);
}
