import { assign, fromPromise, setup } from 'xstate';

/** How long the browser's storage may take to answer, in ms. */
export const PATIENCE = 10_000;

/** What is kept of a recipe. */
export interface RecipeToKeep {
  /** Markdown. */
  recipe: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe; null where none did. */
  model: string | null;
  /** What the recipe was asked for with; empty where that is not known. */
  ingredients: readonly string[];
}

/** A recipe in the cookbook. It is never changed. */
export interface SavedRecipe extends RecipeToKeep {
  /** Tells it from all others. */
  id: string;
  /** When it was saved, in ms since the epoch. */
  savedAt: number;
}

/** The cookbook, as it is in the browser's storage. */
export interface Shelf {
  /** The newest first. */
  recipes: readonly SavedRecipe[];
  /** How many more there are that cannot be read. */
  unreadable: number;
}

/** What is to be done with the cookbook. */
export type Deed =
  | { type: 'recipe.save'; recipe: RecipeToKeep }
  | { type: 'recipe.remove'; id: string }
  /** Puts a recipe that was removed back as it was. */
  | { type: 'recipe.restore'; recipe: SavedRecipe }
  /** Adds what a file holds. */
  | { type: 'cookbook.import'; file: Blob };

/** Why something could not be done. The words for it belong to the views. */
export type Trouble =
  | 'missing'
  | 'forbidden'
  | 'full'
  | 'broken'
  | 'newer'
  | 'blocked'
  | 'silent'
  | 'longRecipe'
  | 'largeCookbook'
  | 'largeFile'
  | 'unreadableFile'
  | 'foreignFile'
  | 'newerFile';

/** An entry of a file that was passed over. */
export interface Rejection {
  /** Its place in the file, from 1. */
  place: number;
  /** What is wrong with it, as in "it has no text". */
  reason: string;
}

/** What a deed has come to. */
export type Outcome =
  | { about: 'saved' | 'known' | 'removed' | 'restored'; recipe: SavedRecipe }
  | { about: 'gone' }
  | { about: 'imported'; added: number; known: number; rejected: readonly Rejection[] };

/** The last thing that the visitor has to be told of. */
export type CookbookNews =
  | { about: 'nothing' }
  | Outcome
  | { about: 'failure'; deed: Deed; trouble: Trouble };

export interface CookbookContext extends Shelf {
  /** What has been removed since the cookbook was opened, and can be put back. */
  removed: readonly SavedRecipe[];
  /** What is yet to be done, the next first. */
  deeds: readonly Deed[];
  /** Why the cookbook could not be read; null where it could. */
  trouble: Trouble | null;
  news: CookbookNews;
  /** Rises with each piece of news, so that the same one is told again. */
  serial: number;
}

export type CookbookEvent =
  | Deed
  /** The storage may hold something else than what was read. */
  | { type: 'cookbook.check' }
  | { type: 'cookbook.close' };

/** Tells what was the trouble; anything that does not say so has broken. */
function troubleOf(error: unknown): Trouble {
  return (Object(error) as { trouble?: Trouble }).trouble ?? 'broken';
}

/** Keeps the objects of the recipes that are known, so that what shows them has no work. */
function keepKnown(known: readonly SavedRecipe[], recipes: readonly SavedRecipe[]) {
  const byId = new Map(known.map((recipe) => [recipe.id, recipe]));
  return recipes.map((recipe) => byId.get(recipe.id) ?? recipe);
}

/**
 * What can happen to the recipes that the visitor keeps. Needs `readShelf`, which reads them all, and
 * `doDeed`, which does one thing wholly or not at all; both reject with an error whose `trouble` says
 * why.
 */
