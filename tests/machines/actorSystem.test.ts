import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import {
  type AnyActorRef,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { createActorSystem } from '../../machines/actorSystem';
import { timerMachine } from '../../machines/timer/timerMachine';
import { settle } from '../support/settle';
import { FIFTEEN_MINUTES, startTimerIn } from '../support/timerActor';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('the system starts each actor with its id and its input, under one parent', () => {
  const system = createActorSystem();
  const timer = startTimerIn(system, 'a');
  expect(timer.id).toBe('timer a');
  expect(timer.getSnapshot()).toMatchObject({
    status: 'active',
    context: { label: FIFTEEN_MINUTES.label },
  });
  expect(timer.system.get('timer a')).toBe(timer);
  expect(startTimerIn(system, 'b').system).toBe(timer.system);
});

it('the system gives the running actor when a part of the page asks for its id again', () => {
  const system = createActorSystem();
  const timer = startTimerIn(system, 'a');
  timer.send({ type: 'timer.pause' });
  expect(startTimerIn(system, 'a')).toBe(timer);
  expect(timer.getSnapshot().value).toBe('paused');
});

it('the system starts a new actor under the id of one that has ended', () => {
  const system = createActorSystem();
  const first = startTimerIn(system, 'a');
  first.send({ type: 'timer.stop' });
  const second = startTimerIn(system, 'a');
  expect(second).not.toBe(first);
  expect(second.getSnapshot().value).toBe('running');
});

it('the system keeps nothing of actors that have ended', () => {
  const parents = new Set<AnyActorRef>();
  const system = createActorSystem({
    inspect: ({ rootId, actorRef }) => {
      if (rootId === (actorRef as AnyActorRef).sessionId) parents.add(actorRef as AnyActorRef);
    },
  });
  for (let at = 0; at < 50; at += 1) startTimerIn(system, `${at}`).send({ type: 'timer.stop' });
  startTimerIn(system, 'last');
  const [parent] = [...parents];
  expect(Object.keys(parent?.getSnapshot().children)).toEqual(['timer last']);
  expect(parent?.system.get('timer 1')).toBeUndefined();
});

it('the system inspects every actor through one function', () => {
  const inspected = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event')
      inspected.add(`${(event.actorRef as AnyActorRef).id} ${event.event.type}`);
  };
  const system = createActorSystem({ inspect });
  startTimerIn(system, 'a').send({ type: 'timer.pause' });
  startTimerIn(system, 'b').send({ type: 'timer.extend' });
  expect([...inspected]).toEqual(
    expect.arrayContaining(['timer a timer.pause', 'timer b timer.extend']),
  );
});

it('the system runs the delays of all actors on one clock', () => {
  const clock = new SimulatedClock();
  const system = createActorSystem({ clock });
  const timer = startTimerIn(system, 'a');
  vi.spyOn(Date, 'now').mockReturnValue(timer.getSnapshot().context.endsAt ?? 0);
  clock.increment(FIFTEEN_MINUTES.duration);
  expect(timer.getSnapshot().matches('ringing')).toBe(true);
});

it('the system stops all actors together, and what they run', () => {
  const release = vi.fn();
  const system = createActorSystem();
  const timer = startTimerIn(system, 'a');
  system.start(
    'lock',
    fromCallback(() => release),
  );
  system.stop();
  expect(timer.getSnapshot().status).toBe('stopped');
  expect(release).toHaveBeenCalledOnce();
});

it('the system gives code that arrives after the stop an actor that never starts', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const run = vi.fn();
  const system = createActorSystem();
  system.stop();
  const late = system.start('late', fromCallback(run));
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
])('the system goes on without an actor that fails %s, and logs why', async (_, logic) => {
  const system = createActorSystem();
  const timer = startTimerIn(system, 'a');
  system.start('culprit', logic);
  await settle();
  expect(log).toHaveBeenCalledExactlyOnceWith('The actor "culprit" has failed:', new Error('boom'));
  timer.send({ type: 'timer.pause' });
  expect(timer.getSnapshot().value).toBe('paused');
  expect(startTimerIn(system, 'b').getSnapshot().value).toBe('running');
  expect(system.start('culprit', timerMachine, FIFTEEN_MINUTES).getSnapshot().value).toBe(
    'running',
  );
});
