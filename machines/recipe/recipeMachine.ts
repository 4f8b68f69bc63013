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
import type { Answer, Recipe } from '../kitchen/recipe';
import { explainFailure, type FailedAttempt } from './failedAttempt';
import type {
  Attempt,
  CompleteAsk,
  RecipeContext,
  RecipeEvent,
  RecipeFact,
  RecipeInput,
} from './RecipeContext';
import * as changes from './recipeChanges';
import { FRESH, type Wish } from './request';

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
    emitted: {} as RecipeFact,
    input: {} as RecipeInput | undefined,
    tags: {} as 'loading' | 'text',
  },
  actors: {
    generateRecipe: fromPromise<Answer, Attempt>(notProvided('generateRecipe')),
  },
  actions: {
    countEntries: assign((_, { entries }: { entries: number }) => ({ entries })),
    clear: assign(changes.clear),
    bringRecipesBack: assign(changes.bringRecipesBack),
    checkPreferences: assign((_, { arePreferencesLost }: { arePreferencesLost: boolean }) => ({
      arePreferencesLost,
    })),
    askForPreferences: (_, _none: undefined) => {},
    openRecipe: enqueueActions(({ context, enqueue }, params: { recipe: Recipe }) => {
      enqueue.assign(changes.openRecipe(context, params));
      enqueue.emit({ type: 'recipe.opened', recipe: params.recipe });
    }),
    startRequest: enqueueActions(({ context, enqueue }, ask: CompleteAsk) => {
      enqueue.assign(changes.startRequest(context, ask));
      enqueue.emit({ type: 'request.started', wish: ask.wish ?? FRESH });
    }),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    recordFailedAttempt: enqueueActions(({ context, enqueue }, failed: FailedAttempt) => {
      const { attempt, asked } = context;
      const { diagnosis, line } = explainFailure(failed, attempt, MAX_ATTEMPTS);
      const isLast = attempt >= MAX_ATTEMPTS;
      enqueue.assign({
        asked: { ...asked, fault: diagnosis },
        ...(isLast && changes.fail(diagnosis)),
      });
      enqueue.emit({ type: isLast ? 'request.failed' : 'attempt.failed', attempt });
      enqueue(() => console.error(line));
    }),
    storeAnswer: enqueueActions(({ context, enqueue }, answer: Answer) => {
      enqueue.assign(changes.storeAnswer(context, answer));
      enqueue.emit({ type: 'answer.arrived', answer });
    }),
    endRequest: enqueueActions(({ enqueue }) => {
      // An *Undo* may have brought an older failure back, which the page does not show.
      enqueue.assign({ failure: null });
      enqueue.emit({ type: 'request.stopped' });
    }),
    tellOfSlowness: emit({ type: 'answer.delayed' }),
  },
  guards: {
    canRequest: changes.canRequest,
    hasLostPreferences: ({ context }) => context.arePreferencesLost,
    hasAttemptLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
    hasIngredients: ({ context }) => context.entries > 0,
    hasFailure: ({ context }) => context.failure !== null,
    hasIdeas: ({ context }) => context.recipe?.ideas !== undefined,
    hasNote: ({ context }) => context.recipe?.isNote === true,
    hasRecipe: ({ context }) => context.recipe !== null,
    isIdeas: changes.isIdeas,
    isNote: changes.isNote,
    isText: changes.isText,
    hasSomethingToClear: changes.hasSomethingToClear,
    bringsBackFailure: changes.bringsBackFailure,
    bringsBackIdeas: changes.bringsBackIdeas,
    bringsBackNote: changes.bringsBackNote,
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
        'The chart starts here, and goes at once to what the tab has kept. It never repeats a request.',
      always: [
        { guard: 'hasFailure', target: 'shown.failure' },
        { guard: 'hasIdeas', target: 'shown.ideas' },
        { guard: 'hasNote', target: 'shown.note' },
        { guard: 'hasRecipe', target: 'shown.recipe' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The list is empty, and there is no recipe.',
      on: {
        'list.filled': {
          target: 'collecting',
          actions: { type: 'countEntries', params: ({ event }) => event },
        },
      },
    },
    collecting: {
      description: 'The visitor lists ingredients. There is no recipe yet.',
      on: {
        'list.emptied': {
          target: 'idle',
          actions: { type: 'countEntries', params: ({ event }) => event },
        },
        'recipe.request': {
          guard: { type: 'canRequest', params: ({ event }) => event },
          target: 'generating',
          actions: { type: 'startRequest', params: ({ event }) => event },
          description: 'From two ingredients on, unless the page has lost what the visitor avoids.',
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
            guard: { type: 'isNote', params: ({ event }) => event.output },
            target: 'shown.note',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
            description: 'No foods and no steps. It has not failed.',
          },
          {
            guard: { type: 'isText', params: ({ event }) => event.output },
            target: 'shown.recipe',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
            description: 'Any other text counts.',
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
          description:
            'The attempt fails if the model sends nothing for too long. That time runs on while the answer is slow.',
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
              entry: 'tellOfSlowness',
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
          { guard: 'hasIdeas', target: 'shown.ideas', actions: 'endRequest' },
          { guard: 'hasNote', target: 'shown.note', actions: 'endRequest' },
          { guard: 'hasRecipe', target: 'shown.recipe', actions: 'endRequest' },
          { guard: 'hasIngredients', target: 'collecting', actions: 'endRequest' },
          { target: 'idle', actions: 'endRequest' },
        ],
        'kitchen.undo': {
          actions: { type: 'bringRecipesBack', params: ({ event }) => event },
          description: 'The request goes on.',
        },
      },
    },
    retrying: {
      description: 'The wait before the next attempt.',
      tags: 'loading',
      after: {
        backoff: {
          target: 'generating',
          actions: 'startNextAttempt',
          description: '1 s after the first failure, 2 s after the second.',
        },
      },
      on: {
        'recipe.stop': [
          { guard: 'hasIdeas', target: 'shown.ideas', actions: 'endRequest' },
          { guard: 'hasNote', target: 'shown.note', actions: 'endRequest' },
          { guard: 'hasRecipe', target: 'shown.recipe', actions: 'endRequest' },
          { guard: 'hasIngredients', target: 'collecting', actions: 'endRequest' },
          { target: 'idle', actions: 'endRequest' },
        ],
        'kitchen.undo': {
          actions: { type: 'bringRecipesBack', params: ({ event }) => event },
          description: 'The request goes on.',
        },
      },
    },
    shown: {
      description: 'The page shows a recipe, a note, ideas or a failure.',
      initial: 'recipe',
      states: {
        recipe: { description: 'A recipe to cook from.', tags: 'text' },
        note: {
          description:
            'A text instead of a recipe: a model says why it writes none, or the sample book has no dish that fits.',
          tags: 'text',
        },
        ideas: { description: 'Dishes to choose from.' },
        failure: {
          description:
            'All three attempts have failed. The failure text hides a recipe from before. Below it, the page shows ideas from before or, if it has no recipe, the text that broke off.',
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
    'list.filled': {
      actions: { type: 'countEntries', params: ({ event }) => event },
      description:
        'Says how many ingredients the list has now. A running request keeps the list with which it began.',
    },
    'list.emptied': {
      actions: { type: 'countEntries', params: ({ event }) => event },
      description: 'What the page shows of recipes stays.',
    },
    'kitchen.clear': {
      guard: 'hasSomethingToClear',
      target: '.idle',
      actions: 'clear',
      description: '*Start over*: empties the list, too. Stops a running request.',
    },
    'kitchen.undo': [
      {
        guard: { type: 'bringsBackFailure', params: ({ event }) => event },
        target: '.shown.failure',
        actions: { type: 'bringRecipesBack', params: ({ event }) => event },
        description: 'Back to what the visitor saw before they started over.',
      },
      {
        guard: { type: 'bringsBackIdeas', params: ({ event }) => event },
        target: '.shown.ideas',
        actions: { type: 'bringRecipesBack', params: ({ event }) => event },
      },
      {
        guard: { type: 'bringsBackNote', params: ({ event }) => event },
        target: '.shown.note',
        actions: { type: 'bringRecipesBack', params: ({ event }) => event },
      },
      {
        guard: { type: 'bringsBackRecipe', params: ({ event }) => event },
        target: '.shown.recipe',
        actions: { type: 'bringRecipesBack', params: ({ event }) => event },
      },
      {
        actions: { type: 'bringRecipesBack', params: ({ event }) => event },
        description: 'The page showed none of them. The list comes back by itself.',
      },
    ],
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
        description: 'Ideas from before.',
      },
      {
        guard: {
          type: 'isNote',
          params: ({ context, event }) => changes.asKnown(context, event.recipe),
        },
        target: '.shown.note',
        actions: { type: 'openRecipe', params: ({ event }) => event },
        description: 'A note from before.',
      },
      {
        guard: { type: 'isText', params: ({ event }) => event.recipe },
        target: '.shown.recipe',
        actions: { type: 'openRecipe', params: ({ event }) => event },
        description:
          'From a link, the cookbook, ideas or earlier recipes. The list stays. Stops a running request.',
      },
    ],
  },
});

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;

/** Whether a request for this wish would begin now, or ask for the visitor's preferences first. */
export const canAsk = (snapshot: SnapshotFrom<typeof recipeMachine>, wish: Wish = FRESH): boolean =>
  // The guards need neither the list nor the preferences that such an event brings.
  snapshot.can({ type: 'recipe.request', wish } as RecipeEvent);

/**
 * The text of the recipe that the page shows, wherever it came from, also while a failure hides it.
 * Undefined in every state except `shown`.
 */
export function shownText(snapshot: SnapshotFrom<typeof recipeMachine>): string | undefined {
  return snapshot.matches('shown') ? snapshot.context.recipe?.text : undefined;
}
