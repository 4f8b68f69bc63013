import { type ActorRefFrom, assign, setup } from 'xstate';
import { type KeptList, mergeKept, updateKept, withoutGone } from './keptList';
import type { SharedList } from './kitchen';

interface KeptListContext {
  /** The list of this tab, and what the visitor has removed from it. */
  kept: KeptList;
}

export type KeptListEvent =
  /** The list of this tab has changed. */
  | { type: 'list.change'; list: SharedList; at: number }
  /** What the browser keeps now. */
  | { type: 'list.arrive'; kept: KeptList }
  /** The browser keeps no list now. */
  | { type: 'list.vanish' }
  | { type: 'list.keep' }
  | { type: 'list.forget' }
  | { type: 'storage.accept' }
  | { type: 'storage.refuse' };

/**
 * Keeps the list in this browser, for all its tabs. `saveList` writes what is kept, and answers with
 * `storage.accept` or `storage.refuse`. `deleteList` deletes it, and `showList` puts it on the page. All
 * three do nothing by default.
 */
export const keptListMachine = setup({
  types: {
    context: {} as KeptListContext,
    events: {} as KeptListEvent,
    input: {} as { list: SharedList; at: number },
    tags: {} as 'kept' | 'deleted' | 'refused',
  },
  actions: {
    saveList: (_, _params: { kept: KeptList }) => {},
    deleteList: () => {},
    showList: (_, _params: { kept: KeptList }) => {},
    updateList: assign(({ context }, { list, at }: { list: SharedList; at: number }) => ({
      kept: updateKept(context.kept, list, at),
    })),
    mergeList: assign(({ context }, { kept }: { kept: KeptList }) => ({
      // In the order that the other tab has, so both agree on it.
      kept: mergeKept(kept, context.kept),
    })),
    dropRemoved: assign(({ context }) => ({ kept: withoutGone(context.kept) })),
  },
}).createMachine({
  id: 'keptList',
  description:
    'A list that stays in this browser, if the visitor wants that. Every tab keeps the same list: for each entry, the last change in any tab counts.',
  context: ({ input }) => ({ kept: updateKept([], input.list, input.at) }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Nobody has looked yet whether the browser keeps a list.',
      on: {
        'list.arrive': {
          target: 'kept.saved',
          actions: [
            { type: 'mergeList', params: ({ event }) => event },
            { type: 'showList', params: ({ context }) => context },
            { type: 'saveList', params: ({ context }) => context },
          ],
          description: 'The kept list, joined by what has changed here since the page was opened.',
        },
        'list.vanish': 'notKept',
      },
    },
    notKept: {
      description: 'Only the tab has the list.',
      initial: 'plain',
      states: {
        plain: {
          description: 'The visitor has not asked to keep it, or another tab has stopped that.',
        },
        deleted: {
          description: 'The visitor has just stopped keeping it. *Undo* keeps it again.',
          tags: 'deleted',
        },
        refused: {
          description: 'The browser has saved nothing: its storage is full or forbidden.',
          tags: 'refused',
        },
      },
      on: {
        'list.keep': {
          target: 'kept',
          actions: ['dropRemoved', { type: 'saveList', params: ({ context }) => context }],
        },
        'list.arrive': {
          target: 'kept.saved',
          actions: [
            'dropRemoved',
            { type: 'mergeList', params: ({ event }) => event },
            { type: 'showList', params: ({ context }) => context },
            { type: 'saveList', params: ({ context }) => context },
          ],
          description: 'Another tab keeps its list: the two become one, and nothing is lost.',
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
          actions: [
            { type: 'updateList', params: ({ event }) => event },
            { type: 'saveList', params: ({ context }) => context },
          ],
          description: 'A change in this tab.',
        },
        'list.arrive': {
          target: '.saved',
          actions: [
            { type: 'mergeList', params: ({ event }) => event },
            { type: 'showList', params: ({ context }) => context },
            { type: 'saveList', params: ({ context }) => context },
          ],
          description:
            'Another tab has changed it. What only this tab knows is saved with it again.',
        },
        'list.vanish': {
          target: 'notKept',
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
