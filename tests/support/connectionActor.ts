import { vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  connectionMachine,
  HOST_LINK,
  type Link,
} from '../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../machines/connection/diagnosis';
import { settle } from './settle';

/** When a started connection begins. */
const BEGIN = Date.parse('2026-03-01T12:00:00Z');

export const HOUR = 3_600_000;

/** A visitor's own token. The machine never sees the token itself. */
export const TOKEN_LINK: Link = { ...HOST_LINK, choice: 'token', model: 'a/model', isKept: false };

/** A server on the visitor's computer. */
export const LOCAL_LINK: Link = {
  ...HOST_LINK,
  choice: 'local',
  model: 'llama',
  address: 'http://localhost:11434/v1',
};

/** A sign-in that expires so many ms after the beginning. */
export function signedIn(life = 8 * HOUR): Link {
  return {
    ...HOST_LINK,
    choice: 'signIn',
    model: 'a/model',
    userName: 'ada',
    expiresAt: BEGIN + life,
  };
}

/** What a call of the machine rejects with. */
export function diagnosed(diagnosis: Diagnosis): Error {
  return Object.assign(new Error('no'), { diagnosis });
}

/** A call that the machine makes, and that the test settles. */
interface ConnectionCall {
  src: 'leaveForHub' | 'finishSignIn' | 'testCandidate';
  candidate: Link | null;
  signal: AbortSignal;
  answer(link?: Link): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Starts the machine on a clock that the test advances, with calls that the test settles. */
export function startConnection(link?: Link) {
  const clock = new SimulatedClock();
  /** How far the computer's clock is ahead of its timers, as after a sleep. */
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
      testCandidate: call<Link>('testCandidate'),
    },
  });
  const actor = createActor(machine, { clock, input: link });
  actor.start();

  return {
    actor,
    clock,
    calls,
    send: actor.send,
    get context() {
      return actor.getSnapshot().context;
    },
    /** The states of the current connection and of the candidate. */
    get state() {
      const { current, candidate } = actor.getSnapshot().value;
      return [current, candidate];
    },
    get isBusy() {
      return actor.getSnapshot().hasTag('busy');
    },
    /** The last call. */
    get call(): ConnectionCall {
      const last = calls.at(-1);
      if (!last) throw new Error('No call has been made.');
      return last;
    },
    /** Lets the computer sleep: its clock advances, and its timers do not. */
    sleep(ms: number) {
      slept += ms;
    },
  };
}
