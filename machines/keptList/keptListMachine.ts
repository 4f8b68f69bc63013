import { type ActorRefFrom, assign, setup } from 'xstate';

export type KeptListEvent =
  /** The browser keeps a list. `usedAt`: when it last changed, in ms since 1970. */
  | { type: 'list.arrive'; usedAt: number }
  | { type: 'list.vanish' }
  | { type: 'list.keep' }
  /** The visitor does not want the browser to keep the list, now or before a reload. */
  | { type: 'list.decline' }
  | { type: 'list.forget' }
  | { type: 'storage.accept'; usedAt: number }
  | { type: 'storage.refuse' };

/** Whether the browser keeps list and recipe. `saveList` answers `storage.accept` or `storage.refuse`. */
export const keptListMachine = setup({
  types: {
    context: {} as { usedAt: number },
    events: {} as KeptListEvent,
    tags: {} as 'undecided' | 'declined' | 'kept' | 'deleted' | 'refused',
  },
  actions: {
    saveList: () => {},
    deleteList: () => {},
    storeTime: assign((_, { usedAt }: { usedAt: number }) => ({ usedAt })),
  },
}).createMachine({
  id: 'keptList',
  description:
    'A list and a recipe that stay in this browser, if the visitor wants that. All tabs change one stored list.',
  context: { usedAt: 0 },
  initial: 'notKept',
  states: {
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
        'list.keep': { target: 'kept', actions: 'saveList' },
        'list.arrive': {
          target: 'kept.saved',
          actions: { type: 'storeTime', params: ({ event }) => event },
        },
      },
    },
    kept: {
      description: 'The browser has the list, and each change of it.',
      tags: 'kept',
      initial: 'saving',
      states: {
        saving: {
          description: 'The browser answers at once.',
          on: { 'storage.refuse': '#keptList.notKept.refused' },
        },
        saved: {
          description: 'The browser has the newest list.',
          on: { 'storage.refuse': 'unsaved' },
        },
        unsaved: {
          description:
            'The browser has an older list, because its storage is full. Each change tries again.',
          tags: 'refused',
        },
      },
      on: {
        'storage.accept': {
          target: '.saved',
          actions: { type: 'storeTime', params: ({ event }) => event },
        },
        'list.arrive': {
          actions: { type: 'storeTime', params: ({ event }) => event },
          description: 'Another tab has changed it.',
        },
        'list.forget': { target: 'notKept.deleted', actions: 'deleteList' },
        'list.vanish': 'notKept.ended',
      },
    },
  },
});

export type KeptListActor = ActorRefFrom<typeof keptListMachine>;
