import { dayAt, nextToUseUp } from '../kitchen/days';
import type { Recipes, SharedList } from '../kitchen/kitchen';
import { type Preferences, type Waivable, withoutWaived } from '../kitchen/preferences';
import { doubtsOf, isForeign, type Recipe, type Source } from '../kitchen/recipe';

export const FEWEST_INGREDIENTS = 2;

export type Wish =
  | { kind: 'fresh' }
  /** A dish for the list from the page's own book, whatever is connected. */
  | {
      kind: 'sample';
      /** The preferences that do not count for this request. */
      waive?: readonly Waivable[] | undefined;
    }
  | {
      kind: 'ideas';
      /** The titles that it leaves out. */
      titles?: readonly string[] | undefined;
      /** Each dish takes less time, in minutes. */
      below?: number | undefined;
    }
  /** A dish with this title, which a model has written. */
  | { kind: 'dish'; title: string }
  /** A dish with none of these titles. */
  | { kind: 'another'; titles: readonly string[] }
  | {
      kind: 'change';
      /** In the visitor's words. */
      words: string;
      /** The foods that the new recipe must leave out; empty for another kind of change. */
      without: readonly string[];
      /** What a model answered, if the words are a question and the recipe should follow it. */
      answer?: string | undefined;
      /** The code of the recipe's language, if known. The new recipe should be in it too. */
      language?: string | undefined;
      /** True if the text around the recipe states allergens: the new recipe does not have it. */
      leavesOutAllergens?: true | undefined;
    };

export const FRESH: Wish = { kind: 'fresh' };

export interface RecipeRequest {
  ingredients: readonly string[];
  /** These ingredients and, for a change, those of its recipe. No model gets them. */
  askedWith: readonly string[];
  /** What to use up next, the most urgent first. */
  useUp: readonly string[];
  preferences: Preferences;
  wish: Wish;
  /** The text of the recipe to change; empty unless the wish is a change. */
  recipe: string;
  /** True if the recipe to change may have a stranger's words. */
  hasForeignText?: boolean | undefined;
  /** What makes the recipe to change unsure, or made an earlier one unsure. */
  source?: Source | undefined;
}

/** From two ingredients on, or with a recipe to change. Ideas cannot be changed. */
export const isPossible = (wish: Wish, entries: number, recipe: Recipe | null): boolean =>
  wish.kind === 'change' ? recipe !== null && !recipe.ideas : entries >= FEWEST_INGREDIENTS;

/** What the visitor's list and preferences make of a wish. */
export function planRequest(
  kitchen: SharedList & Pick<Recipes, 'recipe'>,
  preferences: Preferences,
  wish: Wish,
  today = dayAt(new Date()),
): RecipeRequest {
  const { ingredients, recipe } = kitchen;
  const base = wish.kind === 'change' ? recipe : null;
  const leavesOutAllergens = wish.kind === 'change' && wish.leavesOutAllergens;
  return {
    ingredients,
    askedWith: [...new Set([...ingredients, ...(base?.askedWith ?? [])])],
    useUp: nextToUseUp(kitchen, today),
    preferences: withoutWaived(preferences, (wish.kind === 'sample' && wish.waive) || []),
    wish,
    recipe: base?.text ?? '',
    hasForeignText: (base && isForeign(base)) || undefined,
    source: doubtsOf({ ...base?.source, ...(leavesOutAllergens && { leavesOutAllergens }) }),
  };
}
