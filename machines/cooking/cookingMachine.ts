import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CookedRecipe, hasText, type SavedRecipe } from '../cookbook/CookbookContext';
import type { EatBy } from '../kitchen/ingredientList';
import type { ListChange } from '../kitchen/listChange';

/** The marks of a recipe are those of the list with which it was cooked, so nothing counts as missing. */
export interface KeptMarks {
  /** Names the recipe. */
  of: string;
  /** The list of its cooking before; null if it was not cooked before. */
  before: readonly string[] | null;
}

interface CookingContext {
  /** The last dinner, also once the visitor has taken it back. */
  cooked: CookedRecipe | null;
  /** Null if the dinner has changed nothing on the list. */
  change: ListChange | null;
  marks: KeptMarks | null;
}

interface Dinner {
  cooked: CookedRecipe;
}

/** What the visitor corrects: the foods that are used up, and what is left of the dish. */
interface Correction {
  gone: readonly string[];
  left?: EatBy | undefined;
}

type CookingEvent =
  /** The cookbook has a dinner in its log. */
  | { type: 'dinner.log'; cooked: CookedRecipe; marks: KeptMarks | null }
  /** The cookbook has taken a dinner out of its log. */
  | { type: 'dinner.unlog'; recipe: SavedRecipe }
  /** The list is as the dinner has left it. */
  | { type: 'list.change'; change: ListChange | null }
  /** The visitor has taken a change back with the *Undo* of the list. */
  | { type: 'list.undo'; change: ListChange }
  | ({ type: 'dinner.correct' } & Correction)
  | { type: 'dinner.undo' };

/** Needs `changeList`, which sends `list.change`, three other actions and a guard. */
export const cookingMachine = setup({
  types: {
    context: {} as CookingContext,
    events: {} as CookingEvent,
  },
  actions: {
    storeDinner: assign((_, { cooked, marks }: Pick<CookingContext, 'marks'> & Dinner) => ({
      ...{ cooked, marks, change: null },
    })),
    storeChange: assign((_, { change }: Pick<CookingContext, 'change'>) => ({ change })),
    /** The change from before is taken back, so it no longer undoes the dinner. */
    storeCorrection: assign(({ context: { cooked } }, { gone, left }: Correction) => ({
      cooked: cooked && { ...cooked, gone, left },
      change: null,
    })),
    forgetChange: assign({ change: null, marks: null }),
    /** The log and the list stay as the earlier press has left them. */
    forgetCorrection: assign(({ context: { cooked } }) => ({
      cooked: cooked && { ...cooked, gone: [], left: undefined },
      change: null,
    })),
    changeList: (_, _correction: Correction) => {},
    undoList: (_, _change: ListChange | null) => {},
    releaseMarks: () => {},
    clearLog: () => {},
  },
  guards: {
    isKnown: (_, { cooked }: Dinner) => cooked.isKnown === true,
    isOfDinner: ({ context }, { change }: { change: ListChange }) => change === context.change,
    isOfRecipe: ({ context: { cooked } }, { recipe }: { recipe: SavedRecipe }) =>
      cooked !== null && hasText(cooked.recipe, recipe.recipe),
    hasChange: ({ context }) => context.change !== null,
    /** After a start over, the field of what is left may still be open. */
    hasList: () => true,
  },
}).createMachine({
  id: 'cooking',
  description:
    'The last dinner, and how to take it back. The list changes once the cookbook has logged it: the chart of the cookbook waits and fails. One undo takes back both.',
  context: { cooked: null, change: null, marks: null },
  initial: 'resting',
  states: {
    resting: { description: 'There is no dinner to take back.' },
    noted: {
      description:
        'The page says what has left the list. The visitor can correct that, say what is left, or take the dinner back.',
      on: {
        'list.change': {
          actions: { type: 'storeChange', params: ({ event }) => event },
          description: 'Also without a change: else an undo of the list could be taken for it.',
        },
        'dinner.correct': {
          guard: 'hasList',
          actions: [
            { type: 'undoList', params: ({ context }) => context.change },
            { type: 'storeCorrection', params: ({ event }) => event },
            { type: 'changeList', params: ({ event }) => event },
          ],
          description: 'The log stays.',
        },
        'list.undo': {
          guard: { type: 'isOfDinner', params: ({ event }) => event },
          target: 'undoing',
          actions: ['releaseMarks', 'clearLog'],
        },
        'dinner.undo': {
          target: 'undoing',
          actions: [
            { type: 'undoList', params: ({ context }) => context.change },
            'releaseMarks',
            'clearLog',
          ],
        },
      },
    },
    known: {
      description:
        'An earlier press has noted the dinner, and since then the page has forgotten how the list was before. So only a correction can be taken back.',
      on: {
        'list.change': {
          actions: { type: 'storeChange', params: ({ event }) => event },
          description: 'This is what an undo of the correction takes back.',
        },
        'dinner.correct': {
          guard: 'hasList',
          actions: [
            { type: 'undoList', params: ({ context }) => context.change },
            { type: 'storeCorrection', params: ({ event }) => event },
            { type: 'changeList', params: ({ event }) => event },
          ],
          description: 'The log stays.',
        },
        'list.undo': {
          guard: { type: 'isOfDinner', params: ({ event }) => event },
          actions: 'forgetCorrection',
          description: 'The list is as before the correction. The log stays.',
        },
        'dinner.undo': {
          guard: 'hasChange',
          actions: [
            { type: 'undoList', params: ({ context }) => context.change },
            'forgetCorrection',
          ],
          description: 'The log stays: the list cannot be as it was before that dinner.',
        },
      },
    },
    undoing: {
      description: 'The list is as before. The cookbook takes the dinner out of its log.',
      on: {
        'dinner.unlog': {
          guard: { type: 'isOfRecipe', params: ({ event }) => event },
          target: 'undone',
          actions: 'forgetChange',
        },
        'dinner.undo': {
          actions: 'clearLog',
          description: 'If the storage has failed, another press tries again.',
        },
      },
    },
    undone: {
      description: 'List and log are as before. The view for cooking offers to note it again.',
    },
  },
  on: {
    'dinner.log': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.known',
        actions: { type: 'storeDinner', params: ({ event }) => event },
        description: 'An earlier press has logged it. The list stays.',
      },
      {
        target: '.noted',
        actions: [
          { type: 'storeDinner', params: ({ event }) => event },
          { type: 'changeList', params: ({ event }) => event.cooked },
        ],
      },
    ],
  },
});

export type CookingActor = ActorRefFrom<typeof cookingMachine>;
