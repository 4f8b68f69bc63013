import type { Diagnosis } from '../connection/diagnosis';
import { isBlank } from '../kitchen/ingredientList';
import { EMPTY_KITCHEN, type Kitchen, mergeEarlier, type SharedList } from '../kitchen/kitchen';
import { type ListChange, recordChange } from '../kitchen/listChange';
import { NO_PREFERENCES } from '../kitchen/preferences';
import type { Answer, Recipe } from '../kitchen/recipe';
import { type ReducedList, reduceLines } from '../kitchen/reduceList';
import {
  type Announcement,
  type Ask,
  ATTEMPT_LIMITS,
  type ListAction,
  type Notice,
  type RecipeContext,
  type RecipeInput,
  type Undo,
} from './RecipeContext';
import { FRESH, planRequest } from './request';

type Change = Partial<RecipeContext>;

interface At {
  context: RecipeContext;
}

/** Counts the serial up, so views announce the same words again. */
function notify(
  { notice }: Pick<RecipeContext, 'notice'>,
  about: Notice['about'],
  ingredients: readonly string[] = [],
): Notice {
  return { about, ingredients, serial: notice.serial + 1 };
}

/** With the change, an undo can take it back. */
function record(context: RecipeContext, kind: ListChange['kind'], list: SharedList) {
  return { ...list, undoable: recordChange(kind, context, list), newest: [] };
}

