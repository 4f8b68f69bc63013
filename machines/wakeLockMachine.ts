import { fromCallback, setup } from 'xstate';

export type WakeLockEvent =
  /** The visitor wants the screen to stay on. */
  | { type: 'screen.keep' }
  /** The visitor no longer wants it. */
  | { type: 'screen.release' }
  | { type: 'lock.granted' }
  | { type: 'lock.lost' }
  | { type: 'lock.refused' };

/**
 * Whether the screen stays on while somebody cooks. Needs `holdLock`: it asks the browser for the
 * lock at once, and anew whenever the page comes back without it, tells what has become of it, and
 * gives it up when it is stopped.
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
    'Keeps the screen on from when the visitor asks for it until they change their mind, or the recipe goes.',
  initial: 'off',
  states: {
    off: {
      description: 'The screen goes dark when it always does.',
      on: { 'screen.keep': 'wanted' },
    },
    wanted: {
      description: 'The screen is to stay on. Leaving this state gives the lock up.',
      tags: 'wanted',
      invoke: { id: 'lock', src: 'holdLock' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser has been asked for the lock.',
        },
        held: {
          description: 'The screen stays on.',
          on: {
            'lock.lost': {
              target: 'waiting',
              description: 'Browsers take it away when the page is no longer seen.',
            },
          },
        },
        waiting: {
          description: 'The lock is asked for anew as soon as the page is seen again.',
        },
      },
      on: {
        'lock.granted': {
          target: '.held',
          description: 'For the first time, or when the page has come back.',
        },
        'lock.refused': 'refused',
        'screen.release': 'off',
      },
    },
    refused: {
      description: 'The browser would not, as when the battery is low. It can be asked again.',
      on: { 'screen.keep': 'wanted' },
    },
  },
});
