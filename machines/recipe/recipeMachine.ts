import {
  type ActorRefFrom,
  assign,
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

/**
 * Needs `generateRecipe`, which makes one call for one recipe and rejects with a `diagnosis`, and
 * `askForPreferences`, which asks the visitor for those that the page has lost.
 */
export const recipeMachine = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as { type: 'list.change'; command: ListCommand },
    input: {} as RecipeInput | undefined,
    tags: {} as 'loading',
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
    checkPreferences: assign((_, { arePreferencesLost }: { arePreferencesLost: boolean }) => ({
      arePreferencesLost,
    })),
    askForPreferences: (_, _none: undefined) => {},
    openRecipe: assign(changes.openRecipe),
    startRequest: assign(changes.startRequest),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { diagnosis, line } = explainFailure(failed, context.attempt, MAX_ATTEMPTS);
      const isLast = context.attempt >= MAX_ATTEMPTS;
      enqueue.assign({ fault: diagnosis, ...(isLast && changes.fail(context, diagnosis)) });
      enqueue(() => console.error(line));
    }),
    storeAnswer: assign(changes.storeAnswer),
    announceStop: assign(changes.announceStop),
    announceSlowness: assign(changes.announceSlowness),
    announce: assign(changes.announce),
  },
  guards: {
    canChangeList: changes.canChangeList,
    canRequest: changes.canRequest,
    hasLostPreferences: ({ context }) => context.arePreferencesLost,
    hasAttemptLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    hasFailure: ({ context }) => context.failure !== null,
    hasIdeas: ({ context }) => context.recipe?.ideas !== undefined,
    hasRecipe: ({ context }) => context.recipe !== null,
    isIdeas: changes.isIdeas,
    isText: changes.isText,
    hasSomethingToClear: changes.hasSomethingToClear,
    hasSomethingToUndo: changes.hasSomethingToUndo,
    bringsBackFailure: changes.bringsBackFailure,
    bringsBackIdeas: changes.bringsBackIdeas,
    bringsBackRecipe: changes.bringsBackRecipe,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    slowLimit: SLOWNESS_DELAY,
    silenceLimit: ({ context }) => context.asked.limits.silence,
    totalLimit: ({ context }) => context.asked.limits.total,
  },
}).createMachine({
  id: 'recipe',
  description:
    'A visitor lists ingredients and asks for a recipe. A request makes up to three attempts, 1 s and 2 s apart. An attempt fails after 60 s of silence or 300 s in all, unless its connection has other limits.',
  context: ({ input }) => changes.beginContext(input),
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The start, and no state to stay in: the page shows what the tab has kept. It never repeats a request.',
      always: [
        { guard: 'hasFailure', target: 'shown.failure' },
        { guard: 'hasIdeas', target: 'shown.ideas' },
        { guard: 'hasRecipe', target: 'shown.recipe' },
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
      description:
        'One attempt: the page calls the model. It hides a recipe from before, and shows the new one while it grows. Leaving this state aborts the call.',
      tags: 'loading',
      invoke: {
        id: 'attempt',
        src: 'generateRecipe',
        input: ({ context, self }) => ({ request: context.asked, parent: self }),
        onDone: [
          {
            guard: { type: 'isIdeas', params: ({ event }) => event.output },
            target: 'shown.ideas',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isText', params: ({ event }) => event.output },
            target: 'shown.recipe',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
            description: 'Any text counts, also one that is no recipe.',
          },
          {
            guard: 'hasAttemptLeft',
            target: 'retrying',
            actions: { type: 'recordFailedAttempt', params: { cause: 'blank' } },
            description: 'A blank answer has failed.',
          },
          {
            target: 'shown.failure',
            actions: { type: 'recordFailedAttempt', params: { cause: 'blank' } },
          },
        ],
        onError: [
          {
            guard: 'hasAttemptLeft',
            target: 'retrying',
            actions: {
              type: 'recordFailedAttempt',
              params: ({ event }) => ({ error: event.error }),
            },
          },
          {
            target: 'shown.failure',
            actions: {
              type: 'recordFailedAttempt',
              params: ({ event }) => ({ error: event.error }),
            },
          },
        ],
      },
      after: {
        totalLimit: [
          {
            guard: 'hasAttemptLeft',
            target: 'retrying',
            actions: { type: 'recordFailedAttempt', params: { cause: 'endless' } },
          },
          {
            target: 'shown.failure',
            actions: { type: 'recordFailedAttempt', params: { cause: 'endless' } },
          },
        ],
      },
      initial: 'answering',
      states: {
        answering: {
          description: 'Each step of the answer has to come in time.',
          after: {
            silenceLimit: [
              {
                guard: 'hasAttemptLeft',
                target: '#recipe.retrying',
                actions: { type: 'recordFailedAttempt', params: { cause: 'silence' } },
              },
              {
                target: '#recipe.shown.failure',
                actions: { type: 'recordFailedAttempt', params: { cause: 'silence' } },
              },
            ],
          },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The call has begun. Nothing has come yet.',
              after: { slowLimit: 'slow' },
            },
            thinking: {
              description: 'The model thinks, and has written nothing yet.',
              after: { slowLimit: 'slow' },
            },
            writing: {
              description:
                'The answer grows. The page checks each whole line, and shows it with what it has found.',
              after: { slowLimit: 'slow' },
            },
            slow: {
              description:
                'Nothing has come for a while, and the page says so. What has come before stays in sight.',
              entry: 'announceSlowness',
            },
            checking: {
              description:
                'The answer is whole. The page reads and checks all of it, then shows it as done.',
            },
          },
        },
      },
      on: {
        'answer.think': {
          target: '.answering.thinking',
          description: 'Silence and slowness are counted anew. At most once a second.',
        },
        'answer.grow': {
          target: '.answering.writing',
          description: 'Silence and slowness are counted anew. At most once a second.',
        },
        'answer.end': '.answering.checking',
        'recipe.stop': [
          { guard: 'hasIdeas', target: 'shown.ideas', actions: 'announceStop' },
          { guard: 'hasRecipe', target: 'shown.recipe', actions: 'announceStop' },
          { guard: 'hasIngredients', target: 'collecting', actions: 'announceStop' },
          { target: 'idle', actions: 'announceStop' },
        ],
        'kitchen.undo': {
          guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
          actions: { type: 'undo', params: ({ event }) => event },
          description: 'The request goes on.',
        },
      },
    },
    retrying: {
      description: 'The wait before the next attempt.',
      tags: 'loading',
      entry: { type: 'announce', params: { about: 'retry' } },
      after: {
        backoff: {
          target: 'generating',
          actions: 'startNextAttempt',
          description: '1 s after the first failure, 2 s after the second.',
        },
      },
      on: {
        'recipe.stop': [
          { guard: 'hasIdeas', target: 'shown.ideas', actions: 'announceStop' },
          { guard: 'hasRecipe', target: 'shown.recipe', actions: 'announceStop' },
          { guard: 'hasIngredients', target: 'collecting', actions: 'announceStop' },
          { target: 'idle', actions: 'announceStop' },
        ],
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
        recipe: { description: 'A recipe to cook from, or a text instead of one.' },
        ideas: { description: 'Dishes to choose from.' },
        failure: {
          description:
            'All three attempts have failed. The failure text covers a recipe from before; ideas from before are below it.',
        },
      },
      on: {
        'recipe.request': {
          guard: { type: 'canRequest', params: ({ event }) => event },
          target: 'generating',
          actions: { type: 'startRequest', params: ({ event }) => event },
          description: 'A recipe is hidden until the request ends; a failure is over.',
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
      target: '.idle',
      actions: { type: 'changeList', params: { command: { kind: 'clear' } } },
      description: 'Stops a running request.',
    },
    'kitchen.undo': [
      {
        guard: { type: 'bringsBackFailure', params: ({ event }) => event },
        target: '.shown.failure',
        actions: { type: 'undo', params: ({ event }) => event },
        description: 'Back to what the visitor saw before they started over.',
      },
      {
        guard: { type: 'bringsBackIdeas', params: ({ event }) => event },
        target: '.shown.ideas',
        actions: { type: 'undo', params: ({ event }) => event },
      },
      {
        guard: { type: 'bringsBackRecipe', params: ({ event }) => event },
        target: '.shown.recipe',
        actions: { type: 'undo', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasSomethingToUndo', params: ({ event }) => event },
        actions: { type: 'undo', params: ({ event }) => event },
        description: 'Only the list changes.',
      },
    ],
    'preferences.change': {
      actions: { type: 'changePreferences', params: ({ event }) => event },
      description: 'For the next request.',
    },
    'preferences.check': {
      actions: { type: 'checkPreferences', params: ({ event }) => event },
      description: 'The page has lost something that the visitor avoids, or knows it again.',
    },
    'recipe.request': {
      guard: 'hasLostPreferences',
      actions: 'askForPreferences',
      description: 'Only if the page has lost what the visitor avoids: it asks for that first.',
    },
    'recipe.open': [
      {
        guard: { type: 'isIdeas', params: ({ event }) => event.recipe },
        target: '.shown.ideas',
        actions: { type: 'openRecipe', params: ({ event }) => event },
        description: 'Ideas from before. The list stays. Stops a running request.',
      },
      {
        guard: { type: 'isText', params: ({ event }) => event.recipe },
        target: '.shown.recipe',
        actions: { type: 'openRecipe', params: ({ event }) => event },
        description: 'The list stays. Stops a running request.',
      },
    ],
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
