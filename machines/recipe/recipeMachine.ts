import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { notProvided } from '../actors';
import type { Preferences } from '../kitchen/preferences';
import type { Answer } from '../kitchen/recipe';
import type { ListCommand } from '../kitchen/reduceList';
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

export const MAX_ATTEMPTS = 3;

/** The wait before the next attempt, in ms, times the number of attempts made: 1 s, then 2 s. */
const BACKOFF_STEP = 1_000;

/** How long a model sends nothing before it counts as slow, in ms. */
const SLOWNESS_DELAY = 20_000;

/** Needs `generateRecipe`, which makes one call for one recipe and rejects with a `diagnosis`. */
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
    changeList: enqueueActions(({ context, enqueue }, action: ListAction) => {
      enqueue.assign(changes.changeList(context, action));
      if (action.command.kind !== 'take') enqueue.emit({ type: 'list.change', ...action });
    }),
    undo: enqueueActions(({ context, enqueue }, { change = context.undoable }: Undo) => {
      if (!change) return;
      const command: ListCommand = { kind: 'undo', change };
      enqueue.assign(changes.changeList(context, { command }));
      enqueue.emit({ type: 'list.change', command });
    }),
    changePreferences: assign((_, { preferences }: { preferences: Preferences }) => ({
      preferences,
    })),
    askForPreferences: emit({ type: 'preferences.ask' }),
    openRecipe: assign(changes.openRecipe),
    startRequest: assign(changes.startRequest),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt, MAX_ATTEMPTS);
      enqueue.assign({ fault: diagnosis });
      enqueue(() => console.error(line));
    }),
    storeAnswer: assign(changes.storeAnswer),
    storeFailure: assign(changes.storeFailure),
    announceStop: assign(changes.announceStop),
    announceSlowness: assign(changes.announceSlowness),
    announce: assign(changes.announce),
  },
  guards: {
    canChangeList: changes.canChangeList,
    canRequest: changes.canRequest,
    hasLostPreferences: ({ context }) => context.page.hasLostPreferences(),
    hasNoAttemptLeft: ({ context }) => context.attempt >= MAX_ATTEMPTS,
    hasText: changes.hasText,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    hasFailure: ({ context }) => context.failure !== null,
    hasIdeas: ({ context }) => context.recipe?.ideas !== undefined,
    hasRecipe: ({ context }) => context.recipe !== null,
    hasSomethingToClear: changes.hasSomethingToClear,
    hasSomethingToUndo: changes.hasSomethingToUndo,
    isRecipe: changes.isRecipe,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    silenceLimit: ({ context }) => context.page.readLimits().silence,
    totalLimit: ({ context }) => context.page.readLimits().total,
    slowLimit: SLOWNESS_DELAY,
  },
}).createMachine({
  id: 'recipe',
  description:
    'A visitor lists ingredients and asks for a recipe. A request makes up to three attempts, 1 s and 2 s apart. An attempt fails after 60 s of silence or 300 s in all, unless its connection has other limits.',
  context: ({ input }) => changes.beginContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'No state to stay in: it leads to the one that fits what the kitchen holds.',
      always: [
        { guard: 'hasFailure', target: 'shown.failure' },
        { guard: 'hasIdeas', target: 'shown.ideas' },
        { guard: 'hasRecipe', target: 'shown' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The list is empty, and there is no recipe.',
      always: { guard: 'hasIngredients', target: 'collecting' },
    },
    collecting: {
      description: 'The visitor lists ingredients. There is no recipe yet.',
      always: { guard: 'hasNoIngredients', target: 'idle' },
      on: {
        'recipe.request': {
          guard: { type: 'canRequest', params: ({ event }) => event },
          target: 'generating',
          actions: { type: 'startRequest', params: ({ event }) => event },
          description: 'From two ingredients on.',
        },
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
            target: 'deciding',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'retrying',
            actions: { type: 'recordFailedAttempt', params: { cause: 'blank' } },
          },
        ],
        onError: {
          target: 'retrying',
          actions: { type: 'recordFailedAttempt', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        totalLimit: {
          target: 'retrying',
          actions: { type: 'recordFailedAttempt', params: { cause: 'endless' } },
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
            },
          },
          initial: 'onTime',
          states: {
            onTime: {
              description: 'The call has begun, or the answer has grown.',
              after: { slowLimit: { target: 'slow' } },
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
          description: 'Silence and slowness are counted anew. At most once a second.',
        },
        'recipe.stop': {
          target: 'deciding',
          actions: 'announceStop',
        },
        'kitchen.undo': {
          guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
          actions: { type: 'undo', params: ({ event }) => event },
          description: 'The request goes on.',
        },
      },
    },
    retrying: {
      description: 'The wait before the next attempt. Left at once after the last one.',
      tags: 'loading',
      entry: { type: 'announce', params: { about: 'retry' } },
      always: { guard: 'hasNoAttemptLeft', target: 'deciding', actions: 'storeFailure' },
      after: {
        backoff: {
          target: 'generating',
          actions: 'startNextAttempt',
          description: '1 s after the first failure, 2 s after the second.',
        },
      },
      on: {
        'recipe.stop': {
          target: 'deciding',
          actions: 'announceStop',
        },
        'kitchen.undo': {
          guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
          actions: { type: 'undo', params: ({ event }) => event },
          description: 'The request goes on.',
        },
      },
    },
    shown: {
      description: 'The page shows a recipe, ideas or a failure.',
      initial: 'recipe',
      states: {
        recipe: { description: 'A recipe to cook from.' },
        ideas: { description: 'Dishes to choose from.' },
        failure: { description: 'The failure text. It covers a recipe.' },
      },
      on: {
        'recipe.request': {
          guard: { type: 'canRequest', params: ({ event }) => event },
          target: 'generating',
          actions: { type: 'startRequest', params: ({ event }) => event },
          description: 'A recipe stays on the page until the answer comes; a failure goes.',
        },
      },
    },
  },
  on: {
    'list.change': {
      guard: { type: 'canChangeList', params: ({ event }) => event },
      actions: { type: 'changeList', params: ({ event }) => event },
      description:
        'Adds trimmed lines, removes, marks or dates them. A running request keeps its own list.',
    },
    'kitchen.clear': {
      guard: 'hasSomethingToClear',
      target: '.deciding',
      actions: { type: 'changeList', params: { command: { kind: 'clear' } } },
      description: 'Stops a running request.',
    },
    'kitchen.undo': {
      guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'undo', params: ({ event }) => event },
    },
    'preferences.change': {
      actions: { type: 'changePreferences', params: ({ event }) => event },
      description: 'For the next request.',
    },
    'recipe.request': {
      guard: 'hasLostPreferences',
      actions: 'askForPreferences',
      description: 'Only if the page has lost what the visitor avoids: it asks for that first.',
    },
    'recipe.open': {
      guard: { type: 'isRecipe', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'openRecipe', params: ({ event }) => event },
      description: 'The list stays. Stops a running request.',
    },
    'link.report': {
      actions: { type: 'announce', params: ({ event: { text } }) => ({ about: 'link', text }) },
      description: 'The page says what it found at the address of a shared recipe.',
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

/** Undefined while the page shows no recipe. Below a failure and ideas it shows the last one. */
export function shownText(snapshot: SnapshotFrom<typeof recipeMachine>): string | undefined {
  return snapshot.matches('shown') ? snapshot.context.recipe?.text : undefined;
}
