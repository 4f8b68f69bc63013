import { assign, fromPromise, setup } from 'xstate';

/** How often one request may call the model. */
export const MAX_ATTEMPTS = 3;

/** The wait after a failed attempt, in ms, for each attempt made so far. */
export const BACKOFF_STEP = 1_000;

/** How long one attempt may take, in ms. */
export const ATTEMPT_TIME_LIMIT = 60_000;

/** How many ingredients a request needs. */
export const FEWEST_INGREDIENTS = 2;

/** What stands in the recipe's place when every attempt has failed. Markdown. */
export const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** What `generateRecipe` resolves with. */
export interface Answer {
  /** Markdown. An attempt whose answer is blank has failed. */
  text: string;
  /** True when the writer stopped at its length limit, so that the end may be missing. */
  cut: boolean;
  /** The name of the language model that wrote the text; null where none did. */
  model: string | null;
}

/** Where a recipe comes from: what a request was answered with, a link, or the visitor's cookbook. */
export type Origin = 'request' | 'shared' | 'cookbook';

/** What the visitor has, as far as it outlives a request. */
export interface Kitchen {
  /** In the order of adding; no two are the same to `identityOf`. */
  ingredients: readonly string[];
  /** Markdown; null where there is none. */
  recipe: string | null;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe, as far as the origin can be believed; null where none did. */
  model: string | null;
  /** Where the recipe comes from; `request` where there is none. */
  origin: Origin;
  /** What the recipe was asked for with; empty where that is not known. */
  askedWith: readonly string[];
}

const EMPTY_KITCHEN: Kitchen = {
  ingredients: [],
  recipe: null,
  cut: false,
  model: null,
  origin: 'request',
  askedWith: [],
};

/** The last thing that the visitor has to be told of. The words for it belong to the views. */
export interface Notice {
  about:
    | 'nothing'
    | 'duplicates'
    | 'removal'
    | 'clear'
    | 'undo'
    | 'request'
    | 'retry'
    | 'stop'
    | 'dish'
    | 'opening'
    | 'failure';
  /** The ingredients in question, as they stand or stood on the list. */
  ingredients: readonly string[];
  /** Rises with each notice, so that the same one is told again. */
  serial: number;
}

export interface RecipeContext extends Kitchen {
  /** The list that the last request was asked with. */
  asked: readonly string[];
  /** The number of the request's last attempt, from 1; 0 before the first request. */
  attempt: number;
  /** What an undo brings back: the list, the recipe, or the whole kitchen; null where there is nothing to undo. */
  undoable: Partial<Kitchen> | null;
  notice: Notice;
}

export type RecipeEvent =
  /** The text may hold several ingredients, each on a line of its own. */
  | { type: 'ingredient.add'; text: string }
  | { type: 'ingredient.remove'; ingredient: string }
  | { type: 'kitchen.clear' }
  | { type: 'kitchen.undo' }
  | { type: 'recipe.request' }
  | { type: 'recipe.stop' }
  | OpenEvent;

/** A recipe from elsewhere. */
export interface OpenEvent {
  type: 'recipe.open';
  /** Markdown. */
  recipe: string;
  cut: boolean;
  model: string | null;
  origin: Exclude<Origin, 'request'>;
  /** What the recipe was asked for with, where that is known. */
  askedWith?: readonly string[];
}

/** What stands between two lines of a text. */
export const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Whether nothing of a text can be seen: neither blanks nor invisible characters count. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** What all spellings of one ingredient have in common, whatever their case and Unicode form. */
export function identityOf(ingredient: string): string {
  return ingredient.trim().normalize('NFKC').toUpperCase().toLowerCase();
}

/** Splits a text into lines and sorts them into new ingredients and ones that are on the list. */
function readLines(ingredients: readonly string[], text: string) {
  const onTheList = new Map(ingredients.map((known) => [identityOf(known), known]));
  const added: string[] = [];
  const duplicates = new Set<string>();
  for (const line of text.split(LINE_BREAK)) {
    if (isBlank(line)) continue;
    const ingredient = line.trim();
    const identity = identityOf(ingredient);
    const known = onTheList.get(identity);
    if (known === undefined) {
      onTheList.set(identity, ingredient);
      added.push(ingredient);
    } else {
      duplicates.add(known);
    }
  }
  return { added, duplicates: [...duplicates] };
}

function notify(
  context: RecipeContext,
  about: Notice['about'],
  ingredients: readonly string[] = [],
): Notice {
  return { about, ingredients, serial: context.notice.serial + 1 };
}

/** What is known of the recipe that stands there. */
function recipeOf({ recipe, cut, model, origin, askedWith }: Kitchen) {
  return { recipe, cut, model, origin, askedWith };
}

/** What can still be undone once a request has put another recipe in place of the last one. */
function undoableListOf({ undoable }: RecipeContext) {
  return undoable?.ingredients ? undoable : null;
}

