import { vi } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import { connectionMachine, HOST_LINK, type Link } from '../../machines/connectionMachine';
import { settle } from './settle';

/** When the time of a started connection begins. */
export const BEGIN = Date.parse('2026-03-01T12:00:00Z');

export const HOUR = 3_600_000;

/** A visitor's own token, of which the machine knows nothing but the way. */
export const TOKEN_LINK: Link = { ...HOST_LINK, choice: 'token', model: 'a/model', isKept: false };

/** A server on the visitor's computer. */
export const LOCAL_LINK: Link = {
  ...HOST_LINK,
  choice: 'local',
  model: 'llama',
  address: 'http://localhost:11434/v1',
};

/** A sign-in that ends so many ms after the time has begun. */
export function signedIn(life = 8 * HOUR): Link {
  return {
    ...HOST_LINK,
    choice: 'signIn',
    model: 'a/model',
    userName: 'ada',
    expiresAt: BEGIN + life,
  };
}

/** What a call of the machine's ends with when it is refused. */
export function refusedFor(finding: object): Error {
  return Object.assign(new Error('no'), { finding });
}

/** One call of the machine's, to be settled by the test. */
export interface ConnectionCall {
  src: 'leaveForHub' | 'finishSignIn' | 'tryCandidate';
  candidate: Link | null;
  signal: AbortSignal;
  answer(link?: Link): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Starts the machine on a clock that the test moves, with calls that the test settles. */
export function startConnection(
  link?: Link,
  { inspect }: { inspect?: (event: InspectionEvent) => void } = {},
) {
  const clock = new SimulatedClock();
  /** How far the clock of the computer is ahead of the timers, as after a sleep. */
  let slept = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => BEGIN + clock.now() + slept);
  const calls: ConnectionCall[] = [];

  const call = <Output>(src: ConnectionCall['src']) =>
    fromPromise<Output, { candidate: Link | null }>(
      ({ input: { candidate }, signal }) =>
        new Promise<Output>((resolve, reject) => {
          calls.push({
            src,
            candidate,
            signal,
            async answer(link) {
              resolve((link ?? candidate) as Output);
              await settle();
            },
            async fail(error) {
              reject(error);
              await settle();
            },
          });
        }),
    );
  const machine = connectionMachine.provide({
    actors: {
      leaveForHub: call<void>('leaveForHub'),
      finishSignIn: call<Link>('finishSignIn'),
      tryCandidate: call<Link>('tryCandidate'),
    },
  });
  const actor = createActor(machine, { clock, input: link, ...(inspect && { inspect }) });
  actor.start();

  return {
    actor,
    clock,
    calls,
    send: actor.send,
    get context() {
      return actor.getSnapshot().context;
    },
    /** What is in use, and what is being tried. */
    get state() {
      const { use, trial } = actor.getSnapshot().value;
      return [use, trial];
    },
    get isBusy() {
      return actor.getSnapshot().hasTag('busy');
    },
    /** The call that was made last. */
    get call(): ConnectionCall {
      const last = calls.at(-1);
      if (!last) throw new Error('No call has been made.');
      return last;
    },
    /** Lets the computer sleep: its clock goes on, and no timer does. */
    sleep(ms: number) {
      slept += ms;
    },
  };
}

export type ConnectionDriver = ReturnType<typeof startConnection>;
