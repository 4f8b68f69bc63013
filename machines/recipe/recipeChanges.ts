import { EMPTY_KITCHEN, type Kitchen, mergeEarlier, type SharedList } from '../kitchen/kitchen';
import { type Cooking, type ListChange, recordChange } from '../kitchen/listChange';
import type { Answer, Recipe } from '../kitchen/recipe';
import { type ReducedList, reduceLines, reduceList } from '../kitchen/reduceList';
import type { Addition, Notice, RecipeContext } from './RecipeContext';
import { FRESH, planRequest, type Wish } from './request';

type Change = Partial<RecipeContext>;

interface At {
  context: RecipeContext;
}

/** Counts the serial up, so views announce the same words again. */
export function notify(
  { notice }: Pick<RecipeContext, 'notice'>,
  about: Notice['about'],
  ingredients: readonly string[] = [],
): Notice {
  return { about, ingredients, serial: notice.serial + 1 };
}

function changeList(context: RecipeContext, kind: ListChange['kind'], list: SharedList) {
  return { ...list, undoable: recordChange(kind, context, list), newest: [] };
}

function reportLines(
  context: RecipeContext,
  { added, duplicates, leftOut: beyond }: ReducedList['lines'],
  unread: readonly string[] = [],
): Partial<RecipeContext> {
  const leftOut = [...unread, ...beyond];
  const isKnown = duplicates.length > 0;
  return {
    newest: added,
    notice: {
      ...notify(context, isKnown ? 'duplicates' : 'addition', isKnown ? duplicates : added),
      ...(leftOut.length > 0 && { leftOut }),
    },
  };
}

function replaceRecipe({ recipe, earlier }: Kitchen, next: Recipe): Partial<RecipeContext> {
  return {
    recipe: next,
    hasFailed: false,
    earlier: mergeEarlier(next, recipe, ...earlier),
    hasArrived: true,
  };
}

export function addIngredients({ context }: At, { text, leftOut }: Addition): Change {
  const { list, lines } = reduceLines(context, { kind: 'add', text });
  return {
    ...(lines.added.length > 0 &&
      (lines.added.length > 1
        ? changeList(context, 'addition', list)
        : { ingredients: list.ingredients, undoable: null })),
    ...reportLines(context, lines, leftOut),
  };
}

export function replaceIngredient(
  { context }: At,
  replacing: { ingredient: string; text: string },
): Change {
  const { list, lines } = reduceLines(context, { kind: 'replace', ...replacing });
  return {
    ...changeList(context, lines.added.length > 0 ? 'edit' : 'removal', list),
    ...reportLines(context, lines),
  };
}

export function removeIngredient({ context }: At, { ingredient }: { ingredient: string }): Change {
  return {
    ...changeList(context, 'removal', reduceList(context, { kind: 'remove', ingredient })),
    notice: notify(context, 'removal', [ingredient]),
  };
}

export const markIngredient = ({ context }: At, { ingredient }: { ingredient: string }): Change =>
  reduceList(context, {
    kind: 'mark',
    ingredients: [ingredient],
    isMarked: !context.useUp.includes(ingredient),
  });

export function cookRecipe({ context }: At, { gone: used, left }: Cooking): Change {
  const list = reduceList(context, { kind: 'cook', gone: used, left });
  const change = changeList(context, 'cooking', list);
  const { gone } = change.undoable;
  return { ...change, notice: notify(context, gone.length > 0 ? 'removal' : 'nothing', gone) };
}

export const clearKitchen = ({ context }: At): Change => ({
  ...EMPTY_KITCHEN,
  ...changeList(context, 'clear', EMPTY_KITCHEN),
  interrupted: null,
  notice: notify(context, 'clear'),
});

export function undo(context: RecipeContext, change: ListChange): Change {
  const { recipe, hasFailed, earlier } = context;
  const { kind, before } = change;
  // Keeps a recipe that has come since the visitor started over.
  const shown = before.recipe ?? recipe;
  return {
    ...reduceList(context, { kind: 'undo', change }),
    ...(kind === 'clear' && {
      recipe: shown,
      // The words of a failure never hide a recipe that has come since.
      hasFailed: !recipe && (before.hasFailed || (!shown && hasFailed)),
      earlier: mergeEarlier(shown, recipe, ...earlier, ...before.earlier),
    }),
    undoable: null,
    hasArrived: false,
    notice: notify(context, 'undo'),
  };
}

export function openRecipe({ context }: At, { recipe }: { recipe: Recipe }): Change {
  // A recipe that the page still has says more than a link to the same text.
  const known = [context.recipe, ...context.earlier].find((one) => one?.text === recipe.text);
  return {
    ...replaceRecipe(context, known ?? recipe),
    interrupted: null,
    notice: notify(context, 'opening'),
  };
}

export const startRequest = ({ context }: At, { wish = FRESH }: { wish?: Wish }): Change => ({
  asked: planRequest(context, context.preferences, wish) ?? context.asked,
  attempt: 1,
  interrupted: null,
  newest: [],
  notice: notify(context, wish.kind === 'ideas' ? 'ideasRequest' : 'request'),
});

/** Announces a model that is slow again only if the last notice was about something else. */
export const announceSlowness = ({ context }: At): Change => ({
  notice: context.notice.about === 'slowness' ? context.notice : notify(context, 'slowness'),
});

export function storeRecipe(
  { context }: At,
  { text, ideas, lift, cut, model, arrivedAt }: Answer,
): Change {
  const { askedWith, wish, ofForeign } = context.asked;
  return {
    ...replaceRecipe(context, {
      text,
      ideas,
      lift,
      isOfIdea: wish.kind === 'dish' || undefined,
      cut,
      model,
      origin: 'request',
      askedWith,
      changed: wish.kind === 'change' ? wish.words : undefined,
      without: wish.kind === 'change' ? wish.without : undefined,
      ofForeign,
      arrivedAt,
    }),
    notice: notify(context, ideas ? 'ideas' : 'recipe'),
  };
}

export const storeFailure = ({ context }: At): Change => ({
  hasFailed: true,
  hasArrived: true,
  notice: notify(context, 'failure'),
});
