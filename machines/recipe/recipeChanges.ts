import type { Diagnosis } from '../connection/diagnosis';
import { isBlank } from '../kitchen/ingredientList';
import { EMPTY_LIST, mergeEarlier, NO_RECIPES, type Recipes } from '../kitchen/kitchen';
import { NO_PREFERENCES } from '../kitchen/preferences';
import type { Answer, Recipe } from '../kitchen/recipe';
import {
  type Ask,
  ATTEMPT_LIMITS,
  type CompleteAsk,
  type RecipeContext,
  type RecipeInput,
} from './RecipeContext';
import { FRESH, isPossible, planRequest } from './request';

type Change = Partial<RecipeContext>;

interface At {
  context: RecipeContext;
}

function replaceRecipe({ recipe, earlier }: Recipes, next: Recipe): Change {
  return {
    recipe: next,
    failure: null,
    earlier: mergeEarlier(next, recipe, ...earlier),
    hasArrived: true,
  };
}

/** The visitor no longer wants the request that a reload has stopped. */
const forget = ({ asked }: RecipeContext) => ({ asked: { ...asked, isInterrupted: false } });

export const hasSomethingToClear = ({
  context: { entries, recipe, failure, earlier },
}: At): boolean => entries + earlier.length > 0 || recipe !== null || failure !== null;

export const clear = ({ context }: At): Change => ({
  ...NO_RECIPES,
  ...forget(context),
  entries: 0,
});

/** What the page shows after an undo of starting over. */
function bringBack({ recipe, failure, earlier }: Recipes, before: Recipes): Recipes {
  // Keeps a recipe that has come since the visitor started over.
  const shown = before.recipe ?? recipe;
  return {
    recipe: shown,
    // The words of a failure never hide a recipe that has come since.
    failure: recipe ? null : (before.failure ?? (shown ? null : failure)),
    earlier: mergeEarlier(shown, recipe, ...earlier, ...before.earlier),
  };
}

interface Undo {
  recipes: Recipes;
}

export const bringRecipesBack = ({ context }: At, { recipes }: Undo): Change => ({
  ...bringBack(context, recipes),
  hasArrived: false,
});

export const bringsBackFailure = ({ context }: At, { recipes }: Undo): boolean =>
  bringBack(context, recipes).failure !== null;

export const bringsBackIdeas = ({ context }: At, { recipes }: Undo): boolean =>
  bringBack(context, recipes).recipe?.ideas !== undefined;

export const bringsBackNote = ({ context }: At, { recipes }: Undo): boolean =>
  bringBack(context, recipes).recipe?.isNote === true;

export const bringsBackRecipe = ({ context }: At, { recipes }: Undo): boolean =>
  bringBack(context, recipes).recipe !== null;

/** A recipe that the page still has says more than a link to the same text. */
export const asKnown = ({ recipe: shown, earlier }: Recipes, recipe: Recipe): Recipe =>
  [shown, ...earlier].find((one) => one?.text === recipe.text && !one.ideas === !recipe.ideas) ??
  recipe;

export const openRecipe = (context: RecipeContext, { recipe }: { recipe: Recipe }): Change => ({
  ...replaceRecipe(context, asKnown(context, recipe)),
  ...forget(context),
});

export const canRequest = (
  { context: { entries, recipe, arePreferencesLost } }: At,
  { wish = FRESH }: Ask,
): boolean => !arePreferencesLost && isPossible(wish, entries, recipe);

export const startRequest = (
  { recipe }: Recipes,
  { wish = FRESH, limits = ATTEMPT_LIMITS, list, preferences }: CompleteAsk,
): Change => ({
  asked: {
    ...planRequest({ ...list, recipe }, preferences, wish),
    limits,
    fault: null,
    isInterrupted: false,
  },
  attempt: 1,
  failure: null,
  hasArrived: false,
});

export const isText = (_: At, { text }: Pick<Answer, 'text'>): boolean => !isBlank(text);

export const isIdeas = (_: At, { text, ideas }: Pick<Answer, 'text' | 'ideas'>): boolean =>
  !isBlank(text) && ideas !== undefined;

export const isNote = (_: At, { text, isNote }: Pick<Answer, 'text' | 'isNote'>): boolean =>
  !isBlank(text) && isNote === true;

export function storeAnswer(
  context: RecipeContext,
  { text, ideas, isNote, cut, waive, model, arrivedAt }: Answer,
): Change {
  const { askedWith, wish, recipe: changedFrom, hasForeignText, source } = context.asked;
  return replaceRecipe(context, {
    text,
    ideas,
    isNote,
    ideaTitle: wish.kind === 'dish' ? wish.title : undefined,
    cut,
    waive,
    model,
    origin: 'request',
    askedWith,
    changed: wish.kind === 'change' ? wish.words : undefined,
    changedFrom: changedFrom || undefined,
    without: wish.kind === 'change' ? wish.without : undefined,
    hasForeignText,
    source,
    arrivedAt,
  });
}

/** The last attempt has failed. */
export const fail = (failure: Diagnosis): Change => ({ hasArrived: true, failure });

/** What the machine begins with. */
export function beginContext({
  interrupted = null,
  recipe = null,
  failure = null,
  earlier = [],
  arePreferencesLost = false,
}: RecipeInput = {}): RecipeContext {
  return {
    recipe,
    // Older pages kept a failure while a request ran.
    failure: interrupted ? null : failure,
    earlier,
    entries: 0,
    arePreferencesLost,
    asked: {
      ...planRequest({ ...EMPTY_LIST, recipe: null }, NO_PREFERENCES, interrupted ?? FRESH),
      limits: ATTEMPT_LIMITS,
      fault: null,
      isInterrupted: interrupted !== null,
    },
    attempt: 0,
    hasArrived: false,
  };
}
