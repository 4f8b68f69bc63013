import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimerEvent } from '../../../machines/timer/timerMachine';
import { keyOf } from '../../../src/recipe/timers/createTimers';
import { leafOf } from '../../support/leafOf';
import { openTab, type TimerTab } from '../../support/timerTab';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const soup = { key: 'soup', label: 'Step 1 · 15 minutes', dish: 'Soup', duration: 15 * MINUTE };
const eggs = { key: 'eggs', label: 'Step 2 · 6 minutes', dish: 'Eggs', duration: 6 * MINUTE };

let tab: TimerTab;

function reload(after = 0) {
  tab.close();
  vi.setSystemTime(Date.now() + after);
  tab = openTab(tab.saved);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  tab = openTab();
  return () => {
    tab.close();
    vi.useRealTimers();
  };
});

const find = (key: string) =>
  tab.timers.getSnapshot().context.actors.find((actor) => keyOf(actor) === key);
const send = (key: string, type: TimerEvent['type']) => find(key)?.send({ type });
const ringing = () => tab.timers.getSnapshot().context.ringing.map(keyOf);
/** In the order in which the timers started */
const states = () =>
  tab.timers
    .getSnapshot()
    .context.actors.map((actor) => `${keyOf(actor)} ${leafOf(actor.getSnapshot()).split('.')[0]}`);

it('several timers run and ring at once, in the order of starting', () => {
  tab.timers.start(soup);
  tab.timers.start(eggs);
  vi.advanceTimersByTime(6 * MINUTE);
  expect(states()).toEqual(['soup running', 'eggs ringing']);
  expect([ringing(), tab.heard.sounding]).toEqual([['eggs'], 1]);
  vi.advanceTimersByTime(9 * MINUTE);
  // By now the alarm for the eggs has ended.
  expect([ringing(), tab.heard.sounding]).toEqual([['soup', 'eggs'], 1]);
  send('soup', 'timer.stop');
  expect([ringing(), tab.heard.sounding]).toEqual([['eggs'], 0]);
});

it('the first timer of a visit says that it may not ring, and none that a reload brings back', () => {
  tab.timers.start(soup);
  tab.timers.start(eggs);
  expect(tab.timers.getSnapshot().context.first).toBe(undefined);
  send('eggs', 'timer.stop');
  send('soup', 'timer.stop');
  reload();
  tab.timers.start(soup);
  expect(tab.timers.getSnapshot().context.first).toBe(find('soup'));
  reload();
  expect(tab.timers.getSnapshot().context.first).toBe(undefined);
});

it('listeners hear of starts, ends and stops, and not of each second', () => {
  const listener = vi.fn();
  const { unsubscribe } = tab.timers.subscribe(listener);
  tab.timers.start(soup);
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
  tab.timers.start(soup);
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
    tab.timers.start(soup);
    tab.timers.start(eggs);
    tab.timers.start({ ...eggs, key: 'rice' });
    tab.timers.start({ ...eggs, key: 'tea' });
    vi.advanceTimersByTime(MINUTE);
    send('rice', 'timer.pause');
    send('soup', 'timer.extend');
    send('tea', 'timer.stop');
    reload(6 * MINUTE);
    expect(states()).toEqual(['soup running', 'eggs ringing', 'rice paused']);
    expect(tab.timers.getSnapshot().context.newest).toBeUndefined();
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
    tab.timers.start(soup);
    reload();
    expect(tab.heard.prepared).toBe(0);
    press();
    press();
    expect(tab.heard.prepared).toBe(1);
  });
});

it('the press that starts a timer turns the sound on, and the end of the last turns it off', () => {
  document.body.click();
  expect(tab.heard.prepared).toBe(0);
  tab.timers.start(soup);
  tab.timers.start(eggs);
  send('soup', 'timer.stop');
  expect(tab.heard).toMatchObject({ prepared: 2, released: 0 });
  send('eggs', 'timer.stop');
  expect(tab.heard.released).toBe(1);
});
