import type { AnyMachineSnapshot } from 'xstate';
import {
  type ConnectionEvent,
  connectionMachine,
  HOST_LINK,
  LONGEST_TIMER,
} from '../../../machines/connectionMachine';
import type { Finding, Refusal } from '../../../src/connections/refusal';
import {
  BEGIN,
  type ConnectionDriver,
  HOUR,
  refusedFor,
  signedIn,
  TOKEN_LINK,
} from '../connectionActor';
import { type Chart, planWalks, type Step } from './walks';

const AFTER = 'xstate.after';

/** What befalls the machine's calls and delays, under the names that XState gives them. */
type Fate =
  | { type: `xstate.done.actor.${'finish' | 'check'}`; output: typeof TOKEN_LINK }
  | { type: `xstate.error.actor.${'leave' | 'finish' | 'check'}`; error: Error }
  | { type: `${typeof AFTER}.restOfLife.connection.use.connected` }
  | { type: `${typeof AFTER}.trialTimeLimit.connection.trial.${'checking' | 'signingIn'}` };

export type ConnectionChartEvent = ConnectionEvent | Fate;

/** One that ends while walks are walked, and one that a timer does not reach the end of. */
const SHORT = signedIn();
const LONG = signedIn(60 * 24 * HOUR);

const FINDINGS: Record<Refusal, Finding> = {
  notValid: { kind: 'tokenRejected' },
  notAllowed: { kind: 'tokenNotAllowed' },
  outOfCredit: { kind: 'noCredit' },
  notReachable: { kind: 'unreachable' },
};

/** What can befall the connection machine. */
export const connectionChart: Chart<ConnectionChartEvent> = {
  machine: connectionMachine,
  events: [
    { type: 'connection.choose', choice: 'host' },
    { type: 'connection.choose', choice: 'sample' },
    { type: 'candidate.try', candidate: TOKEN_LINK },
    { type: 'signIn.start', candidate: { ...HOST_LINK, choice: 'signIn' } },
    { type: 'signIn.return', candidate: { ...HOST_LINK, choice: 'signIn' } },
    { type: 'trial.end' },
    { type: 'call.start' },
    { type: 'call.succeed' },
    ...Object.entries(FINDINGS).map(([refusal, finding]) => ({
      type: 'call.fail' as const,
      refusal: refusal as Refusal,
      finding,
    })),
    { type: 'xstate.done.actor.finish', output: SHORT },
    { type: 'xstate.done.actor.finish', output: LONG },
    { type: 'xstate.done.actor.check', output: TOKEN_LINK },
    { type: 'xstate.error.actor.leave', error: refusedFor({ kind: 'storageRefused' }) },
    { type: 'xstate.error.actor.finish', error: refusedFor({ kind: 'signInStale' }) },
    { type: 'xstate.error.actor.check', error: refusedFor({ kind: 'tokenRejected' }) },
    { type: `${AFTER}.restOfLife.connection.use.connected` },
    { type: `${AFTER}.trialTimeLimit.connection.trial.checking` },
    { type: `${AFTER}.trialTimeLimit.connection.trial.signingIn` },
  ],
  situationOf: (snapshot: AnyMachineSnapshot) => {
    const { choice, expiresAt } = snapshot.context.inUse;
    return JSON.stringify([snapshot.value, choice, expiresAt]);
  },
  // A try ends by its own limit long before.
  mayHappen: (snapshot, { type }) => !(snapshot.hasTag('busy') && type.includes('restOfLife')),
};

/** Plans with the clock at the time when the short sign-in ends. */
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

/** Makes an event come about on the actor, by itself or by a call or the clock. */
export async function driveConnection(
  connection: ConnectionDriver,
  event: ConnectionChartEvent,
): Promise<void> {
  switch (event.type) {
    case 'xstate.done.actor.finish':
    case 'xstate.done.actor.check':
      return connection.call.answer(event.output);
    case 'xstate.error.actor.leave':
    case 'xstate.error.actor.finish':
    case 'xstate.error.actor.check':
      return connection.call.fail(event.error);
    case 'xstate.after.restOfLife.connection.use.connected': {
      const { expiresAt } = connection.context.inUse;
      const rest = (expiresAt ?? Number.POSITIVE_INFINITY) - Date.now();
      connection.clock.increment(Math.min(Math.max(rest, 0), LONGEST_TIMER));
      return;
    }
    case 'xstate.after.trialTimeLimit.connection.trial.checking':
    case 'xstate.after.trialTimeLimit.connection.trial.signingIn':
      connection.clock.increment(60_000);
      return;
    case 'call.start':
    case 'call.fail':
      // Where the chart says that the time is up by now, the computer has slept.
      if (connection.context.inUse.expiresAt === SHORT.expiresAt) connection.sleep(8 * HOUR);
      connection.actor.send(event);
      return;
    default:
      connection.actor.send(event);
  }
}

/** Names an event as a visitor would. */
export function nameOfConnectionEvent(event: ConnectionChartEvent): string {
  if ('choice' in event) return `choose ${event.choice}`;
  if (event.type === 'call.fail') return `call fails: ${event.refusal}`;
  return event.type.replace(/^xstate\./, '');
}
