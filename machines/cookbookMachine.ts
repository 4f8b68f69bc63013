import { assign, fromPromise, setup } from 'xstate';

/** How long the browser's storage may take to answer, in ms. */
export const STORAGE_TIMEOUT = 10_000;

/** What the cookbook saves of a recipe. */
export interface RecipeToSave {
  /** Markdown. */
  recipe: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe; null if none did. */
  model: string | null;
  /** The ingredients that the recipe was asked for with; empty if unknown. */
  ingredients: readonly string[];
}

/** What the recipe reader takes for a recipe's title. */
export interface SavedTitle {
  /** Null if the recipe has no title. */
  text: string | null;
  /** The version of the reader. */
  version: number;
}

/** A recipe in the cookbook. Only its title may change, when it is read again. */
export interface SavedRecipe extends RecipeToSave {
  id: string;
  /** In ms since the epoch. */
  savedAt: number;
  /** Absent until the recipe reader has read it. */
  title?: SavedTitle;
}

/** What the browser's storage holds. */
export interface CookbookContents {
  /** The newest first. */
  recipes: readonly SavedRecipe[];
  /** How many more recipes there are that nobody can read. */
  unreadable: number;
}

/** A change of the cookbook that the visitor asks for. */
export type Command =
  | { type: 'recipe.save'; recipe: RecipeToSave }
  | { type: 'recipe.remove'; id: string }
  /** Undoes a removal. */
  | { type: 'recipe.restore'; recipe: SavedRecipe }
  /** Adds the recipes of a file. */
  | { type: 'cookbook.import'; file: Blob };

/** Why the cookbook could not be read or changed. */
export type CookbookErrorCode =
  | 'noStorage'
  | 'forbidden'
  | 'full'
  | 'broken'
  | 'newerPage'
  | 'olderPage'
  | 'timeout'
  | 'recipeTooLong'
  | 'cookbookTooLarge'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'notCookbookFile'
  | 'newerFile';

/** What is wrong with an entry of a file. */
export type EntryErrorCode =
  | 'notRecipe'
  | 'noText'
  | 'textTooLong'
  | 'wrongCut'
  | 'wrongModel'
  | 'wrongIngredients'
  | 'wrongDate';

/** An entry of a file that was not imported. */
export interface RejectedEntry {
  /** Its position in the file, from 1. */
  position: number;
  code: EntryErrorCode;
}

/** What a command has achieved. */
export type Outcome =
  | { type: 'saved' | 'known' | 'removed' | 'restored'; recipe: SavedRecipe }
  /** The recipe to remove was not there any more. */
  | { type: 'gone' }
  | { type: 'imported'; added: number; known: number; rejected: readonly RejectedEntry[] };

/** The result of the last command. */
export type CookbookNotice = (
  | Outcome
  | { type: 'failed'; command: Command; code: CookbookErrorCode }
) & {
  /** Rises with each notice, so views can tell a repeated one. */
  serial: number;
};

export interface CookbookContext extends CookbookContents {
  /** What the visitor has removed since opening the cookbook, and can restore. */
  removed: readonly SavedRecipe[];
  /** The commands still to run, the next first. */
  queue: readonly Command[];
  /** Why the last reading failed; null if it did not. */
  errorCode: CookbookErrorCode | null;
  notice: CookbookNotice | null;
}

export type CookbookEvent =
  | Command
  /** The storage may have changed since it was read. */
  | { type: 'cookbook.check' }
  | { type: 'cookbook.close' };

function errorCodeOf(error: unknown): CookbookErrorCode {
  return (Object(error) as { code?: CookbookErrorCode }).code ?? 'broken';
}

function nextSerial({ notice }: CookbookContext): number {
  return (notice?.serial ?? 0) + 1;
}

/**
 * The visitor's cookbook. Needs two actors: `loadRecipes` reads the storage, and `runCommand` makes
 * one change completely or not at all. Both reject with an error whose `code` is a
 * `CookbookErrorCode`.
 */
