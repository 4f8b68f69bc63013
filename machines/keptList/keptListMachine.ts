import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  type Kept,
  type KitchenChange,
  mergeKept,
  NOTHING_KEPT,
  updateKept,
  withoutGone,
} from './keptList';

interface KeptListContext {
  /** What this tab would keep: its list, what the visitor has removed from it, and its recipe. */
  kept: Kept;
}

export type KeptListEvent =
  | ({ type: 'list.change' } & KitchenChange)
  /** What the browser keeps now. */
  | { type: 'list.arrive'; kept: Kept }
  | { type: 'list.vanish' }
  | { type: 'list.keep' }
  /** The visitor does not want the browser to keep the list, now or before a reload. */
  | { type: 'list.decline' }
  | { type: 'list.forget' }
  | { type: 'storage.accept' }
  | { type: 'storage.refuse' };

/** Keeps list and recipe for all tabs. `saveList` answers `storage.accept` or `storage.refuse`. */
export const keptListMachine = setup({
  types: {
    context: {} as KeptListContext,
    events: {} as KeptListEvent,
    input: {} as KitchenChange,
    tags: {} as 'undecided' | 'declined' | 'kept' | 'deleted' | 'refused',
  },
  actions: {
    saveList: () => {},
    deleteList: () => {},
    showList: () => {},
    updateList: assign(({ context }, change: KitchenChange) => ({
      kept: updateKept(context.kept, change),
    })),
    mergeList: assign(({ context }, { kept }: { kept: Kept }) => ({
      // In the other tab's order, so both tabs agree.
      kept: mergeKept(kept, context.kept),
    })),
    dropRemoved: assign(({ context: { kept } }) => ({
      kept: { ...kept, entries: withoutGone(kept.entries) },
    })),
    dropRecipe: assign(({ context: { kept } }) => ({ kept: { ...kept, recipeAt: 0 } })),
  },
}).createMachine({
  id: 'keptList',
  description:
    'A list and a recipe that stay in this browser, if the visitor wants that. Every tab keeps the same list: for each entry, the last change in any tab counts. So does the last recipe in any tab.',
  context: ({ input }) => ({
    kept: {
      ...updateKept(NOTHING_KEPT, input),
      // The recipe may be from before a reload.
      recipeAt: input.recipe?.arrivedAt ?? 0,
    },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page does not know yet whether the browser keeps a list.',
      on: {
        'list.arrive': {
          target: 'kept.saved',
          actions: [{ type: 'mergeList', params: ({ event }) => event }, 'showList', 'saveList'],
          description: 'The kept list, joined by what has changed here since the page was opened.',
        },
        'list.vanish': 'notKept',
        'list.decline': {
          target: 'notKept.declined',
          description: 'The visitor said no before this tab was reloaded.',
        },
      },
    },
    notKept: {
      description: 'Only the tab has the list.',
      initial: 'undecided',
      states: {
        undecided: {
          description: 'The visitor has not decided. Once there is a recipe, the page asks.',
          tags: 'undecided',
          on: { 'list.decline': 'declined' },
        },
        declined: {
          description: 'The visitor has said no. The page does not ask again.',
          tags: 'declined',
          on: { 'list.arrive': { description: 'What other tabs keep is not for this tab.' } },
        },
        ended: {
          description: 'Another tab has stopped keeping it. The page does not ask again.',
          tags: 'declined',
        },
        deleted: {
          description: 'The visitor has just stopped keeping it. *Undo* keeps it again.',
          tags: ['deleted', 'declined'],
        },
        refused: {
          description: 'The browser has saved nothing: its storage is full or forbidden.',
          tags: 'refused',
        },
      },
      on: {
        'list.keep': {
          target: 'kept',
          actions: ['dropRemoved', 'saveList'],
        },
        'list.arrive': {
          target: 'kept.saved',
          actions: [
            'dropRemoved',
            'dropRecipe',
            { type: 'mergeList', params: ({ event }) => event },
            'showList',
            'saveList',
          ],
          description:
            'Another tab keeps its list: the two become one, and nothing is lost. The recipe is that of the other tab.',
        },
      },
    },
    kept: {
      description: 'The browser has the list, and each change of it.',
      tags: 'kept',
      initial: 'saving',
      states: {
        saving: {
          description: 'The browser saves the list for the first time, and answers at once.',
          on: {
            'storage.accept': 'saved',
            'storage.refuse': '#keptList.notKept.refused',
          },
        },
        saved: {
          description: 'The browser has the newest list.',
          on: { 'storage.refuse': 'behind' },
        },
        behind: {
          description:
            'The browser has an older list, because its storage is full. Each change tries again.',
          tags: 'refused',
          on: { 'storage.accept': 'saved' },
        },
      },
      on: {
        'list.forget': { target: 'notKept.deleted', actions: 'deleteList' },
        'list.change': {
          actions: [{ type: 'updateList', params: ({ event }) => event }, 'saveList'],
          description: 'A change in this tab.',
        },
        'list.arrive': {
          target: '.saved',
          actions: [{ type: 'mergeList', params: ({ event }) => event }, 'showList', 'saveList'],
          description:
            'Another tab has changed it. The page saves it again, with what only this tab knows.',
        },
        'list.vanish': {
          target: 'notKept.ended',
          description: 'Another tab has stopped keeping it. This tab still has it.',
        },
      },
    },
  },
  on: {
    'list.change': {
      actions: { type: 'updateList', params: ({ event }) => event },
      description: 'A change in this tab, which the page does not save now.',
    },
  },
});

export type KeptListActor = ActorRefFrom<typeof keptListMachine>;
