import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type WakeLockEvent, wakeLockMachine } from '../../machines/wakeLockMachine';
import { leafOf } from '../support/leafOf';

/** Starts the machine, sends it events, and tells its state and how many locks it holds. */
function send(...types: WakeLockEvent['type'][]) {
  let locks = 0;
  let asked = 0;
  const holdLock = fromCallback<WakeLockEvent>(() => {
    asked += 1;
    locks += 1;
    return () => {
      locks -= 1;
    };
  });
  const actor = createActor(wakeLockMachine.provide({ actors: { holdLock } })).start();
  for (const type of types) actor.send({ type });
  const snapshot = actor.getSnapshot();
  return { state: leafOf(snapshot), isWanted: snapshot.hasTag('wanted'), locks, asked };
}

it.each<[state: string, WakeLockEvent['type'][]]>([
  ['off', []],
  ['off', ['lock.granted']],
  ['off', ['screen.keep', 'screen.release']],
  ['off', ['screen.keep', 'lock.granted', 'screen.release']],
  ['off', ['screen.keep', 'lock.refused', 'screen.release']],
  ['wanted.asking', ['screen.keep']],
  ['wanted.asking', ['screen.keep', 'lock.lost']],
  ['wanted.asking', ['screen.keep', 'lock.refused', 'screen.keep']],
  ['wanted.held', ['screen.keep', 'lock.granted']],
  ['wanted.held', ['screen.keep', 'lock.granted', 'screen.keep']],
  ['wanted.held', ['screen.keep', 'lock.granted', 'lock.lost', 'lock.granted']],
  ['wanted.waiting', ['screen.keep', 'lock.granted', 'lock.lost']],
  ['refused', ['screen.keep', 'lock.refused']],
  ['refused', ['screen.keep', 'lock.granted', 'lock.refused']],
])('the wake lock is %s after %j', (state, events) => {
  const isWanted = state.startsWith('wanted');
  expect(send(...events)).toMatchObject({ state, isWanted, locks: Number(isWanted) });
});

it('a press asks for the lock anew, and a loss does not', () => {
  expect(send('screen.keep', 'lock.granted', 'lock.lost', 'lock.granted').asked).toBe(1);
  expect(send('screen.keep', 'lock.refused', 'screen.keep').asked).toBe(2);
});

it('without an actor that holds the lock, the machine does not pretend to hold it', () => {
  const actor = createActor(wakeLockMachine);
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send({ type: 'screen.keep' });
  expect(actor.getSnapshot().error).toEqual(new Error('holdLock is not provided'));
});