export const cookbookMachine = setup({
  types: {
    context: {} as CookbookContext,
    events: {} as CookbookEvent,
  },
  actors: {
    loadRecipes: fromPromise<CookbookContents>(() =>
      Promise.reject(new Error('loadRecipes is not provided')),
    ),
    runCommand: fromPromise<Outcome, { command: Command | undefined }>(() =>
      Promise.reject(new Error('runCommand is not provided')),
    ),
  },
  actions: {
    storeContents: assign(({ context }, { recipes, unreadable }: CookbookContents) => ({
      recipes,
      unreadable,
      removed: context.removed.filter(({ id }) => recipes.every((recipe) => recipe.id !== id)),
      errorCode: null,
    })),
    storeErrorCode: assign({ errorCode: (_, { code }: { code: CookbookErrorCode }) => code }),
    queueCommand: assign({ queue: ({ context }, command: Command) => [...context.queue, command] }),
    storeOutcome: assign(({ context }, outcome: Outcome) => ({
      queue: context.queue.slice(1),
      notice: { ...outcome, serial: nextSerial(context) },
      ...(outcome.type === 'removed' && {
        recipes: context.recipes.filter(({ id }) => id !== outcome.recipe.id),
        removed: [...context.removed, outcome.recipe],
      }),
    })),
    storeFailure: assign(({ context }, { code }: { code: CookbookErrorCode }) => {
      const [command, ...queue] = context.queue;
      if (!command) return {};
      const notice = { type: 'failed' as const, command, code, serial: nextSerial(context) };
      return { queue, notice };
    }),
    forgetRemoved: assign({ removed: [], notice: null }),
  },
  guards: {
    hasCommand: ({ context }) => context.queue.length > 0,
  },
  delays: {
    storageTimeout: STORAGE_TIMEOUT,
  },
}).createMachine({
  id: 'cookbook',
  description:
    'The recipes that the visitor saves in the browser. Each command changes the storage first, then the machine reads all recipes again. So the page shows what the storage holds, whichever tab changed it.',
  context: {
    recipes: [],
    unreadable: 0,
    removed: [],
    queue: [],
    errorCode: null,
    notice: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the storage. The page keeps showing what was read before.',
      invoke: {
        id: 'load',
        src: 'loadRecipes',
        onDone: {
          target: 'idle',
          actions: { type: 'storeContents', params: ({ event }) => event.output },
          description: 'The recipes are known.',
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'storeErrorCode',
            params: ({ event }) => ({ code: errorCodeOf(event.error) }),
          },
          description: 'The browser refuses, or its storage fails.',
        },
      },
      after: {
        storageTimeout: {
          target: 'idle',
          actions: { type: 'storeErrorCode', params: { code: 'timeout' } },
          description: 'Some databases never answer.',
        },
      },
      on: {
        'cookbook.check': {
          target: 'loading',
          reenter: true,
          description: 'Starts over: what is being read may be out of date.',
        },
      },
    },
    idle: {
      description: 'Shows the recipes, or why they could not be read.',
      always: {
        guard: 'hasCommand',
        target: 'writing',
        description: 'Tries the next command even if reading failed: the storage may work by now.',
      },
      on: { 'cookbook.check': 'loading' },
    },
    writing: {
      description: 'Runs the first command. The others wait.',
      invoke: {
        id: 'command',
        src: 'runCommand',
        input: ({ context }) => ({ command: context.queue[0] }),
        onDone: {
          target: 'loading',
          actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          description: 'The storage has committed the change.',
        },
        onError: {
          target: 'loading',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ code: errorCodeOf(event.error) }),
          },
          description: 'Nothing has changed.',
        },
      },
      after: {
        storageTimeout: {
          target: 'loading',
          actions: { type: 'storeFailure', params: { code: 'timeout' } },
          description: 'The change may still happen. Only reading can tell.',
        },
      },
    },
  },
  on: {
    'recipe.save': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Saves a recipe once: a second time only says so.',
    },
    'recipe.remove': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'The visitor can undo it until the cookbook closes.',
    },
    'recipe.restore': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Puts a removed recipe back, with its old date.',
    },
    'cookbook.import': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Skips recipes that are saved already and entries that nobody can read.',
    },
    'cookbook.close': {
      actions: 'forgetRemoved',
      description: 'Removals become final.',
    },
  },
});