/** One line on a failure: its name, its HTTP status where it has one, its message. */
function describeCause(cause: unknown): string {
  const { name, status, message = typeof cause === 'string' && cause } = Object(cause);
  return [name ?? 'Error', status && `(HTTP ${status})`, message && `- ${message}`]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

/**
 * What can happen in the kitchen. Starts from the kitchen that it is given as input, and needs
 * `generateRecipe`: one call for one recipe, which rejects when the attempt failed.
 */
export const recipeMachine = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    input: {} as Partial<Kitchen> | undefined,
    tags: {} as 'loading',
  },
  actors: {
    generateRecipe: fromPromise<Answer, { ingredients: readonly string[] }>(() =>
      Promise.reject(new Error('generateRecipe is not provided')),
    ),
  },
  actions: {
    addIngredients: assign(({ context }, { text }: { text: string }) => {
      const { added, duplicates } = readLines(context.ingredients, text);
      return {
        ...(added.length > 0 && {
          ingredients: [...context.ingredients, ...added],
          undoable: null,
        }),
        notice: notify(context, duplicates.length > 0 ? 'duplicates' : 'nothing', duplicates),
      };
    }),
    removeIngredient: assign(({ context }, { ingredient }: { ingredient: string }) => ({
      ingredients: context.ingredients.filter((kept) => kept !== ingredient),
      undoable: { ingredients: context.ingredients },
      notice: notify(context, 'removal', [ingredient]),
    })),
    clearKitchen: assign(({ context }) => ({
      ...EMPTY_KITCHEN,
      undoable: { ingredients: context.ingredients, ...recipeOf(context) },
      notice: notify(context, 'clear'),
    })),
    openRecipe: assign(({ context }, { type: _, ...opened }: OpenEvent) => ({
      askedWith: [],
      ...opened,
      // Opened once more, it must not take the place of what it has replaced.
      undoable: context.recipe === opened.recipe ? context.undoable : recipeOf(context),
      notice: notify(context, 'opening'),
    })),
    undo: assign(({ context }) => ({
      ...context.undoable,
      undoable: null,
      notice: notify(context, 'undo'),
    })),
    startRequest: assign(({ context }) => ({
      asked: context.ingredients,
      attempt: 1,
      notice: notify(context, 'request'),
    })),
    startNextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announceRetry: assign({ notice: ({ context }) => notify(context, 'retry') }),
    announceStop: assign({ notice: ({ context }) => notify(context, 'stop') }),
    serveDish: assign(({ context }, { text, cut, model }: Answer) => ({
      recipe: text,
      cut,
      model,
      origin: 'request',
      askedWith: context.asked,
      undoable: undoableListOf(context),
      notice: notify(context, 'dish'),
    })),
    serveFailure: assign(({ context }) => ({
      recipe: FAILURE_TEXT,
      cut: false,
      model: null,
      origin: 'request',
      askedWith: [],
      undoable: undoableListOf(context),
      notice: notify(context, 'failure'),
    })),
    logFailedAttempt: (_, { attempt, cause }: { attempt: number; cause: unknown }) => {
      console.error(`Attempt ${attempt} of ${MAX_ATTEMPTS} failed: ${describeCause(cause)}`);
    },
  },
  guards: {
    isOnTheList: ({ context }, { ingredient }: { ingredient: string }) =>
      context.ingredients.includes(ingredient),
    hasSomethingToClear: ({ context }) => context.ingredients.length > 0 || context.recipe !== null,
    hasSomethingToUndo: ({ context }) => context.undoable !== null,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    hasEnoughIngredients: ({ context }) => context.ingredients.length >= FEWEST_INGREDIENTS,
    hasRecipe: ({ context }) => context.recipe !== null,
    hasNoRecipe: ({ context }) => context.recipe === null,
    hasFailed: ({ context }) => context.recipe === FAILURE_TEXT,
    hasText: (_, { text }: { text: string }) => !isBlank(text),
    isRecipe: (_, { recipe }: { recipe: string }) => !isBlank(recipe) && recipe !== FAILURE_TEXT,
    hasNoAttemptLeft: ({ context }) => context.attempt >= MAX_ATTEMPTS,
  },
  delays: {
    backoff: ({ context }) => context.attempt * BACKOFF_STEP,
    attemptTimeLimit: ATTEMPT_TIME_LIMIT,
  },
}).createMachine({
  id: 'recipe',
  description:
    'A visitor lists ingredients and asks for a recipe. A request makes up to three attempts; each has a time limit, and each failed one is followed by a wait. The list can be changed at any time: a running request keeps the list that it was asked with.',
  context: ({ input }) => ({
    ...EMPTY_KITCHEN,
    ...input,
    asked: [],
    attempt: 0,
    undoable: null,
    notice: { about: 'nothing', ingredients: [], serial: 0 },
  }),
  initial: 'idle',
  states: {
    idle: {
      description:
        'An empty kitchen: no ingredients and no recipe. Also where the page starts and where a stopped request comes back to, to move on at once if the kitchen is not empty.',
      always: [
        {
          guard: 'hasRecipe',
          target: 'shown',
          description: 'A restored recipe, or the one that stood there before a stopped request.',
        },
        {
          guard: 'hasIngredients',
          target: 'collecting',
          description: 'The list is restored, kept by a stopped request, or has its first entry.',
        },
      ],
    },
    collecting: {
      description: 'There are ingredients and no recipe yet.',
      always: {
        guard: 'hasNoIngredients',
        target: 'idle',
        description: 'The last ingredient has been removed.',
      },
      on: {
        'recipe.request': {
          guard: 'hasEnoughIngredients',
          target: 'generating',
          actions: 'startRequest',
          description: 'The first attempt, with the list as it is now.',
        },
      },
    },
    generating: {
      description:
        'One attempt: the model is being called. Leaving this state aborts the call, and whatever it answers later is ignored.',
      tags: 'loading',
      invoke: {
        id: 'attempt',
        src: 'generateRecipe',
        input: ({ context }) => ({ ingredients: context.asked }),
        onDone: [
          {
            guard: { type: 'hasText', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'serveDish', params: ({ event }) => event.output },
            description: 'The recipe has come.',
          },
          {
            target: 'retrying',
            actions: {
              type: 'logFailedAttempt',
              params: ({ context }) => ({
                attempt: context.attempt,
                cause: { name: 'BlankAnswerError', message: 'The answer holds no text.' },
              }),
            },
            description: 'An answer without text is a failed attempt.',
          },
        ],
        onError: {
          target: 'retrying',
          actions: {
            type: 'logFailedAttempt',
            params: ({ context, event }) => ({ attempt: context.attempt, cause: event.error }),
          },
          description: 'A call that fails, for whatever reason, is a failed attempt.',
        },
      },
      after: {
        attemptTimeLimit: {
          target: 'retrying',
          actions: {
            type: 'logFailedAttempt',
            params: ({ context }) => ({
              attempt: context.attempt,
              cause: { name: 'TimeoutError', message: 'No answer within the time limit.' },
            }),
          },
          description: 'An attempt that takes too long has failed.',
        },
      },
      on: {
        'recipe.stop': {
          target: 'idle',
          actions: 'announceStop',
          description: 'What was there before the request comes back.',
        },
      },
    },
    retrying: {
      description: 'An attempt has failed: the wait before the next one, if there is one left.',
      tags: 'loading',
      entry: 'announceRetry',
      always: {
        guard: 'hasNoAttemptLeft',
        target: 'shown',
        actions: 'serveFailure',
        description: 'After the last attempt nothing is waited for: the failure text is shown.',
      },
      after: {
        backoff: {
          target: 'generating',
          actions: 'startNextAttempt',
          description:
            'The next attempt, with the same list. The wait is one second for each attempt made so far: 1 s after the first, 2 s after the second.',
        },
      },
      on: {
        'recipe.stop': {
          target: 'idle',
          actions: 'announceStop',
          description: 'No further attempt is made.',
        },
      },
    },
    shown: {
      description: 'A recipe, or the text of a failed request, is on the page.',
      always: {
        guard: 'hasNoRecipe',
        target: 'idle',
        description: 'An undo has taken back the opening of a recipe where none had stood before.',
      },
      initial: 'dish',
      states: {
        dish: {
          description: 'A recipe to cook from.',
          always: {
            guard: 'hasFailed',
            target: 'failure',
            description: 'What is shown is no recipe: there is nothing to cook from.',
          },
        },
        failure: {
          description: 'The text that stands for a recipe when every attempt has failed.',
        },
      },
      on: {
        'recipe.request': {
          guard: 'hasEnoughIngredients',
          target: 'generating',
          actions: 'startRequest',
          description: 'The old recipe is kept until the new one has come.',
        },
      },
    },
  },
  on: {
    'ingredient.add': {
      guard: { type: 'hasText', params: ({ event }) => event },
      actions: { type: 'addIngredients', params: ({ event }) => event },
      description: 'Blank lines are passed over; what is on the list already is only told.',
    },
    'ingredient.remove': {
      guard: { type: 'isOnTheList', params: ({ event }) => event },
      actions: { type: 'removeIngredient', params: ({ event }) => event },
      description: 'Can be undone. A running request goes on with the list that it was asked with.',
    },
    'kitchen.clear': {
      guard: 'hasSomethingToClear',
      target: '.idle',
      actions: 'clearKitchen',
      description: 'Starting over. A running request is stopped.',
    },
    'kitchen.undo': {
      guard: 'hasSomethingToUndo',
      actions: 'undo',
      description:
        'Takes back the last removal, start over or opening of a recipe, as long as neither the list has changed since nor another recipe has come.',
    },
    'recipe.open': {
      guard: { type: 'isRecipe', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'openRecipe', params: ({ event }) => event },
      description:
        'A recipe from a link or the cookbook, with the list as it is. Can be undone. A running request is stopped. A blank text is no recipe, nor is that of a failure.',
    },
  },
});
