import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { isBlank } from '../kitchen/ingredientList';
import { EMPTY_KITCHEN, type SharedList } from '../kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../kitchen/preferences';
import type { Answer, Recipe } from '../kitchen/recipe';
import type { ListCommand } from '../kitchen/reduceList';
import { notProvided } from '../notProvided';
import { explainFailure, type FailedAttempt } from './failedAttempt';
import type {
  Attempt,
  ListAction,
  RecipeContext,
  RecipeEvent,
  RecipeInput,
  Undo,
} from './RecipeContext';
import * as changes from './recipeChanges';
import { FRESH, planRequest, type Wish } from './request';

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

/**
 * Needs `generateRecipe`, which makes one call for one recipe and rejects with a `diagnosis`. If
 * `hasLostPreferences` says that the page lost what the visitor avoids, no call is made.
 */
export const recipeMachine = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as { type: 'list.change'; command: ListCommand } | { type: 'preferences.ask' },
    input: {} as RecipeInput | undefined,
    tags: {} as 'loading' | 'slow',
  },
  actors: {
    generateRecipe: fromPromise<Answer, Attempt>(notProvided('generateRecipe')),
  },
  actions: {
    changeList: enqueueActions(({ context, enqueue }, { command, leftOut }: ListAction) => {
      enqueue.assign(changes.changeList(context, command, leftOut));
      enqueue.emit({ type: 'list.change', command });
    }),
    undo: enqueueActions(({ context, enqueue }, { change = context.undoable }: Undo) => {
      if (!change) return;
      const command: ListCommand = { kind: 'undo', change };
      enqueue.assign(changes.changeList(context, command));
      enqueue.emit({ type: 'list.change', command });
    }),
    takeList: assign((_, { list }: { list: SharedList }) => list),
    changePreferences: assign((_, { preferences }: { preferences: Preferences }) => ({
      preferences,
    })),
    askForPreferences: emit({ type: 'preferences.ask' }),
    openRecipe: assign(changes.openRecipe),
    startRequest: assign(changes.startRequest),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt, MAX_ATTEMPTS);
      enqueue.assign({ diagnosis });
      enqueue(() => console.error(line));
    }),
    storeRecipe: assign(changes.storeRecipe),
    storeFailure: assign(changes.storeFailure),
    announceSlowness: assign(changes.announceSlowness),
    announceRetry: assign({ notice: ({ context }) => changes.notify(context, 'retry') }),
    announceLink: assign(({ context }, { text }: { text: string }) => ({
      notice: { ...changes.notify(context, 'link'), text },
    })),
    announceStop: assign(({ context }) => ({
      hasArrived: false,
      notice: changes.notify(context, 'stop'),
    })),
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
    'A visitor lists ingredients and asks for a recipe. A request makes up to three attempts, with a wait between them.',
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
    interrupted: interrupted ?? null,
    hasArrived: false,
    undoable: null,
    newest: [],
    notice: { about: interrupted ? 'interruption' : 'nothing', ingredients: [], serial: 0 },
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'An empty kitchen, as at the start. If it holds anything, the machine moves on.',
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
          description: 'A failed attempt: the answer does not end.',
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
          description: 'The limits of silence and slowness start again. At most once a second.',
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
      description: 'A recipe, ideas or the failure text is on the page.',
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
          description: 'Dishes to choose from. A press asks for the recipe of one.',
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
          description: 'The failure text. The visitor can go back to the recipe.',
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
      actions: {
        type: 'changeList',
        params: ({ event }) => ({
          command: { kind: 'add', text: event.text },
          leftOut: event.leftOut,
        }),
      },
      description: 'A duplicate only causes a notice.',
    },
    'ingredient.remove': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: {
        type: 'changeList',
        params: ({ event }) => ({ command: { kind: 'remove', ingredient: event.ingredient } }),
      },
      description: 'A running request keeps its own list.',
    },
    'ingredient.replace': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: {
        type: 'changeList',
        params: ({ event }) => ({
          command: { kind: 'replace', ingredient: event.ingredient, text: event.text },
        }),
      },
      description: 'An edit, or a split.',
    },
    'ingredient.mark': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: {
        type: 'changeList',
        params: ({ context, event }) => ({
          command: {
            kind: 'mark',
            ingredients: [event.ingredient],
            isMarked: !context.useUp.includes(event.ingredient),
          },
        }),
      },
      description: 'Marks an ingredient to be used up, or removes the mark.',
    },
    'list.sync': {
      actions: { type: 'takeList', params: ({ event }) => event },
      description: 'Another tab has changed the list that the browser keeps.',
    },
    'ingredient.date': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: {
        type: 'changeList',
        params: ({ event }) => ({
          command: { kind: 'date', ingredient: event.ingredient, day: event.day },
        }),
      },
      description: 'Until when the visitor wants to have eaten it.',
    },
    'recipe.cook': {
      actions: {
        type: 'changeList',
        params: ({ event }) => ({ command: { kind: 'cook', gone: event.gone, left: event.left } }),
      },
      description: 'What is used up leaves the list, and what is left of the dish joins it.',
    },
    'kitchen.clear': {
      guard: 'hasSomethingToClear',
      target: '.idle',
      actions: { type: 'changeList', params: { command: { kind: 'clear' } } },
      description: 'Starting over. Stops a running request.',
    },
    'kitchen.undo': {
      guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
      actions: { type: 'undo', params: ({ event }) => event },
      description: 'Takes back the last change of the list.',
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
      description: 'Back to an earlier recipe. Stops a running request.',
    },
  },
});

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;

/** The number of the attempt that runs or, during a wait, comes next. */
export function attemptAhead(snapshot: SnapshotFrom<typeof recipeMachine>): number {
  return snapshot.context.attempt + (snapshot.matches('retrying') ? 1 : 0);
}

export function canChange(snapshot: SnapshotFrom<typeof recipeMachine>): boolean {
  return snapshot.can({ type: 'recipe.request', wish: { kind: 'change', words: '', without: [] } });
}
