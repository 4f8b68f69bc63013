import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CookedRecipe } from '../cookbook/CookbookContext';
import type { Cooking, ListChange } from '../kitchen/listChange';

interface Cooked {
  cooked: CookedRecipe;
  /** Null if the cooking changed nothing on the list. */
  change: ListChange | null;
}

export type CookingEvent =
  | ({ type: 'recipe.cook' } & Cooked)
  /** The visitor corrects what it has used up, or says what is left. */
  | ({ type: 'cooking.change' } & Cooking)
  | { type: 'cooking.undo' }
  | { type: 'list.undo'; change: ListChange }
  | { type: 'recipe.uncook' };

/**
 * Takes back the last cooking, in the list and in the cookbook. Its actions do nothing by default.
 */
export const cookingMachine = setup({
  types: {
    context: {} as { cooked: CookedRecipe | null; change: ListChange | null },
    events: {} as CookingEvent,
    tags: {} as 'cooked',
  },
  actions: {
    storeCooking: assign((_, { cooked, change }: Cooked) => ({ cooked, change })),
    forgetChange: assign({ change: null }),
    undoList: (_, _params: { change: ListChange | null }) => {},
    changeList: (_, _params: { cooked: CookedRecipe | null }) => {},
    clearLog: (_, _params: { cooked: CookedRecipe | null }) => {},
  },
  guards: {
    isOfCooking: ({ context }, { change }: { change: ListChange }) => change === context.change,
  },
}).createMachine({
  id: 'cooking',
  description:
    'Whether the visitor can take back that they cooked a recipe: on the list and in the cookbook at once.',
  context: { cooked: null, change: null },
  initial: 'nothing',
  states: {
    nothing: {
      description: 'Nothing to take back.',
    },
    cooked: {
      description: 'The last cooking can be taken back.',
      tags: 'cooked',
      on: {
        'cooking.change': {
          // Without its change of the list, this no longer undoes the cooking.
          actions: [
            { type: 'undoList', params: ({ context }) => context },
            'forgetChange',
            {
              type: 'changeList',
              params: ({ context: { cooked }, event: { gone, left } }) => ({
                cooked: cooked && { ...cooked, gone, left },
              }),
            },
          ],
          description: 'The log stays. The list changes from what it was before.',
        },
        'cooking.undo': {
          target: 'undone',
          actions: { type: 'undoList', params: ({ context }) => context },
        },
        'list.undo': {
          guard: { type: 'isOfCooking', params: ({ event }) => event },
          target: 'undone',
          description: 'The visitor has taken it back with the *Undo* of the list.',
        },
      },
    },
    undone: {
      description: 'The list is as before. The cookbook takes the cooking out of its log.',
      tags: 'cooked',
      entry: { type: 'clearLog', params: ({ context }) => context },
      on: {
        'cooking.undo': {
          target: 'undone',
          reenter: true,
          description: 'The storage has failed, and the visitor tries again.',
        },
        'recipe.uncook': 'nothing',
      },
    },
  },
  on: {
    'recipe.cook': {
      target: '.cooked',
      actions: { type: 'storeCooking', params: ({ event }) => event },
      description: 'The cookbook has logged a cooking, and the list has changed with it.',
    },
  },
});

export type CookingActor = ActorRefFrom<typeof cookingMachine>;
