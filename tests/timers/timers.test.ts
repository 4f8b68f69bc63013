// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { Timer } from '../../machines/timerMachine';
import * as titleNews from '../../src/app/titleNews';
import { startTimers, type Timers, type TimersOptions } from '../../src/timers/timers';
import { createFakeAlarm } from '../support/fakeAlarm';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const soup = { key: 'a-1', label: 'Step 1 · 15 minutes', dish: 'Soup', duration: 15 * MINUTE };
const eggs = { key: 'b-1', label: 'Step 2 · 6 minutes', dish: 'Eggs', duration: 6 * MINUTE };

let timers: Timers;
let kept: readonly Timer[] = [];
let heard: ReturnType<typeof createFakeAlarm>['heard'];
let title: string;

/** Starts the timers as a page does that has just been opened in the tab. */
function open(options: TimersOptions = {}) {
  const fake = createFakeAlarm();
  heard = fake.heard;
  timers = startTimers({
    keep(all) {
      kept = JSON.parse(JSON.stringify(all));
    },
    alarm: fake.alarm,
    ...options,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(titleNews, 'tellInTitle').mockImplementation((text) => {
    title = text;
  });
  kept = [];
  title = '';
  open();
  return () => {
    timers.dispose();
    vi.useRealTimers();
  };
});

const labels = () => timers.getNow().actors.map((actor) => actor.getSnapshot().context.label);
const states = () => timers.getNow().actors.map((actor) => actor.getSnapshot().value);
const ringing = () => timers.getNow().ringing.map((actor) => actor.getSnapshot().context.label);

/** Lets the wall's clock go on while the page's delays stand still, and wakes the page. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('runs several timers at once, in the order of starting', () => {
  timers.start(soup);
  timers.start(eggs);
  expect(labels()).toEqual([soup.label, eggs.label]);
  vi.advanceTimersByTime(6 * MINUTE);
  expect(states()).toEqual(['running', 'ringing']);
  expect(ringing()).toEqual([eggs.label]);
  expect(heard.sounding).toBe(1);
  vi.advanceTimersByTime(9 * MINUTE);
  expect(states()).toEqual(['ringing', 'ringing']);
});

it('starts a timer once, however often its button is pressed', () => {
  timers.start(soup);
  vi.advanceTimersByTime(MINUTE);
  timers.start(soup);
  expect(labels()).toEqual([soup.label]);
  expect(timers.find('a-1')?.getSnapshot().context.endsAt).toBe(NOW + 15 * MINUTE);
});

it('starts it anew once it has been stopped', () => {
  timers.start(soup);
  timers.find('a-1')?.send({ type: 'timer.stop' });
  expect(labels()).toEqual([]);
  expect(timers.find('a-1')).toBeUndefined();
  timers.start(soup);
  expect(labels()).toEqual([soup.label]);
});

it('has two that end at once both ring, and both be told of', () => {
  timers.start(soup);
  timers.start({ ...eggs, duration: soup.duration });
  vi.advanceTimersByTime(15 * MINUTE);
  expect(ringing()).toEqual([soup.label, eggs.label]);
  expect(heard.sounding).toBe(2);
  timers.find('a-1')?.send({ type: 'timer.stop' });
  expect(ringing()).toEqual([eggs.label]);
  expect(heard.sounding).toBe(1);
});

it('says in the title that the time is up, until nothing rings', () => {
  timers.start(soup);
  timers.start(eggs);
  expect(title).toBe('');
  vi.advanceTimersByTime(15 * MINUTE);
  expect(title).toBe('Time is up');
  timers.find('a-1')?.send({ type: 'timer.extend' });
  expect(title).toBe('Time is up');
  timers.find('b-1')?.send({ type: 'timer.stop' });
  expect(title).toBe('');
});

it('tells which one was started last, as long as it is there', () => {
  expect(timers.getNow().newest).toBeUndefined();
  timers.start(soup);
  timers.start(eggs);
  expect(timers.getNow().newest).toBe(timers.find('b-1'));
  timers.find('b-1')?.send({ type: 'timer.stop' });
  expect(timers.getNow().newest).toBeUndefined();
});

it('calls listeners for starts, ends and stops, and not for each second', () => {
  timers.start(soup);
  const listener = vi.fn();
  const unsubscribe = timers.subscribe(listener);
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  timers.find('a-1')?.send({ type: 'timer.stop' });
  expect(listener).toHaveBeenCalledOnce();
});

describe('a page that slept', () => {
  it.each([
    ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['taken out of the cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['looked at', () => window.dispatchEvent(new Event('focus'))],
  ])('rings at once when it is %s', (_, wake) => {
    timers.start(soup);
    vi.setSystemTime(NOW + 20 * MINUTE);
    expect(states()).toEqual(['running']);
    wake();
    expect(states()).toEqual(['ringing']);
  });

  it('rings in time when it wakes before the end', () => {
    timers.start(soup);
    sleep(10 * MINUTE);
    expect(states()).toEqual(['running']);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(states()).toEqual(['ringing']);
  });
});

describe('a reload', () => {
  function reload(after: number) {
    timers.dispose();
    vi.setSystemTime(Date.now() + after);
    open({ restored: kept });
  }

  it('goes on with what runs, has ended or is paused', () => {
    timers.start(soup);
    timers.start(eggs);
    timers.start({ ...eggs, key: 'c-1', label: 'Step 4 · 6 minutes' });
    vi.advanceTimersByTime(MINUTE);
    timers.find('c-1')?.send({ type: 'timer.pause' });
    reload(6 * MINUTE);
    expect(labels()).toEqual([soup.label, eggs.label, 'Step 4 · 6 minutes']);
    expect(states()).toEqual(['running', 'ringing', 'paused']);
    expect(timers.getNow().newest).toBeUndefined();
    vi.advanceTimersByTime(8 * MINUTE - 1);
    expect(states()[0]).toBe('running');
    vi.advanceTimersByTime(1);
    expect(states()[0]).toBe('ringing');
    timers.find('c-1')?.send({ type: 'timer.resume' });
    vi.advanceTimersByTime(5 * MINUTE);
    expect(states()).toEqual(['ringing', 'ringing', 'ringing']);
  });

  it('forgets what was stopped, and knows of a minute more', () => {
    timers.start(soup);
    timers.start(eggs);
    timers.find('a-1')?.send({ type: 'timer.stop' });
    timers.find('b-1')?.send({ type: 'timer.extend' });
    reload(0);
    expect(labels()).toEqual([eggs.label]);
    vi.advanceTimersByTime(7 * MINUTE - 1);
    expect(states()).toEqual(['running']);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(['ringing']);
  });

  it('asks for sound again at the first press or key', () => {
    timers.start(soup);
    reload(0);
    expect(heard.prepared).toBe(0);
    document.body.click();
    expect(heard.prepared).toBe(1);
    document.body.click();
    expect(heard.prepared).toBe(1);
    reload(0);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(heard.prepared).toBe(1);
  });
});

it('asks for sound in the press that starts a timer, and gives it back with the last one', () => {
  document.body.click();
  expect(heard.prepared).toBe(0);
  timers.start(soup);
  expect(heard.prepared).toBe(1);
  expect(heard.released).toBe(0);
  timers.find('a-1')?.send({ type: 'timer.stop' });
  expect(heard.released).toBe(1);
});

it('has each timer inspected', () => {
  timers.dispose();
  const told: InspectionEvent[] = [];
  open({ inspect: (event) => void told.push(event) });
  timers.start(soup);
  timers.find('a-1')?.send({ type: 'timer.pause' });
  const events = told.flatMap((one) => (one.type === '@xstate.event' ? [one.event.type] : []));
  expect(events).toEqual(['xstate.init', 'timer.pause']);
});

it('leaves nothing behind when it is let go of', () => {
  timers.start(soup);
  timers.start(eggs);
  const before = kept;
  timers.dispose();
  vi.advanceTimersByTime(20 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard.sounding).toBe(0);
  expect(title).toBe('');
  expect(kept).toEqual(before);
});
