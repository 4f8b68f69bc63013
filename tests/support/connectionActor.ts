import { vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  connectionMachine,
  HOST_LINK,
  type Link,
} from '../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../machines/connection/diagnosis';
import { settle } from './settle';

const BEGIN = Date.parse('2026-03-01T12:00:00Z');

export const HOUR = 3_600_000;

export const TOKEN_LINK: Link = { ...HOST_LINK, choice: 'token', model: 'a/model', isKept: false };

export const LOCAL_LINK: Link = {
  ...HOST_LINK,
  choice: 'local',
  model: 'llama',
  address: 'http://localhost:11434/v1',
};

/** `life` is in ms. */
export function signedIn(life = 8 * HOUR): Link {
  return {
    ...HOST_LINK,
    choice: 'signIn',
    model: 'a/model',
    userName: 'ada',
    expiresAt: BEGIN + life,
  };
}

export function diagnosed(diagnosis: Diagnosis): Error {
  return Object.assign(new Error('no'), { diagnosis });
}

interface ConnectionCall {
  src: 'leaveForHub' | 'finishSignIn' | 'testCandidate';
  candidate: Link | null;
  signal: AbortSignal;
  answer(link?: Link): Promise<void>;
  fail(error: unknown): Promise<void>;
}

export function startConnection(link?: Link) {
  const clock = new SimulatedClock();
  /** A computer that sleeps stops its timers, but not its clock. */
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
    get state() {
      const { current, candidate } = actor.getSnapshot().value;
      return [current, candidate];
    },
    get isBusy() {
      return actor.getSnapshot().hasTag('busy');
    },
    get call(): ConnectionCall {
      const last = calls.at(-1);
      if (!last) throw new Error('No call has been made.');
      return last;
    },
    sleep(ms: number) {
      slept += ms;
    },
  };
}
