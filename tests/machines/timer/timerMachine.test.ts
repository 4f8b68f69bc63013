import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { timerMachine } from '../../../machines/timer/timerMachine';
import { BEGINNING, FIFTEEN_MINUTES, startTimer, type TimerDriver } from '../../support/timerActor';

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

  it('counts from now also when the end went by unseen', () => {
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
