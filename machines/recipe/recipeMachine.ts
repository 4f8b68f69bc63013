import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { diagnosisIn } from '../connection/diagnosisIn';
import { afterCooking, type Cooking } from '../kitchen/cookedList';
import { insertLines, isBlank, omit } from '../kitchen/ingredientList';
import { EMPTY_KITCHEN, type Kitchen, mergeEarlier, type SharedList } from '../kitchen/kitchen';
import { isOwn, type Leftover, leftoversOn } from '../kitchen/leftovers';
import { type ListChange, recordChange, takeBack } from '../kitchen/listChange';
import { NO_PREFERENCES, type Preferences } from '../kitchen/preferences';
import type { Answer, Recipe } from '../kitchen/recipe';
import { FRESH, planRequest, type RecipeRequest, type Wish } from './request';

/** How often one request may call the model. */
export const MAX_ATTEMPTS = 3;

/** The wait after a failed attempt, in ms, for each attempt made so far. */
export const BACKOFF_STEP = 1_000;

/** How long an attempt may take, in ms. */
export interface AttemptLimits {
  /** The longest wait for the next token, also for the first. */
  silence: number;
  /** The longest attempt, however much comes. */
  total: number;
}

export const ATTEMPT_LIMITS: AttemptLimits = { silence: 60_000, total: 300_000 };

/** How long a model sends nothing before it counts as slow, in ms. */
export const SLOWNESS_DELAY = 20_000;

/** What one attempt gets. */
export interface Attempt {
  request: RecipeRequest;
  /** Hears when the answer has grown. */
  parent: { send(event: AnswerGrowth): void };
}

/** Says that more of the answer has come, but not what. An attempt sends at most one a second. */
export interface AnswerGrowth {
  type: 'answer.grow';
}

/** Why an attempt failed. The kinds are those of `Diagnosis` in `connectionMachine.ts`. */
export interface AttemptDiagnosis {
  kind: string;
}

/** Why an attempt fails although its call did not. */
export const CAUSES = {
  blank: {
    name: 'BlankAnswerError',
    message: 'The answer holds no text.',
    diagnosis: { kind: 'blankAnswer' },
  },
  silence: timedOut('No answer within the time limit.'),
  endless: timedOut('No end of the answer within the time limit.'),
};

function timedOut(message: string) {
  return { name: 'TimeoutError', message, diagnosis: { kind: 'timedOut' } };
}

/** Why an attempt counts as failed: for one of these causes, or because its call has failed. */
export type FailedAttempt = { cause: keyof typeof CAUSES } | { error: unknown };

/** What the visitor should hear. The views have the words. */
export interface Notice {
  about:
    | 'nothing'
    | 'addition'
    | 'duplicates'
    | 'removal'
    | 'clear'
    | 'undo'
    | 'request'
    | 'ideasRequest'
    | 'retry'
    | 'slowness'
    | 'stop'
    | 'interruption'
    | 'recipe'
    | 'ideas'
    | 'opening'
    | 'link'
    | 'failure';
  /** The ingredients that it names, as they are or were on the list. */
  ingredients: readonly string[];
  /** Lines of a pasted list that are not ingredients. */
  leftOut?: readonly string[];
  /** What the page says about a link that it opens. */
  text?: string;
  /** Rises with each notice, so views announce the same one again. */
  serial: number;
}

export interface RecipeContext extends Kitchen {
  /** What every request keeps to. Starting over does not change it. */
  preferences: Preferences;
  /** The last request. */
  asked: RecipeRequest;
  /** The number of the request's last attempt, from 1; 0 before the first request. */
  attempt: number;
  /** Why the last attempt failed; null before the first failure on this page. */
  diagnosis: AttemptDiagnosis | null;
  /** True when what is shown has just arrived, false when it has come back: views announce the first only. */
  hasArrived: boolean;
  /** The change of the list that an undo takes back. */
  undoable: ListChange | null;
  /** The ingredients that the visitor has just added. */
  newest: readonly string[];
  notice: Notice;
}

/** The kitchen from before a reload. */
export interface RecipeInput extends Partial<Kitchen> {
  preferences?: Preferences;
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish;
}

