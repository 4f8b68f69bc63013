import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActorSystem } from '../../machines/actorSystem';
import type { Timer, TimerEvent } from '../../machines/timerMachine';
import { createTimers, keyOf, type Timers } from '../../src/timers/createTimers';
import { createFakeAlarm } from '../support/fakeAlarm';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const soup = { key: 'soup', label: 'Step 1 · 15 minutes', dish: 'Soup', duration: 15 * MINUTE };
const eggs = { key: 'eggs', label: 'Step 2 · 6 minutes', dish: 'Eggs', duration: 6 * MINUTE };

let timers: Timers;
let saved: readonly Timer[];
let heard: ReturnType<typeof createFakeAlarm>['heard'];
let close: () => void;

/** Opens the page in the tab. */
function open() {
  const { alarm, heard: byAlarm } = createFakeAlarm();
  heard = byAlarm;
  const { start, stop } = createActorSystem();
  const save = (all: readonly Timer[]) => {
    saved = structuredClone(all);
  };
  timers = createTimers({ start, saved, save, alarm });
  close = () => {
    stop();
    timers.stop();
  };
}

/** Closes the page and opens it again, later. */
function reload(after = 0) {
  close();
  vi.setSystemTime(Date.now() + after);
  open();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  saved = [];
  open();
  return () => {
    close();
    vi.useRealTimers();
  };
});

const find = (key: string) => timers.get().actors.find((actor) => keyOf(actor) === key);
const send = (key: string, type: TimerEvent['type']) => find(key)?.send({ type });
const ringing = () => timers.get().ringing.map(keyOf);
/** The state of each timer, in the order in which they started. */
const states = () =>
  timers.get().actors.map((actor) => `${keyOf(actor)} ${actor.getSnapshot().value}`);

it('several timers run and ring at once, in the order of starting', () => {
  timers.start(soup);
  timers.start(eggs);
  vi.advanceTimersByTime(6 * MINUTE);
  expect(states()).toEqual(['soup running', 'eggs ringing']);
  expect([ringing(), heard.sounding]).toEqual([['eggs'], 1]);
  vi.advanceTimersByTime(9 * MINUTE);
  expect([ringing(), heard.sounding]).toEqual([['soup', 'eggs'], 2]);
  send('soup', 'timer.stop');
  expect([ringing(), heard.sounding]).toEqual([['eggs'], 1]);
});

it('a timer starts once, and anew after it has been stopped', () => {
  timers.start(soup);
  vi.advanceTimersByTime(MINUTE);
  timers.start(soup);
  expect(states()).toEqual(['soup running']);
  expect(find('soup')?.getSnapshot().context.endsAt).toBe(NOW + 15 * MINUTE);
  send('soup', 'timer.stop');
  expect(states()).toEqual([]);
  timers.start(soup);
  expect(states()).toEqual(['soup running']);
  expect(find('soup')?.getSnapshot().context.endsAt).toBe(NOW + 16 * MINUTE);
});

it('the newest timer is the one that the cook started last, as long as it is there', () => {
  expect(timers.get().newest).toBeUndefined();
  timers.start(soup);
  timers.start(eggs);
  expect(timers.get().newest).toBe(find('eggs'));
  send('soup', 'timer.stop');
  expect(timers.get().newest).toBe(find('eggs'));
  send('eggs', 'timer.stop');
  expect(timers.get().newest).toBeUndefined();
});

it('listeners hear of starts, ends and stops, and not of each second', () => {
  const listener = vi.fn();
  const unsubscribe = timers.subscribe(listener);
  timers.start(soup);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  send('soup', 'timer.stop');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['taken out of the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['focused', () => window.dispatchEvent(new Event('focus'))],
])('a page that slept over the end rings as soon as it is %s', (_, wake) => {
  timers.start(soup);
  vi.setSystemTime(NOW + 20 * MINUTE);
  expect(ringing()).toEqual([]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wake();
  expect(ringing()).toEqual([]);
  hidden.mockReturnValue(false);
  wake();
  expect(ringing()).toEqual(['soup']);
});

describe('after a reload', () => {
  it('running, ended and paused timers go on as the cook left them', () => {
    timers.start(soup);
    timers.start(eggs);
    timers.start({ ...eggs, key: 'rice' });
    timers.start({ ...eggs, key: 'tea' });
    vi.advanceTimersByTime(MINUTE);
    send('rice', 'timer.pause');
    send('soup', 'timer.extend');
    send('tea', 'timer.stop');
    reload(6 * MINUTE);
    expect(states()).toEqual(['soup running', 'eggs ringing', 'rice paused']);
    expect(timers.get().newest).toBeUndefined();
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(ringing()).toEqual(['eggs']);
    vi.advanceTimersByTime(1);
    expect(ringing()).toEqual(['soup', 'eggs']);
    send('rice', 'timer.resume');
    vi.advanceTimersByTime(5 * MINUTE);
    expect(ringing()).toEqual(['soup', 'eggs', 'rice']);
  });

  it.each([
    ['click', () => document.body.click()],
    ['key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))],
  ])('the first %s turns the sound on again', (_, press) => {
    timers.start(soup);
    reload();
    expect(heard.prepared).toBe(0);
    press();
    press();
    expect(heard.prepared).toBe(1);
  });
});

it('the press that starts a timer turns the sound on, and the end of the last turns it off', () => {
  document.body.click();
  expect(heard.prepared).toBe(0);
  timers.start(soup);
  timers.start(eggs);
  send('soup', 'timer.stop');
  expect(heard).toMatchObject({ prepared: 2, released: 0 });
  send('eggs', 'timer.stop');
  expect(heard.released).toBe(1);
});

it('a closed page is silent, and what it has saved stays saved', () => {
  timers.start(soup);
  timers.start(eggs);
  reload();
  const before = saved;
  close();
  vi.advanceTimersByTime(20 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.click();
  expect(heard).toEqual({ sounding: 0, prepared: 0, released: 1 });
  expect(saved).toEqual(before);
});
