import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import {
  type AnyActorRef,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { createActors } from '../../machines/createActors';
import { timerMachine } from '../../machines/timer/timerMachine';
import { settle } from '../support/settle';
import { FIFTEEN_MINUTES, startTimerIn } from '../support/timerActor';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('starts each actor with its id and its input', () => {
  const actors = createActors();
  const timer = startTimerIn(actors, 'a');
  expect(timer.id).toBe('timer a');
  expect(timer.getSnapshot()).toMatchObject({
    status: 'active',
    context: { label: FIFTEEN_MINUTES.label },
  });
});

it('gives the running actor when a part of the page asks for its id again', () => {
  const actors = createActors();
  const timer = startTimerIn(actors, 'a');
  timer.send({ type: 'timer.pause' });
  expect(startTimerIn(actors, 'a')).toBe(timer);
  expect(timer.getSnapshot().value).toBe('paused');
});

it('starts a new actor under the id of one that has ended', () => {
  const actors = createActors();
  const first = startTimerIn(actors, 'a');
  first.send({ type: 'timer.stop' });
  const second = startTimerIn(actors, 'a');
  expect(second).not.toBe(first);
  expect(second.getSnapshot().value).toBe('running');
});

it('inspects every actor through one function', () => {
  const inspected = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event')
      inspected.add(`${(event.actorRef as AnyActorRef).id} ${event.event.type}`);
  };
  const actors = createActors({ inspect });
  startTimerIn(actors, 'a').send({ type: 'timer.pause' });
  startTimerIn(actors, 'b').send({ type: 'timer.extend' });
  expect([...inspected]).toEqual(
    expect.arrayContaining(['timer a timer.pause', 'timer b timer.extend']),
  );
});

it('runs the delays of all actors on one clock', () => {
  const clock = new SimulatedClock();
  const actors = createActors({ clock });
  const timer = startTimerIn(actors, 'a');
  vi.spyOn(Date, 'now').mockReturnValue(timer.getSnapshot().context.endsAt ?? 0);
  clock.increment(FIFTEEN_MINUTES.duration);
  expect(timer.getSnapshot().matches('ringing')).toBe(true);
});

it('stops all actors together, and what they run', () => {
  const release = vi.fn();
  const actors = createActors();
  const timer = startTimerIn(actors, 'a');
  actors.start(
    'lock',
    fromCallback(() => release),
  );
  actors.stop();
  expect(timer.getSnapshot().status).toBe('stopped');
  expect(release).toHaveBeenCalledOnce();
});

it('gives code that arrives after the stop an actor that never starts', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const run = vi.fn();
  const actors = createActors();
  actors.stop();
  const late = actors.start('late', fromCallback(run));
  late.send({ type: 'any' });
  expect(late.getSnapshot().status).toBe('active');
  expect(run).not.toHaveBeenCalled();
});

it.each([
  [
    'at once',
    fromCallback(() => {
      throw new Error('boom');
    }),
  ],
  ['later', fromPromise(() => Promise.reject(new Error('boom')))],
])('goes on without an actor that fails %s, and logs why', async (_, logic) => {
  const actors = createActors();
  const timer = startTimerIn(actors, 'a');
  actors.start('culprit', logic);
  await settle();
  expect(log).toHaveBeenCalledExactlyOnceWith('The actor "culprit" has failed:', new Error('boom'));
  timer.send({ type: 'timer.pause' });
  expect(timer.getSnapshot().value).toBe('paused');
  expect(startTimerIn(actors, 'b').getSnapshot().value).toBe('running');
  expect(actors.start('culprit', timerMachine, FIFTEEN_MINUTES).getSnapshot().value).toBe(
    'running',
  );
});
