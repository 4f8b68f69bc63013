import type { AnyMachineSnapshot } from 'xstate';
import {
  type ConnectionEvent,
  connectionMachine,
  HOST_LINK,
  LONGEST_TIMER,
} from '../../../machines/connectionMachine';
import {
  BEGIN,
  type ConnectionDriver,
  diagnosed,
  HOUR,
  signedIn,
  TOKEN_LINK,
} from '../connectionActor';
import { type Chart, planWalks, type Step } from './walks';

const AFTER = 'xstate.after';

/** How calls and delays end, under XState's own names. */
type Outcome =
  | { type: `xstate.done.actor.${'finish' | 'test'}`; output: typeof TOKEN_LINK }
  | { type: `xstate.error.actor.${'leave' | 'finish' | 'test'}`; error: Error }
  | { type: `${typeof AFTER}.remainingLifetime.connection.current.connected` }
  | { type: `${typeof AFTER}.candidateTimeout.connection.candidate.connecting` };

export type ConnectionChartEvent = ConnectionEvent | Outcome;

/** One expires during the walks, and one lasts longer than a timer. */
const SHORT = signedIn();
const LONG = signedIn(60 * 24 * HOUR);

/** What can happen to the connection machine. */
export const connectionChart: Chart<ConnectionChartEvent> = {
  machine: connectionMachine,
  events: [
    { type: 'connection.choose', choice: 'host' },
    { type: 'connection.choose', choice: 'sample' },
    { type: 'candidate.test', candidate: TOKEN_LINK },
    { type: 'signIn.start', candidate: { ...HOST_LINK, choice: 'signIn' } },
    { type: 'signIn.return', candidate: { ...HOST_LINK, choice: 'signIn' } },
    { type: 'candidate.discard' },
    { type: 'call.start' },
    { type: 'call.succeed' },
    { type: 'call.fail', diagnosis: { kind: 'tokenRejected' } },
    { type: 'xstate.done.actor.finish', output: SHORT },
    { type: 'xstate.done.actor.finish', output: LONG },
    { type: 'xstate.done.actor.test', output: TOKEN_LINK },
    { type: 'xstate.error.actor.leave', error: diagnosed({ kind: 'storageBlocked' }) },
    { type: 'xstate.error.actor.finish', error: diagnosed({ kind: 'signInStale' }) },
    { type: 'xstate.error.actor.test', error: diagnosed({ kind: 'tokenRejected' }) },
    { type: `${AFTER}.remainingLifetime.connection.current.connected` },
    { type: `${AFTER}.candidateTimeout.connection.candidate.connecting` },
  ],
  situationOf: (snapshot: AnyMachineSnapshot) => {
    const { choice, expiresAt } = snapshot.context.current;
    return JSON.stringify([snapshot.value, choice, expiresAt]);
  },
  // A candidate's own limit comes long before.
  mayHappen: (snapshot, { type }) =>
    !(snapshot.hasTag('busy') && type.includes('remainingLifetime')),
};

/** Plans with the clock at the moment when the short sign-in expires. */
function plan(): Step<ConnectionChartEvent>[][] {
  const { now } = Date;
  Date.now = () => BEGIN + 8 * HOUR;
  try {
    return planWalks(connectionChart);
  } finally {
    Date.now = now;
  }
}

/** The walks through the connection machine's chart. */
export const connectionWalks = plan();

/** Makes an event happen: sends it, settles a call, or advances the clock. */
export async function driveConnection(
  connection: ConnectionDriver,
  event: ConnectionChartEvent,
): Promise<void> {
  // The walks are planned for this moment.
  connection.sleep(Math.max(BEGIN + 8 * HOUR - Date.now(), 0));
  switch (event.type) {
    case 'xstate.done.actor.finish':
    case 'xstate.done.actor.test':
      return connection.call.answer(event.output);
    case 'xstate.error.actor.leave':
    case 'xstate.error.actor.finish':
    case 'xstate.error.actor.test':
      return connection.call.fail(event.error);
    case 'xstate.after.remainingLifetime.connection.current.connected': {
      const { expiresAt } = connection.context.current;
      const rest = (expiresAt ?? Number.POSITIVE_INFINITY) - Date.now();
      connection.clock.increment(Math.min(Math.max(rest, 0), LONGEST_TIMER));
      return;
    }
    case 'xstate.after.candidateTimeout.connection.candidate.connecting':
      connection.clock.increment(60_000);
      return;
    default:
      connection.actor.send(event);
  }
}

/** Names an event as a visitor would. */
export function nameOfConnectionEvent(event: ConnectionChartEvent): string {
  if ('choice' in event) return `choose ${event.choice}`;
  return event.type.replace(/^xstate\./, '');
}