export const cookbookMachine = setup({
  types: {
    context: {} as CookbookContext,
    events: {} as CookbookEvent,
    tags: {} as 'busy',
  },
  actors: {
    readShelf: fromPromise<Shelf>(() => Promise.reject(new Error('readShelf is not provided'))),
    doDeed: fromPromise<Outcome, { deed: Deed | undefined }>(() =>
      Promise.reject(new Error('doDeed is not provided')),
    ),
  },
  actions: {
    showShelf: assign(({ context }, { recipes, unreadable }: Shelf) => ({
      recipes: keepKnown(context.recipes, recipes),
      unreadable,
      removed: context.removed.filter(({ id }) => recipes.every((recipe) => recipe.id !== id)),
      trouble: null,
    })),
    noteTrouble: assign({ trouble: (_, { trouble }: { trouble: Trouble }) => trouble }),
    queueDeed: assign({ deeds: ({ context }, deed: Deed) => [...context.deeds, deed] }),
    tellOutcome: assign(({ context }, outcome: Outcome) => ({
      deeds: context.deeds.slice(1),
      removed: outcome.about === 'removed' ? [...context.removed, outcome.recipe] : context.removed,
      news: outcome,
      serial: context.serial + 1,
    })),
    tellFailure: assign(({ context }, { trouble }: { trouble: Trouble }) => {
      const [failed, ...deeds] = context.deeds;
      return {
        deeds,
        ...(failed && { news: { about: 'failure' as const, deed: failed, trouble } }),
        serial: context.serial + 1,
      };
    }),
    forgetNews: assign({ removed: [], news: { about: 'nothing' } }),
  },
  guards: {
    hasDeed: ({ context }) => context.deeds.length > 0,
  },
  delays: {
    patience: PATIENCE,
  },
}).createMachine({
  id: 'cookbook',
  description:
    'The recipes that the visitor keeps in the browser. What is shown is always what the storage was last seen to hold: each deed is done there first, one at a time, and then all is read again.',
  context: {
    recipes: [],
    unreadable: 0,
    removed: [],
    deeds: [],
    trouble: null,
    news: { about: 'nothing' },
    serial: 0,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The storage is asked what it holds. What was read before stays in sight.',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'readShelf',
        onDone: {
          target: 'ready',
          actions: { type: 'showShelf', params: ({ event }) => event.output },
          description: 'The recipes are known.',
        },
        onError: {
          target: 'unreadable',
          actions: {
            type: 'noteTrouble',
            params: ({ event }) => ({ trouble: troubleOf(event.error) }),
          },
          description: 'The browser will not, or cannot, say.',
        },
      },
      after: {
        patience: {
          target: 'unreadable',
          actions: { type: 'noteTrouble', params: { trouble: 'silent' } },
          description: 'Some databases never answer.',
        },
      },
      on: {
        'cookbook.check': {
          target: 'reading',
          reenter: true,
          description: 'What is being read may be old already.',
        },
      },
    },
    ready: {
      description: 'The recipes are in sight.',
      always: {
        guard: 'hasDeed',
        target: 'writing',
        description: 'There is something to do.',
      },
      on: { 'cookbook.check': 'reading' },
    },
    unreadable: {
      description:
        'The recipes cannot be read, and why is known. A deed is tried all the same: it may be possible by now.',
      always: {
        guard: 'hasDeed',
        target: 'writing',
        description: 'There is something to do.',
      },
      on: { 'cookbook.check': 'reading' },
    },
    writing: {
      description: 'The first deed is being done. Others wait for their turn.',
      tags: 'busy',
      invoke: {
        id: 'deed',
        src: 'doDeed',
        input: ({ context }) => ({ deed: context.deeds[0] }),
        onDone: {
          target: 'reading',
          actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          description: 'It is done, for good.',
        },
        onError: {
          target: 'reading',
          actions: {
            type: 'tellFailure',
            params: ({ event }) => ({ trouble: troubleOf(event.error) }),
          },
          description: 'Nothing of it is done. What was kept before is kept.',
        },
      },
      after: {
        patience: {
          target: 'reading',
          actions: { type: 'tellFailure', params: { trouble: 'silent' } },
          description: 'It may come about yet, or not: only reading again will tell.',
        },
      },
    },
  },
  on: {
    'recipe.save': {
      actions: { type: 'queueDeed', params: ({ event }) => event },
      description: 'A recipe that is kept already is only told.',
    },
    'recipe.remove': {
      actions: { type: 'queueDeed', params: ({ event }) => event },
      description: 'Can be undone until the cookbook is closed.',
    },
    'recipe.restore': {
      actions: { type: 'queueDeed', params: ({ event }) => event },
      description: 'The undo of a removal: the very recipe comes back, in its old place.',
    },
    'cookbook.import': {
      actions: { type: 'queueDeed', params: ({ event }) => event },
      description: 'What is kept already is told, and so is what cannot be read.',
    },
    'cookbook.close': {
      actions: 'forgetNews',
      description: 'What was removed can no longer be put back.',
    },
  },
});
