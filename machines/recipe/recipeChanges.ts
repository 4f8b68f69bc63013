import { EMPTY_KITCHEN, type Kitchen, mergeEarlier } from '../kitchen/kitchen';
import { type ListChange, recordChange } from '../kitchen/listChange';
import type { Answer, Recipe } from '../kitchen/recipe';
import { type ListCommand, type ReducedList, reduceLines } from '../kitchen/reduceList';
import type { Notice, RecipeContext } from './RecipeContext';
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

/** A change of the list, how it can be undone, and what the page says of it. */
export function changeList(
  context: RecipeContext,
  command: ListCommand,
  unread: readonly string[] = [],
): Change {
  const { list, lines } = reduceLines(context, command);
  const undoable = (kind: ListChange['kind']) => ({
    ...list,
    undoable: recordChange(kind, context, list),
    newest: [],
  });
  switch (command.kind) {
    case 'add': {
      const { length } = lines.added;
      const change = length > 1 ? undoable('addition') : { ...list, undoable: null };
      return { ...(length > 0 && change), ...reportLines(context, lines, unread) };
    }
    case 'remove':
      return { ...undoable('removal'), notice: notify(context, 'removal', [command.ingredient]) };
    case 'replace':
      return {
        ...undoable(lines.added.length > 0 ? 'edit' : 'removal'),
        ...reportLines(context, lines),
      };
    case 'cook': {
      const change = undoable('cooking');
      const { gone } = change.undoable;
      const about = gone.length > 0 ? 'removal' : 'nothing';
      return { ...change, notice: notify(context, about, gone) };
    }
    case 'clear':
      return {
        ...EMPTY_KITCHEN,
        ...undoable('clear'),
        interrupted: null,
        notice: notify(context, 'clear'),
      };
    case 'undo':
      return { ...list, ...undo(context, command.change) };
    default:
      return list;
  }
}

function undo(context: RecipeContext, { kind, before }: ListChange): Change {
  const { recipe, hasFailed, earlier } = context;
  // Keeps a recipe that has come since the visitor started over.
  const shown = before.recipe ?? recipe;
  return {
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
