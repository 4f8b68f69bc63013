import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  type AnyActorRef,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { createActors } from '../../../machines/actors';
import { timerMachine } from '../../../machines/timer/timerMachine';
import { settle } from '../../support/settle';
import {
  BEGINNING,
  FIFTEEN_MINUTES,
  startTimer,
  startTimerIn,
  type TimerDriver,
} from '../../support/timerActor';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function expectToRingAfter(timer: TimerDriver, ms: number) {
  timer.wait(ms - 1);
  expect([timer.state, timer.isSounding]).toEqual(['running', false]);
  timer.wait(1);
  expect([timer.state, timer.isSounding]).toEqual(['ringing', true]);
}

describe('a new timer', () => {
  it('runs, and knows the time of day at which it ends', () => {
    const timer = startTimer();
    expect(timer.state).toBe('running');
    expect(timer.context).toEqual({
      ...FIFTEEN_MINUTES,
      endsAt: BEGINNING + 15 * MINUTE,
      remaining: null,
    });
  });

  it('rings when its time is up, not before, and until it is stopped', () => {
    const timer = startTimer();
    expectToRingAfter(timer, 15 * MINUTE);
    timer.wait(HOUR);
    expect(timer.state).toBe('ringing');
    timer.send('stop');
    expect(timer.actor.getSnapshot().status).toBe('done');
    expect(timer.isSounding).toBe(false);
  });
});

describe('a pause', () => {
  it('keeps what is left, however long it lasts', () => {
    const timer = startTimer();
    timer.wait(5 * MINUTE);
    timer.send('pause');
    expect(timer.state).toBe('paused');
    expect(timer.context).toMatchObject({ endsAt: null, remaining: 10 * MINUTE });
    timer.wait(3 * HOUR);
    timer.send('resume');
    expect(timer.context).toMatchObject({ endsAt: timer.time + 10 * MINUTE, remaining: null });
    expectToRingAfter(timer, 10 * MINUTE);
  });

  it('outlives a reload', () => {
    const timer = startTimer({ ...FIFTEEN_MINUTES, endsAt: null, remaining: 4 * MINUTE });
    expect(timer.state).toBe('paused');
    timer.send('resume');
    expectToRingAfter(timer, 4 * MINUTE);
  });

  it('comes too late once the time is up, seen or not', () => {
    const timer = startTimer();
    timer.jump(15 * MINUTE);
    timer.send('pause');
    expect(timer.state).toBe('ringing');
    timer.send('pause');
    expect(timer.state).toBe('ringing');
  });

  it('has no effect twice, and a running timer cannot be resumed', () => {
    const timer = startTimer();
    timer.send('resume');
    expect(timer.context.endsAt).toBe(BEGINNING + 15 * MINUTE);
    timer.send('pause');
    timer.wait(MINUTE);
    timer.send('pause');
    timer.send('check');
    expect(timer.context.remaining).toBe(15 * MINUTE);
  });
});

describe('+1 min', () => {
  it('postpones the end of a running timer', () => {
    const timer = startTimer();
    timer.wait(14 * MINUTE);
    timer.send('extend');
    timer.send('extend');
    expectToRingAfter(timer, 3 * MINUTE);
  });

  it('keeps a paused timer paused', () => {
    const timer = startTimer();
    timer.send('pause');
    timer.send('extend');
    expect(timer.state).toBe('paused');
    expect(timer.context.remaining).toBe(16 * MINUTE);
  });

  it('silences a ringing timer, and counts from now', () => {
    const timer = startTimer();
    timer.wait(20 * MINUTE);
    timer.send('extend');
    expectToRingAfter(timer, MINUTE);
  });

  it('counts from now, even when the end went by unseen', () => {
    const timer = startTimer();
    timer.jump(20 * MINUTE);
    timer.send('extend');
    expect(timer.context.endsAt).toBe(timer.time + MINUTE);
  });
});

describe('the clock', () => {
  it('makes up for a sleep that ended in time', () => {
    const timer = startTimer();
    timer.jump(10 * MINUTE);
    timer.send('check');
    expectToRingAfter(timer, 5 * MINUTE);
  });

  it('is asked again when the browser’s delay ends early', () => {
    const timer = startTimer();
    timer.jump(-50);
    timer.wait(15 * MINUTE);
    expect(timer.state).toBe('running');
    timer.wait(50);
    expect(timer.state).toBe('ringing');
  });

  it('is asked again and again by a timer that is longer than any delay of a browser', () => {
    const schedule = vi.spyOn(SimulatedClock.prototype, 'setTimeout');
    const month = 30 * 24 * HOUR;
    const timer = startTimer({ ...FIFTEEN_MINUTES, duration: month });
    expectToRingAfter(timer, month);
    // With a longer delay, a browser would not wait at all.
    expect(Math.max(...schedule.mock.calls.map(([, delay]) => delay))).toBe(2 ** 31 - 1);
  });
});

it('an alarm ends after five minutes, and the timer still says that its time is up', () => {
  const timer = startTimer();
  timer.wait(15 * MINUTE);
  timer.wait(5 * MINUTE - 1);
  expect([timer.state, timer.isSounding]).toEqual(['ringing', true]);
  timer.wait(1);
  expect([timer.state, timer.isSounding]).toEqual(['ringing', false]);
  timer.send('extend');
  timer.wait(MINUTE);
  expect([timer.state, timer.isSounding]).toEqual(['ringing', true]);
});

it('without an alarm, a timer is silent', () => {
  const actor = createActor(timerMachine, { input: { ...FIFTEEN_MINUTES, endsAt: 0 } }).start();
  expect(actor.getSnapshot().matches('ringing')).toBe(true);
  expect(actor.getSnapshot().status).toBe('active');
});

describe('createActors', () => {
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
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The actor "culprit" has failed:',
      new Error('boom'),
    );
    timer.send({ type: 'timer.pause' });
    expect(timer.getSnapshot().value).toBe('paused');
    expect(startTimerIn(actors, 'b').getSnapshot().value).toBe('running');
    expect(actors.start('culprit', timerMachine, FIFTEEN_MINUTES).getSnapshot().value).toBe(
      'running',
    );
  });
});
