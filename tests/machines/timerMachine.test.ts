import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { timerMachine } from '../../machines/timerMachine';
import { createRecorder } from '../../src/devtools/recorder';
import { replay } from '../support/replay';
import { at, BEGINNING, FIFTEEN_MINUTES, startTimer } from '../support/timerActor';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
    timer.wait(15 * MINUTE - 1);
    expect(timer.state).toBe('running');
    expect(timer.isSounding).toBe(false);
    timer.wait(1);
    expect(timer.state).toBe('ringing');
    expect(timer.isSounding).toBe(true);
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
    timer.wait(10 * MINUTE - 1);
    expect(timer.state).toBe('running');
    timer.wait(1);
    expect(timer.state).toBe('ringing');
  });

  it('comes too late once the time is up, seen or not', () => {
    const timer = startTimer();
    timer.jump(15 * MINUTE);
    timer.send('pause');
    expect(timer.state).toBe('ringing');
    timer.send('pause');
    expect(timer.state).toBe('ringing');
  });

  it('is no pause twice, and a running timer cannot be resumed', () => {
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

describe('one minute more', () => {
  it('puts off the end of a running timer', () => {
    const timer = startTimer();
    timer.wait(14 * MINUTE);
    timer.send('extend');
    timer.send('extend');
    timer.wait(3 * MINUTE - 1);
    expect(timer.state).toBe('running');
    timer.wait(1);
    expect(timer.state).toBe('ringing');
  });

  it('is kept by a paused one', () => {
    const timer = startTimer();
    timer.send('pause');
    timer.send('extend');
    expect(timer.state).toBe('paused');
    expect(timer.context.remaining).toBe(16 * MINUTE);
  });

  it('silences one that rings, and counts from now', () => {
    const timer = startTimer();
    timer.wait(20 * MINUTE);
    timer.send('extend');
    expect(timer.state).toBe('running');
    expect(timer.isSounding).toBe(false);
    expect(timer.context.endsAt).toBe(timer.time + MINUTE);
    timer.wait(MINUTE);
    expect(timer.state).toBe('ringing');
  });

  it('counts from now also where the end has gone by unseen', () => {
    const timer = startTimer();
    timer.jump(20 * MINUTE);
    timer.send('extend');
    expect(timer.context.endsAt).toBe(timer.time + MINUTE);
  });
});

describe('the clock', () => {
  it('has a timer ring at once that ended while the page slept', () => {
    const timer = startTimer();
    timer.jump(8 * HOUR);
    expect(timer.state).toBe('running');
    timer.send('check');
    expect(timer.state).toBe('ringing');
  });

  it('makes up for a sleep within the time', () => {
    const timer = startTimer();
    timer.jump(10 * MINUTE);
    timer.send('check');
    expect(timer.state).toBe('running');
    timer.wait(5 * MINUTE);
    expect(timer.state).toBe('ringing');
  });

  it('is waited for again when the browser’s delay comes early', () => {
    const timer = startTimer();
    timer.jump(-50);
    timer.wait(15 * MINUTE);
    expect(timer.state).toBe('running');
    timer.wait(50);
    expect(timer.state).toBe('ringing');
  });

  it('has the last word when it is set back or forward', () => {
    const back = startTimer();
    back.jump(-HOUR);
    back.wait(15 * MINUTE);
    expect(back.state).toBe('running');
    back.wait(HOUR);
    expect(back.state).toBe('ringing');

    const forward = startTimer();
    forward.jump(HOUR);
    forward.send('check');
    expect(forward.state).toBe('ringing');
  });

  it('is asked again and again by a timer that is longer than any delay of a browser', () => {
    const month = 30 * 24 * HOUR;
    const timer = startTimer({ ...FIFTEEN_MINUTES, duration: month });
    // Asked for more, a browser would wait for nothing at all.
    const [scheduled] = Object.values(timer.actor.system.getSnapshot()._scheduledEvents);
    expect(scheduled?.delay).toBe(2 ** 31 - 1);
    timer.wait(month - 1);
    expect(timer.state).toBe('running');
    timer.wait(1);
    expect(timer.state).toBe('ringing');
  });
});

describe('a reload', () => {
  const endsAt = BEGINNING + 10 * MINUTE;

  it('goes on with a running timer', () => {
    const timer = startTimer({ ...FIFTEEN_MINUTES, endsAt });
    timer.wait(10 * MINUTE - 1);
    expect(timer.state).toBe('running');
    timer.wait(1);
    expect(timer.state).toBe('ringing');
  });

  it('has one ring that ended meanwhile', () => {
    const timer = startTimer({ ...FIFTEEN_MINUTES, endsAt }, { now: endsAt + 1 });
    expect(timer.state).toBe('ringing');
    expect(timer.isSounding).toBe(true);
    expect(timer.context.endsAt).toBe(endsAt);
  });

  it('leaves a paused one paused', () => {
    const timer = startTimer({ ...FIFTEEN_MINUTES, endsAt: null, remaining: 4 * MINUTE });
    expect(timer.state).toBe('paused');
    timer.wait(HOUR);
    expect(timer.context).toMatchObject({ endsAt: null, remaining: 4 * MINUTE });
    timer.send('resume');
    timer.wait(4 * MINUTE);
    expect(timer.state).toBe('ringing');
  });
});

it('does not care about summer time', () => {
  // At 01:00 UTC on 25 October 2026 the clocks of Europe go back from three to two.
  const now = Date.UTC(2026, 9, 25, 0, 55);
  const timer = startTimer(FIFTEEN_MINUTES, { now });
  timer.wait(15 * MINUTE - 1);
  expect(timer.state).toBe('running');
  timer.wait(1);
  expect(timer.state).toBe('ringing');
});

it('is silent as long as no alarm is provided', () => {
  const actor = createActor(timerMachine, { input: { ...FIFTEEN_MINUTES, endsAt: 0 } }).start();
  expect(actor.getSnapshot().value).toBe('ringing');
  expect(actor.getSnapshot().status).toBe('active');
});

it('goes through the same again when a recording of it is replayed', () => {
  const recorder = createRecorder();
  const timer = startTimer(FIFTEEN_MINUTES, { inspect: recorder.inspect });
  timer.wait(MINUTE);
  timer.send('pause');
  timer.wait(MINUTE);
  timer.send('resume');
  timer.send('extend');
  timer.wait(15 * MINUTE);
  timer.send('extend');
  timer.wait(MINUTE);
  timer.send('stop');
  const recording = at(timer.time, () => recorder.recording());
  expect(recording.happened.filter(({ type }) => type === 'event')).toHaveLength(5);
  expect(replay(recording, [timerMachine])).toEqual(recording);
});
