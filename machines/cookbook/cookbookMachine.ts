import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Cooking } from '../kitchen/cookedList';
import type { ByHand, Source } from '../kitchen/recipe';
import { hasText } from './findSaved';

/** How long the browser's storage may take to answer, in ms. */
export const STORAGE_TIMEOUT = 10_000;

/** A recipe as the cookbook saves it. */
export interface RecipeToSave {
  /** Markdown. */
  recipe: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe; null if none did. */
  model: string | null;
  /** The ingredients of its request; empty if unknown. */
  ingredients: readonly string[];
  /** Where it came from; absent for a recipe of this page. */
  source?: Source | undefined;
  /** Absent if nobody has edited it. */
  byHand?: ByHand | undefined;
}

/** A food that a recipe needs. Never what a visitor avoids in it: that depends on the day. */
export interface SavedNeed {
  /** Words that read as the foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If these are a whole line, the place of the food in it. */
  place?: number;
  /** For the recipe's own servings. */
  amount: { value: number; to: number | null; unit: string } | null;
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

/** What a recipe needs. */
export interface SavedNeeds {
  needs: readonly SavedNeed[];
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | null;
  /** For how many; null if the recipe does not say. */
  servings: number | null;
}

/** A recipe's title and facts, as the recipe reader finds them. */
export interface SavedTitle {
  /** Null if the recipe has no title. */
  text: string | null;
  /** Such as "4 servings". */
  servings?: string;
  /** The time for the whole recipe. */
  minutes?: number;
  /** What it needs; absent if the page cannot compare it with a list. */
  needs?: SavedNeeds;
  /** The version of the reader. */
  version: number;
}

/** How many recipes the visitor can plan: a fortnight of dinners. */
export const MOST_PLANNED = 14;

/** That the visitor wants to cook a recipe soon. */
export interface Planned {
  /** For how many; null for the recipe's own servings. */
  servings: number | null;
  /** When the visitor planned it, in ms since the epoch. */
  at: number;
}

/** A recipe in the cookbook. */
export interface SavedRecipe extends RecipeToSave {
  id: string;
  /** What the visitor called it on an older page, instead of its title. Their next edit makes it the title. */
  name?: string;
  /** What the visitor has written about it. */
  note?: string;
  /** True if the note came in a file: a stranger may have written it. */
  isNoteForeign?: true | undefined;
  /** When the visitor cooked it, each in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cooked?: readonly string[];
  /** Absent unless the visitor plans to cook it. */
  planned?: Planned;
  /** In ms since the epoch. */
  savedAt: number;
  /** Absent until the recipe reader has seen it. */
  title?: SavedTitle;
}

/** What the browser's storage holds. */
export interface CookbookContents {
  /** The newest first. */
  recipes: readonly SavedRecipe[];
  /** How many more rows the page cannot read. */
  unreadable: number;
}

/** Writes into the log that the visitor has cooked a recipe, and saves it if it is new. */
export interface CookCommand extends Cooking {
  type: 'recipe.cook';
  recipe: RecipeToSave;
  /** In the time of the place. The log gets it once, however often the command has to be tried. */
  at: string;
}

/** A recipe that the visitor has just cooked, with all that an undo needs. */
export interface CookedRecipe extends Cooking {
  recipe: SavedRecipe;
  at: string;
  /** Whether it was saved only because it was cooked. */
  isNew: boolean;
  /** The plan that it ended, if any. */
  planned?: Planned | undefined;
}

/** Gives a recipe another text and note; a blank note removes it. */
export interface EditCommand
  extends Pick<SavedRecipe, 'recipe' | 'name' | 'byHand'>,
    Required<Pick<SavedRecipe, 'note'>> {
  type: 'recipe.edit';
  /** The recipe as it was when its text came into the field. */
  before: SavedRecipe;
}

/** A change of the cookbook that the visitor asks for. */
export type Command =
  | { type: 'recipe.save'; recipe: RecipeToSave }
  | { type: 'recipe.remove'; id: string }
  /** Undoes a removal. */
  | { type: 'recipe.restore'; recipe: SavedRecipe }
  | CookCommand
  /** Takes back a cooking. */
  | ({ type: 'recipe.uncook' } & CookedRecipe)
  /** Puts a recipe on the plan, or changes for how many. Saves it if it is new. */
  | { type: 'recipe.plan'; recipe: RecipeToSave; planned: Planned }
  | { type: 'recipe.unplan'; id: string }
  | EditCommand
  /** Adds the recipes of a file. */
  | { type: 'cookbook.import'; file: Blob }
  /** Adds recipes that were brought from elsewhere, and says which could not come. */
  | { type: 'cookbook.add'; recipes: readonly RecipeToSave[]; refused: readonly string[] }
  /** Takes out what an import has added and the visitor has not changed since. */
  | { type: 'cookbook.undoImport'; added: readonly SavedRecipe[] };

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
  | 'planFull'
  | 'bothTooLong'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'notCookbookFile'
  | 'newerFile';

/** What is wrong with an entry of a file. */
export type EntryErrorCode = 'notRecipe' | 'noText' | 'textTooLong';

/** An entry of a file that was not imported. */
export interface RejectedEntry {
  /** Its position in the file, from 1. */
  position: number;
  code: EntryErrorCode;
}

/** The fields that an entry may lack. */
export type OptionalField =
  | 'cut'
  | 'model'
  | 'ingredients'
  | 'date'
  | 'name'
  | 'note'
  | 'cooked'
  | 'planned';

/** An imported entry whose optional fields are missing or unreadable. */
export interface IncompleteEntry {
  /** Its position in the file, from 1. */
  position: number;
  leftOut: readonly OptionalField[];
}

/** The result of an import. */
export interface ImportReport {
  /** The recipes that are new. */
  added: readonly SavedRecipe[];
  /** How many were in the cookbook already. */
  known: number;
  rejected: readonly RejectedEntry[];
  incomplete: readonly IncompleteEntry[];
  /** How many of the new ones have the name of a recipe that is here with another text. */
  sameName?: number;
  /** A sentence for each recipe and file that could not come. */
  refused?: readonly string[];
}

/** What another tab has changed of a recipe, or done with it, while a visitor edited it. */
export type Meanwhile = 'text' | 'note' | 'removed';

/** The result of a command. */
export type Outcome =
  /** @param isInPart whether not all of its ingredients had room */
  | { type: 'saved'; recipe: SavedRecipe; isInPart?: boolean }
  | {
      type: 'known' | 'removed' | 'restored' | 'planned' | 'unplanned';
      recipe: SavedRecipe;
    }
  /** @param was the recipe before */
  | {
      type: 'edited';
      recipe: SavedRecipe;
      was: SavedRecipe;
      meanwhile: readonly Meanwhile[];
    }
  | ({ type: 'cooked' } & CookedRecipe)
  | { type: 'uncooked'; recipe: SavedRecipe }
  /** The recipe to remove or to change was gone. */
  | { type: 'gone' }
  | ({ type: 'imported' } & ImportReport)
  /** How many recipes the command took out again, and how many have changed since and stay. */
  | { type: 'importUndone'; count: number; changed: number };

/** The result of the last command. */
export type CookbookNotice = (
  | Outcome
  | { type: 'failed'; command: Command; code: CookbookErrorCode }
) & {
  /** Rises with each notice, so views can recognise a repeated one. */
  serial: number;
};

export interface CookbookContext extends CookbookContents {
  /** The recipes that the visitor has removed since opening the cookbook, and can restore. */
  removed: readonly SavedRecipe[];
  /** The commands still to run, the next first. */
  queue: readonly Command[];
  /** Whether the storage may have changed since the last reading began. */
  isOutdated: boolean;
  /** Why the last reading failed; null if it did not. */
  errorCode: CookbookErrorCode | null;
  notice: CookbookNotice | null;
}

export type CookbookEvent =
  | Command
  /** The storage may have changed since it was read. */
  | { type: 'cookbook.check' }
  | { type: 'cookbook.close' }
  /** The storage has completed a command after its time was up. */
  | { type: 'command.complete'; command: Command; outcome: Outcome };

function errorCodeOf(error: unknown): CookbookErrorCode {
  return (Object(error) as { code?: CookbookErrorCode }).code ?? 'broken';
}

function nextSerial({ notice }: CookbookContext): number {
  return (notice?.serial ?? 0) + 1;
}

/** The context after a command has succeeded. */
function afterOutcome(context: CookbookContext, outcome: Outcome): Partial<CookbookContext> {
  return {
    notice: { ...outcome, serial: nextSerial(context) },
    ...(outcome.type === 'removed' && {
      recipes: context.recipes.filter(({ id }) => id !== outcome.recipe.id),
      removed: [...context.removed, outcome.recipe],
    }),
    ...((outcome.type === 'restored' || outcome.type === 'edited') && {
      // At once, so its row stays and keeps the focus.
      recipes: [...context.recipes.filter(({ id }) => id !== outcome.recipe.id), outcome.recipe],
      removed: context.removed.filter((one) => !hasText(one, outcome.recipe.recipe)),
    }),
  };
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
    emitted: {} as Outcome,
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
      ...afterOutcome(context, outcome),
    })),
    replaceFailure: assign(({ context }, { outcome }: { outcome: Outcome }) =>
      afterOutcome(context, outcome),
    ),
    storeFailure: assign(({ context }, { code }: { code: CookbookErrorCode }) => {
      const [command, ...queue] = context.queue;
      if (!command) return {};
      const notice = { type: 'failed' as const, command, code, serial: nextSerial(context) };
      return { queue, notice };
    }),
    tellOutcome: emit((_, outcome: Outcome) => outcome),
    markOutdated: assign({ isOutdated: true }),
    clearOutdated: assign({ isOutdated: false }),
    forgetRemoved: assign({ removed: [], notice: null }),
  },
  guards: {
    hasCommand: ({ context }) => context.queue.length > 0,
    isOutdated: ({ context }) => context.isOutdated,
    isLastFailure: ({ context: { notice } }, { command }: { command: Command }) =>
      notice?.type === 'failed' && notice.command === command,
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
    isOutdated: false,
    errorCode: null,
    notice: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the storage. Meanwhile the page shows the last reading.',
      entry: 'clearOutdated',
      invoke: {
        id: 'load',
        src: 'loadRecipes',
        onDone: {
          target: 'idle',
          actions: { type: 'storeContents', params: ({ event }) => event.output },
          description: 'The storage has given its recipes.',
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
          actions: 'markOutdated',
          description: 'However many checks come, one more reading follows this one.',
        },
      },
    },
    idle: {
      description: 'Shows the recipes, or why they could not be read.',
      always: [
        {
          guard: 'hasCommand',
          target: 'writing',
          description:
            'Tries the next command even if the reading failed: the storage may work by now.',
        },
        {
          guard: 'isOutdated',
          target: 'loading',
          description: 'The storage may have changed during the reading.',
        },
      ],
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
          actions: [
            { type: 'storeOutcome', params: ({ event }) => event.output },
            { type: 'tellOutcome', params: ({ event }) => event.output },
          ],
          description: 'The storage has committed the change.',
        },
        onError: {
          target: 'loading',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ code: errorCodeOf(event.error) }),
          },
          description: 'The storage has changed nothing.',
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
      description: 'Saves a recipe. If the cookbook has it, the page only says so.',
    },
    'recipe.remove': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'The visitor can undo it until the cookbook closes.',
    },
    'recipe.restore': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Puts a removed recipe back, with its old date.',
    },
    'recipe.cook': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description:
        'The visitor has cooked a recipe. The list changes once the storage has the log, so a failure takes nothing off.',
    },
    'recipe.uncook': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description:
        'Takes a cooking out of the log, and out of the cookbook the recipe that was saved only for it.',
    },
    'recipe.edit': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description:
        "Changes a recipe's text and note. Keeps what another tab has changed meanwhile, and brings back a recipe that it has removed.",
    },
    'recipe.plan': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'The visitor wants to cook a recipe soon. Saves it if it is new.',
    },
    'recipe.unplan': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Takes a recipe off the plan. It stays in the cookbook.',
    },
    'cookbook.import': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Skips recipes that the cookbook has, and entries that the page cannot read.',
    },
    'cookbook.add': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Adds recipes from elsewhere, all at once. Skips those that the cookbook has.',
    },
    'cookbook.undoImport': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description:
        'Takes out what an import has added, all at once. Recipes that have changed since stay.',
    },
    'command.complete': {
      guard: { type: 'isLastFailure', params: ({ event }) => event },
      actions: [
        { type: 'replaceFailure', params: ({ event }) => event },
        { type: 'tellOutcome', params: ({ event }) => event.outcome },
      ],
      description: 'The storage has answered after all. Corrects "It may not have been saved".',
    },
    'cookbook.close': {
      actions: 'forgetRemoved',
      description: 'The visitor can no longer undo removals.',
    },
  },
});

export type CookbookActor = ActorRefFrom<typeof cookbookMachine>;