function reportLines(
  context: RecipeContext,
  { added, duplicates, leftOut: beyond }: ReducedList['lines'],
  unread: readonly string[] = [],
): Change {
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

/** A change of the list, how it can be undone, and what the page says of it. */
export function changeList(context: RecipeContext, { command, leftOut }: ListAction): Change {
  const { list, lines } = reduceLines(context, command);
  switch (command.kind) {
    case 'add': {
      const { length } = lines.added;
      const change = length > 1 ? record(context, 'addition', list) : { ...list, undoable: null };
      return { ...(length > 0 && change), ...reportLines(context, lines, leftOut) };
    }
    case 'replace':
      return {
        ...record(context, lines.added.length > 0 ? 'edit' : 'removal', list),
        ...reportLines(context, lines),
      };
    case 'remove':
      return {
        ...record(context, 'removal', list),
        notice: notify(context, 'removal', [command.ingredient]),
      };
    case 'cook': {
      const change = record(context, 'cooking', list);
      const { gone } = change.undoable;
      return { ...change, notice: notify(context, gone.length > 0 ? 'removal' : 'nothing', gone) };
    }
    case 'clear':
      return {
        ...EMPTY_KITCHEN,
        ...record(context, 'clear', list),
        interrupted: null,
        notice: notify(context, 'clear'),
      };
    case 'undo':
      return { ...list, ...undo(context, command.change) };
    default:
      return list;
  }
}

export function canChangeList({ context }: At, { command, leftOut = [] }: ListAction): boolean {
  switch (command.kind) {
    case 'add':
      return !isBlank(command.text + leftOut.join(''));
    case 'remove':
    case 'replace':
    case 'date':
      return context.ingredients.includes(command.ingredient);
    case 'mark':
      return command.ingredients.some((marked) => context.ingredients.includes(marked));
    default:
      return true;
  }
}

function replaceRecipe({ recipe, earlier }: Kitchen, next: Recipe): Change {
  return {
    recipe: next,
    failure: null,
    earlier: mergeEarlier(next, recipe, ...earlier),
    hasArrived: true,
  };
}

export const hasSomethingToClear = ({ context }: At): boolean =>
  context.ingredients.length + context.earlier.length > 0 ||
  context.recipe !== null ||
  context.failure !== null;

export const hasSomethingToUndo = ({ context }: At, { change = context.undoable }: Undo): boolean =>
  change !== null;

/** What the page shows after an undo of starting over. Null for another change: only the list is other. */
function bringBack({ recipe, failure, earlier }: Kitchen, change: ListChange | null) {
  if (change?.kind !== 'clear') return null;
  const { before } = change;
  // Keeps a recipe that has come since the visitor started over.
  const shown = before.recipe ?? recipe;
  return {
    recipe: shown,
    // The words of a failure never hide a recipe that has come since.
    failure: recipe ? null : (before.failure ?? (shown ? null : failure)),
    earlier: mergeEarlier(shown, recipe, ...earlier, ...before.earlier),
  };
}

const undo = (context: RecipeContext, change: ListChange): Change => ({
  ...bringBack(context, change),
  undoable: null,
  hasArrived: false,
  notice: notify(context, 'undo'),
});

export const bringsBackFailure = ({ context }: At, { change = context.undoable }: Undo): boolean =>
  bringBack(context, change)?.failure != null;

export const bringsBackIdeas = ({ context }: At, { change = context.undoable }: Undo): boolean =>
  bringBack(context, change)?.recipe?.ideas !== undefined;

export const bringsBackRecipe = ({ context }: At, { change = context.undoable }: Undo): boolean =>
  bringBack(context, change)?.recipe != null;

export function openRecipe({ context }: At, { recipe }: { recipe: Recipe }): Change {
  // A recipe that the page still has says more than a link to the same text.
  const known = [context.recipe, ...context.earlier].find(
    (one) => one?.text === recipe.text && !one.ideas === !recipe.ideas,
  );
  const opened = known ?? recipe;
  return {
    ...replaceRecipe(context, opened),
    interrupted: null,
    notice: notify(context, opened.ideas ? 'ideas' : 'opening'),
  };
}

export const canRequest = ({ context }: At, { wish = FRESH }: Ask): boolean =>
  !context.arePreferencesLost && planRequest(context, context.preferences, wish) !== null;

export const startRequest = (
  { context }: At,
  { wish = FRESH, limits = ATTEMPT_LIMITS }: Ask,
): Change => ({
  asked: { ...(planRequest(context, context.preferences, wish) ?? context.asked), limits },
  attempt: 1,
  fault: null,
  failure: null,
  interrupted: null,
  hasArrived: false,
  newest: [],
  notice: notify(context, wish.kind === 'ideas' ? 'ideasRequest' : 'request'),
});

/** Announces a model that is slow again only if the last notice was about something else. */
export const announceSlowness = ({ context }: At): Change => ({
  notice: context.notice.about === 'slowness' ? context.notice : notify(context, 'slowness'),
});

export const isText = (_: At, { text }: Pick<Answer, 'text'>): boolean => !isBlank(text);

export const isIdeas = (_: At, { text, ideas }: Pick<Answer, 'text' | 'ideas'>): boolean =>
  !isBlank(text) && ideas !== undefined;

export function storeAnswer(
  { context }: At,
  { text, ideas, isNote, cut, waive, model, arrivedAt }: Answer,
): Change {
  const { askedWith, wish, hasForeignText, isPhoto } = context.asked;
  return {
    ...replaceRecipe(context, {
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
      without: wish.kind === 'change' ? wish.without : undefined,
      hasForeignText,
      source: isPhoto && { isPhoto },
      arrivedAt,
    }),
    notice: isNote
      ? sayNote(context, { text, model })
      : notify(context, ideas ? 'ideas' : 'recipe'),
  };
}

/** No recipe has come. Of the page's own words, it says the heading. */
const sayNote = (
  context: RecipeContext,
  { text, model }: Pick<Answer, 'text' | 'model'>,
): Notice =>
  model !== null
    ? notify(context, 'answer')
    : { ...notify(context, 'note'), text: /^# (.*)/.exec(text)?.[1] ?? text };

export const announce = ({ context }: At, { about, text }: Announcement): Change => ({
  notice: { ...notify(context, about), ...(text !== undefined && { text }) },
});

/** An *Undo* may have brought an older failure back, which the page does not show. */
export const announceStop = ({ context }: At): Change => ({
  failure: null,
  notice: notify(context, 'stop'),
});

/** The last attempt has failed. */
export const fail = (context: RecipeContext, failure: Diagnosis): Change => ({
  hasArrived: true,
  failure,
  notice: notify(context, 'failure'),
});

/** What the machine begins with. */
export function beginContext({ interrupted = null, ...kitchen }: RecipeInput = {}): RecipeContext {
  return {
    ...EMPTY_KITCHEN,
    preferences: NO_PREFERENCES,
    arePreferencesLost: false,
    ...kitchen,
    // Older pages kept a failure while a request ran.
    ...(interrupted && { failure: null }),
    asked: {
      ingredients: [],
      askedWith: [],
      useUp: [],
      preferences: NO_PREFERENCES,
      wish: interrupted ?? FRESH,
      recipe: '',
      limits: ATTEMPT_LIMITS,
    },
    attempt: 0,
    fault: null,
    interrupted,
    hasArrived: false,
    undoable: null,
    newest: [],
    notice: { about: 'nothing', ingredients: [], serial: 0 },
  };
}
