import { fromCallback, setup } from 'xstate';

export type WakeLockEvent =
  /** The visitor wants the screen to stay on. */
  | { type: 'screen.keep' }
  /** The visitor changes their mind, or the recipe leaves the page. */
  | { type: 'screen.release' }
  | { type: 'lock.granted' }
  | { type: 'lock.lost' }
  | { type: 'lock.refused' };

/**
 * Whether the screen stays on while somebody cooks. Needs `holdLock`: it asks the browser for the
 * lock at once, and again whenever the page comes back without it, and sends an event for each
 * outcome. When it stops, it gives up the lock.
 */
export const wakeLockMachine = setup({
  types: {
    events: {} as WakeLockEvent,
    tags: {} as 'wanted',
  },
  actors: {
    holdLock: fromCallback<WakeLockEvent>(() => {
      throw new Error('holdLock is not provided');
    }),
  },
}).createMachine({
  id: 'wakeLock',
  description:
    'Keeps the screen on from the moment the visitor asks for it until they change their mind, or the recipe leaves the page.',
  initial: 'off',
  states: {
    off: {
      description: 'The screen goes dark as it always does.',
      on: { 'screen.keep': 'wanted' },
    },
    wanted: {
      description: 'The screen should stay on. Leaving this state gives the lock up.',
      tags: 'wanted',
      invoke: { id: 'lock', src: 'holdLock' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The page has asked the browser for the lock.',
        },
        held: {
          description: 'The screen stays on.',
          on: {
            'lock.lost': {
              target: 'waiting',
              description: 'Browsers take the lock away when they hide the page.',
            },
          },
        },
        waiting: {
          description: 'The page asks for the lock again when the visitor comes back to it.',
        },
      },
      on: {
        'lock.granted': {
          target: '.held',
          description: 'The first time, or after the visitor has come back to the page.',
        },
        'lock.refused': 'refused',
        'screen.release': 'off',
      },
    },
    refused: {
      description: 'The browser said no, as it does on a low battery. The visitor can ask again.',
      on: {
        'screen.keep': 'wanted',
        'screen.release': 'off',
      },
    },
  },
});
