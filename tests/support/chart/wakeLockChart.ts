import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import { type WakeLockEvent, wakeLockMachine } from '../../../machines/wakeLockMachine';
import { type Chart, planWalks, type Step } from './walks';

/** What can befall the wake lock machine. */
const wakeLockChart: Chart<WakeLockEvent> = {
  machine: wakeLockMachine,
  events: [
    { type: 'screen.keep' },
    { type: 'screen.release' },
    { type: 'lock.granted' },
    { type: 'lock.lost' },
    { type: 'lock.refused' },
  ],
  situationOf: ({ value }) => JSON.stringify(value),
};

/** The walks through the wake lock machine's chart. */
export const wakeLockWalks: Step<WakeLockEvent>[][] = planWalks(wakeLockChart);

/** Starts the machine with a lock that the test speaks for. */
export function startWakeLock(inspect: (event: InspectionEvent) => void) {
  let tell: ((event: WakeLockEvent) => void) | undefined;
  const holdLock = fromCallback<WakeLockEvent>(({ sendBack }) => {
    tell = sendBack;
    return () => {
      tell = undefined;
    };
  });
  const actor = createActor(wakeLockMachine.provide({ actors: { holdLock } }), { inspect });
  actor.start();
  return {
    actor,
    /** Makes an event come about, by the visitor or by the lock. */
    drive(event: WakeLockEvent) {
      if (event.type.startsWith('screen.')) actor.send(event);
      else tell?.(event);
    },
  };
}