/** What joins the list. */
interface Addition {
  text: string;
  leftOut?: readonly string[];
  /** Which of the lines are leftovers. Then an undo takes all of them back. */
  leftovers?: readonly Leftover[];
}

export type RecipeEvent =
  /** The text may hold several ingredients, each on a line. What a view has left out only causes a notice. */
  | ({ type: 'ingredient.add' } & Addition)
  | { type: 'ingredient.remove'; ingredient: string }
  /** Puts other words in an ingredient's place; the text may hold several, each on a line. */
  | { type: 'ingredient.replace'; ingredient: string; text: string }
  /** Marks an ingredient to be used up, or removes the mark. */
  | { type: 'ingredient.mark'; ingredient: string }
  /** Another tab has changed the list that the browser keeps. */
  | { type: 'list.sync'; list: SharedList }
  /** Leftovers have become too old to be used up first. */
  | { type: 'leftover.expire'; entries: readonly string[] }
  /** The visitor has cooked a recipe. */
  | ({ type: 'recipe.cook' } & Cooking)
  | { type: 'kitchen.clear' }
  | { type: 'preferences.change'; preferences: Preferences }
  /** Takes back the last change of the list, unless there is another one. */
  | { type: 'kitchen.undo'; change?: ListChange }
  /** Asks for a dish from the list, unless there is another wish. */
  | { type: 'recipe.request'; wish?: Wish }
  | { type: 'recipe.stop' }
  | AnswerGrowth
  /** What the page says about a link that it opens, in the words of the code that opens it. */
  | { type: 'link.report'; text: string }
  /** A recipe from a link or the cookbook. */
  | { type: 'recipe.open'; recipe: Recipe }
  /** The visitor goes back to a recipe that was on the page before. */
  | { type: 'recipe.return'; recipe: Recipe };

/** What an undo takes back: by default the last change. */
type Undo = { change?: ListChange | null };

/** A notice with the next serial number, so the same words are announced again. */
export function notify(
  { notice }: Pick<RecipeContext, 'notice'>,
  about: Notice['about'],
  ingredients: readonly string[] = [],
): Notice {
  return { about, ingredients, serial: notice.serial + 1 };
}

/** A change of the list that an undo can take back. */
function changeList(context: RecipeContext, kind: ListChange['kind'], list: SharedList) {
  return { ...list, undoable: recordChange(kind, context, list), newest: [] };
}

/** What the page says and offers about the lines of a text. */
function reportLines(
  context: RecipeContext,
  { added, duplicates, leftOut: beyond }: ReturnType<typeof insertLines>,
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

/** Puts a recipe or ideas on the page. What was there before joins the earlier ones. */
function replaceRecipe({ recipe, earlier }: Kitchen, next: Recipe): Partial<RecipeContext> {
  return {
    recipe: next,
    hasFailed: false,
    earlier: mergeEarlier(next, recipe, ...earlier),
    hasArrived: true,
  };
}

/** What a failed attempt says in the log, and why it failed. */
export function explainFailure(failed: FailedAttempt, attempt: number) {
  const error = 'cause' in failed ? CAUSES[failed.cause] : failed.error;
  return {
    diagnosis: diagnosisIn<AttemptDiagnosis>(error),
    line: `Attempt ${attempt} of ${MAX_ATTEMPTS} failed: ${describeError(error)}`,
  };
}

/** One line about a failure: its name, its HTTP status if it has one, and its message. */
function describeError(error: unknown): string {
  const { name, status, message = typeof error === 'string' && error } = Object(error);
  return [name ?? 'Error', status && `(HTTP ${status})`, message && `- ${message}`]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

/**
 * What can happen in the kitchen. Its input is the kitchen to start from. It needs `generateRecipe`, which
 * makes one call for one recipe, and tells its parent while the answer grows. If the attempt fails, it
 * rejects with an error that has a `diagnosis`. `hasLostPreferences` says whether
 * the page has lost what the visitor avoids. The machine then emits `preferences.ask`, and makes no call.
 */
export const recipeMachine = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as { type: 'list.undo'; change: ListChange } | { type: 'preferences.ask' },
    input: {} as RecipeInput | undefined,
    tags: {} as 'loading' | 'slow',
  },
  actors: {
    generateRecipe: fromPromise<Answer, Attempt>(() =>
      Promise.reject(new Error('generateRecipe is not provided')),
    ),
  },
  actions: {
    addIngredients: assign(({ context }, { text, leftOut, leftovers }: Addition) => {
      const inserted = insertLines(context.ingredients, context.ingredients.length, text);
      const { ingredients, added } = inserted;
      const list = {
        ingredients,
        useUp: context.useUp,
        leftovers: [...context.leftovers, ...leftoversOn(leftovers ?? [], added)],
      };
      return {
        ...(added.length > 0 &&
          (leftovers ? changeList(context, 'addition', list) : { ingredients, undoable: null })),
        ...reportLines(context, inserted, leftOut),
      };
    }),
    replaceIngredient: assign(
      ({ context }, { ingredient, text }: { ingredient: string; text: string }) => {
        const { ingredients, useUp, leftovers } = context;
        const others = omit(ingredients, ingredient);
        const place = ingredients.indexOf(ingredient);
        const inserted = insertLines(others, place, text);
        const { added, duplicates } = inserted;
        const becomesOwn = (entry: string) =>
          duplicates.includes(entry) && (isOwn(entry, leftovers) || isOwn(ingredient, leftovers));
        return {
          ...changeList(context, added.length > 0 ? 'edit' : 'removal', {
            ingredients: inserted.ingredients,
            useUp: [...omit(useUp, ingredient), ...(useUp.includes(ingredient) ? added : [])],
            // What is in a leftover does not change with its words.
            leftovers: leftovers
              .flatMap((leftover) =>
                leftover.entry === ingredient
                  ? [...added, ...duplicates].map((entry) => ({ ...leftover, entry }))
                  : leftover,
              )
              .map((one) => (becomesOwn(one.entry) ? { ...one, joined: true } : one)),
          }),
          ...reportLines(context, inserted),
        };
      },
    ),
    removeIngredient: assign(({ context }, { ingredient }: { ingredient: string }) => {
      const rest = omit(context.ingredients, ingredient);
      return {
        ...changeList(context, 'removal', {
          ingredients: rest,
          useUp: omit(context.useUp, ingredient),
          leftovers: leftoversOn(context.leftovers, rest),
        }),
        notice: notify(context, 'removal', [ingredient]),
      };
    }),
    cookRecipe: assign(({ context }, cooking: Cooking) => {
      const change = changeList(context, 'cooking', afterCooking(context, cooking));
      const { gone } = change.undoable;
      return { ...change, notice: notify(context, gone.length > 0 ? 'removal' : 'nothing', gone) };
    }),
    takeList: assign((_, { list }: { list: SharedList }) => list),
    unmarkIngredients: assign({
      useUp: ({ context }, { entries }: { entries: readonly string[] }) =>
        context.useUp.filter((marked) => !entries.includes(marked)),
    }),
    markIngredient: assign({
      useUp: ({ context: { useUp } }, { ingredient }: { ingredient: string }) =>
        useUp.includes(ingredient) ? omit(useUp, ingredient) : [...useUp, ingredient],
    }),
    clearKitchen: assign(({ context }) => ({
      ...EMPTY_KITCHEN,
      ...changeList(context, 'clear', EMPTY_KITCHEN),
      notice: notify(context, 'clear'),
    })),
    undo: enqueueActions(({ context, enqueue }, { change = context.undoable }: Undo) => {
      if (!change) return;
      const { recipe, hasFailed, earlier } = context;
      const { kind, before } = change;
      // Keeps a recipe that has come since the visitor started over.
      const shown = before.recipe ?? recipe;
      enqueue.emit({ type: 'list.undo', change });
      enqueue.assign({
        ...takeBack(change, context),
        ...(kind === 'clear' && {
          recipe: shown,
          // The words of a failure never hide a recipe that has come since.
          hasFailed: !recipe && (before.hasFailed || (!shown && hasFailed)),
          earlier: mergeEarlier(shown, recipe, ...earlier, ...before.earlier),
        }),
        undoable: null,
        hasArrived: false,
        notice: notify(context, 'undo'),
      });
    }),
    changePreferences: assign((_, { preferences }: { preferences: Preferences }) => ({
      preferences,
    })),
    openRecipe: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      // A recipe that the page still has says more than a link to the same text.
      ...replaceRecipe(
        context,
        [context.recipe, ...context.earlier].find((known) => known?.text === recipe.text) ?? recipe,
      ),
      notice: notify(context, 'opening'),
    })),
    startRequest: assign(({ context }, { wish = FRESH }: { wish?: Wish }) => ({
      asked: planRequest(context, context.preferences, wish) ?? context.asked,
      attempt: 1,
      newest: [],
      notice: notify(context, wish.kind === 'ideas' ? 'ideasRequest' : 'request'),
    })),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announceSlowness: assign({
      // Announces a model that is slow again only if the last notice was about something else.
      notice: ({ context }) =>
        context.notice.about === 'slowness' ? context.notice : notify(context, 'slowness'),
    }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    announceRetry: assign({ notice: ({ context }) => notify(context, 'retry') }),
    announceLink: assign(({ context }, { text }: { text: string }) => ({
      notice: { ...notify(context, 'link'), text },
    })),
    announceStop: assign(({ context }) => ({
      hasArrived: false,
      notice: notify(context, 'stop'),
    })),
    storeRecipe: assign(({ context }, { text, ideas, lift, cut, model, arrivedAt }: Answer) => {
      const { askedWith, leftovers, wish, ofForeign } = context.asked;
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
          leftovers,
          changed: wish.kind === 'change' ? wish.words : undefined,
          without: wish.kind === 'change' ? wish.without : undefined,
          ofForeign,
          arrivedAt,
        }),
        notice: notify(context, ideas ? 'ideas' : 'recipe'),
      };
    }),
    storeFailure: assign(({ context }) => ({
      hasFailed: true,
      hasArrived: true,
      notice: notify(context, 'failure'),
    })),
    askForPreferences: emit({ type: 'preferences.ask' }),
  },
  guards: {
    isOnTheList: ({ context }, { ingredient }: { ingredient: string }) =>
      context.ingredients.includes(ingredient),
    hasSomethingToClear: ({ context: { ingredients, recipe, hasFailed, earlier } }) =>
      ingredients.length > 0 || recipe !== null || hasFailed || earlier.length > 0,
    hasSomethingToUndo: ({ context }, { change = context.undoable }: Undo) => change !== null,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    canRequest: ({ context }, { wish = FRESH }: { wish?: Wish }) =>
      planRequest(context, context.preferences, wish) !== null,
    hasLostPreferences: (_) => false,
    hasSomethingToShow: ({ context }) => context.recipe !== null || context.hasFailed,
    hasFailed: ({ context }) => context.hasFailed,
    hasNotFailed: ({ context }) => !context.hasFailed,
    hasIdeas: ({ context }) => context.recipe?.ideas !== undefined,
    hasNoIdeas: ({ context }) => context.recipe?.ideas === undefined,
    hasText: (_, { text }: { text: string }) => !isBlank(text),
    isRecipe: (_, { recipe }: { recipe: Recipe }) => !isBlank(recipe.text),
    isEarlier: ({ context }, { recipe }: { recipe: Recipe }) =>
      context.earlier.includes(recipe) || (context.hasFailed && context.recipe === recipe),
    hasNoAttemptLeft: ({ context }) => context.attempt >= MAX_ATTEMPTS,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    totalLimit: ATTEMPT_LIMITS.total,
    silenceLimit: ATTEMPT_LIMITS.silence,
    slownessDelay: SLOWNESS_DELAY,
  },
}).createMachine({
  id: 'recipe',
  description:
    'A visitor lists ingredients and asks for a recipe. A request makes up to three attempts, each with time limits, and a wait between them.',
  context: ({ input: { interrupted, ...kitchen } = {} }) => ({
    ...EMPTY_KITCHEN,
    preferences: NO_PREFERENCES,
    ...kitchen,
    // By asking again, the visitor had dismissed an older failure.
    ...(interrupted && { hasFailed: false }),
    asked: {
      ingredients: [],
      askedWith: [],
      useUp: [],
      preferences: NO_PREFERENCES,
      wish: interrupted ?? FRESH,
      recipe: '',
    },
    attempt: 0,
    diagnosis: null,
    hasArrived: false,
    undoable: null,
    newest: [],
    notice: { about: interrupted ? 'interruption' : 'nothing', ingredients: [], serial: 0 },
  }),
  initial: 'idle',
  states: {
    idle: {
      description:
        'An empty kitchen. The page starts here, and a stopped request ends here. If the kitchen holds anything, the machine moves on.',
      always: [
        {
          guard: 'hasSomethingToShow',
          target: 'shown',
          description: 'A recipe, ideas or a failure.',
        },
        {
          guard: 'hasIngredients',
          target: 'collecting',
          description: 'The list has entries.',
        },
      ],
    },
    collecting: {
      description: 'The visitor lists ingredients. There is no recipe yet.',
      always: [
        {
          guard: 'hasNoIngredients',
          target: 'idle',
          description: 'An empty list.',
        },
        {
          guard: 'hasSomethingToShow',
          target: 'shown',
          description: 'Undo has brought back an earlier kitchen.',
        },
      ],
      on: {
        'recipe.request': [
          {
            guard: 'hasLostPreferences',
            actions: 'askForPreferences',
            description: 'The page asks for allergies that it has lost. No call is made.',
          },
          {
            guard: { type: 'canRequest', params: ({ event }) => event },
            target: 'generating',
            actions: { type: 'startRequest', params: ({ event }) => event },
            description: 'The first attempt.',
          },
        ],
      },
    },
    generating: {
      description: 'One attempt: the page calls the model. Leaving this state aborts the call.',
      tags: 'loading',
      invoke: {
        id: 'attempt',
        src: 'generateRecipe',
        input: ({ context, self }) => ({ request: context.asked, parent: self }),
        onDone: [
          {
            guard: { type: 'hasText', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'storeRecipe', params: ({ event }) => event.output },
            description: 'The recipe, or the ideas.',
          },
          {
            target: 'retrying',
            actions: { type: 'recordFailedAttempt', params: { cause: 'blank' } },
            description: 'A failed attempt.',
          },
        ],
        onError: {
          target: 'retrying',
          actions: {
            type: 'recordFailedAttempt',
            params: ({ event }) => ({ error: event.error }),
          },
          description: 'A failed attempt.',
        },
      },
      after: {
        totalLimit: {
          target: 'retrying',
          actions: { type: 'recordFailedAttempt', params: { cause: 'endless' } },
          description: 'A failed attempt: the answer may still grow, but does not end.',
        },
      },
      initial: 'listening',
      states: {
        listening: {
          description: 'The page waits for the next words of the answer.',
          after: {
            silenceLimit: {
              target: '#recipe.retrying',
              actions: { type: 'recordFailedAttempt', params: { cause: 'silence' } },
              description: 'A failed attempt: nothing comes.',
            },
          },
          initial: 'onTime',
          states: {
            onTime: {
              description: 'The call has just begun, or the answer has just grown.',
              after: {
                slownessDelay: {
                  target: 'slow',
                  description: 'The attempt goes on.',
                },
              },
            },
            slow: {
              description: 'Nothing has come for a while.',
              tags: 'slow',
              entry: 'announceSlowness',
            },
          },
        },
      },
      on: {
        'answer.grow': {
          target: '.listening',
          description:
            'The limits of silence and slowness begin anew, and the call goes on. At most once a second.',
        },
        'recipe.stop': {
          target: 'idle',
          actions: 'announceStop',
        },
      },
    },
    retrying: {
      description: 'The wait before the next attempt.',
      tags: 'loading',
      entry: 'announceRetry',
      always: {
        guard: 'hasNoAttemptLeft',
        target: 'shown',
        actions: 'storeFailure',
        description: 'No wait after the last attempt.',
      },
      after: {
        backoff: {
          target: 'generating',
          actions: 'startNextAttempt',
          description: '1 s after the first failure, 2 s after the second.',
        },
      },
      on: {
        'recipe.stop': {
          target: 'idle',
          actions: 'announceStop',
        },
      },
    },
    shown: {
      description: 'A recipe, ideas for one or the failure text is on the page.',
      initial: 'recipe',
      states: {
        recipe: {
          description: 'A recipe to cook from.',
          always: [
            {
              guard: 'hasFailed',
              target: 'failure',
              description: 'A failure.',
            },
            {
              guard: 'hasIdeas',
              target: 'ideas',
              description: 'Dishes to choose from.',
            },
          ],
        },
        ideas: {
          description:
            'Dishes to choose from. A press asks for the recipe of one. Nothing can be saved, changed, scaled or cooked.',
          always: [
            {
              guard: 'hasFailed',
              target: 'failure',
              description: 'A failure.',
            },
            {
              guard: 'hasNoIdeas',
              target: 'recipe',
              description: 'Undo has brought back an earlier kitchen.',
            },
          ],
        },
        failure: {
          description:
            'The failure text. The visitor can go back to the recipe, and sees the ideas below.',
          always: {
            guard: 'hasNotFailed',
            target: 'recipe',
            description: 'Undo has brought back an earlier kitchen.',
          },
        },
      },
      on: {
        'recipe.request': [
          {
            guard: 'hasLostPreferences',
            actions: 'askForPreferences',
            description: 'The page asks for allergies that it has lost. No call is made.',
          },
          {
            guard: { type: 'canRequest', params: ({ event }) => event },
            target: 'generating',
            actions: { type: 'startRequest', params: ({ event }) => event },
            description: 'The recipe or the ideas stay on the page until the answer comes.',
          },
        ],
      },
    },
  },
  on: {
    'ingredient.add': {
      guard: {
        type: 'hasText',
        params: ({ event: { text, leftOut = [] } }) => ({ text: text + leftOut.join('') }),
      },
      actions: { type: 'addIngredients', params: ({ event }) => event },
      description: 'A duplicate only causes a notice.',
    },
    'ingredient.remove': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: { type: 'removeIngredient', params: ({ event }) => event },
      description: 'A running request keeps its own list.',
    },
    'ingredient.replace': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: { type: 'replaceIngredient', params: ({ event }) => event },
      description: 'An edit, or a split.',
    },
    'ingredient.mark': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: { type: 'markIngredient', params: ({ event }) => event },
      description: 'Marks an ingredient to be used up, or removes the mark.',
    },
    'list.sync': {
      actions: { type: 'takeList', params: ({ event }) => event },
      description: 'Another tab has changed the list that the browser keeps.',
    },
    'leftover.expire': {
      actions: { type: 'unmarkIngredients', params: ({ event }) => event },
      description: 'A leftover is too old to be used up first.',
    },
    'recipe.cook': {
      actions: { type: 'cookRecipe', params: ({ event }) => event },
      description:
        'What the recipe has used up leaves the list, and what is left over joins it: one change.',
    },
    'kitchen.clear': {
      guard: 'hasSomethingToClear',
      target: '.idle',
      actions: 'clearKitchen',
      description: 'Starting over. Stops a running request.',
    },
    'kitchen.undo': {
      guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
      actions: { type: 'undo', params: ({ event }) => event },
      description:
        'Takes back the last removal, edit, cooking or start over, whatever has changed since.',
    },
    'preferences.change': {
      actions: { type: 'changePreferences', params: ({ event }) => event },
      description: 'For the next request.',
    },
    'link.report': {
      actions: { type: 'announceLink', params: ({ event }) => event },
      description: 'A link is on its way, or holds nothing to open. Only causes a notice.',
    },
    'recipe.open': {
      guard: { type: 'isRecipe', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'openRecipe', params: ({ event }) => event },
      description: 'A recipe from a link or the cookbook. The list stays. Stops a running request.',
    },
    'recipe.return': {
      guard: { type: 'isEarlier', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'openRecipe', params: ({ event }) => event },
      description:
        'Back to an earlier recipe, or to the one behind a failure. Stops a running request.',
    },
  },
});

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;

/** The number of the attempt that runs or, during a wait, comes next. */
export function attemptAhead(snapshot: SnapshotFrom<typeof recipeMachine>): number {
  return snapshot.context.attempt + (snapshot.matches('retrying') ? 1 : 0);
}
