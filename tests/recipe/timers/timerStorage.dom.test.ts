import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { Timer } from '../../../machines/timer/timerMachine';
import { hasSavedTimers } from '../../../src/recipe/timers/hasSavedTimers';
import { loadTimers, saveTimers } from '../../../src/recipe/timers/timerStorage';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const RUNNING: Timer = {
  key: 'a-1',
  label: 'Step 1 · 15 minutes',
  dish: 'Soup',
  duration: 900_000,
  endsAt: NOW + 60_000,
  remaining: null,
};
const PAUSED: Timer = { ...RUNNING, key: 'b-2', dish: '', endsAt: null, remaining: 30_000 };

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => vi.useRealTimers();
});

it('a new tab has no timers', () => {
  expect(hasSavedTimers()).toBe(false);
  expect(loadTimers()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('timers are saved and loaded, and nothing else with them', () => {
  saveTimers([{ ...RUNNING, token: 'hf_x' } as Timer, PAUSED]);
  expect(hasSavedTimers()).toBe(true);
  expect(loadTimers()).toEqual([RUNNING, PAUSED]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hf_x');
});

it('of more timers than a cook starts by hand, the newest outlive a reload', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...RUNNING, key: `${index}` }));
  saveTimers(many);
  expect(loadTimers()).toEqual(many.slice(20));
});

it('the tab keeps nothing of the timers once the last one has stopped', () => {
  saveTimers([RUNNING]);
  saveTimers([]);
  expect(hasSavedTimers()).toBe(false);
});

it('a timer that ended meanwhile is loaded, unless that was half a day ago', () => {
  const ended = { ...RUNNING, endsAt: NOW - 11 * HOUR };
  saveTimers([ended, { ...PAUSED, endsAt: NOW - 13 * HOUR, remaining: null }]);
  expect(loadTimers()).toEqual([ended]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['three days', 72 * HOUR],
  ['an hour', HOUR],
])('timers stay if the clock was set back by %s, and are marked as uncertain', (_, setBack) => {
  saveTimers([RUNNING, PAUSED]);
  vi.setSystemTime(NOW - setBack);
  const kept = { ...RUNNING, endsAt: NOW - setBack + 60_000, isUncertain: true };
  expect(loadTimers()).toEqual([kept, PAUSED]);
  saveTimers([kept]);
  expect(loadTimers()).toEqual([kept]);
  expect(warn).not.toHaveBeenCalled();
});

const saved = (...timers: unknown[]) => JSON.stringify({ version: 1, timers });

it.each([
  ['broken JSON', '{"version":1'],
  ['another version', JSON.stringify({ version: 2, timers: [RUNNING] })],
  ['too many', saved(...Array.from({ length: 101 }, (_, key) => ({ ...RUNNING, key: `${key}` })))],
  ['twins', saved(RUNNING, RUNNING)],
  ['no key', saved({ ...RUNNING, key: 7 })],
  ['a key that is markup', saved({ ...RUNNING, key: 'a"]<b>' })],
  ['an endless label', saved({ ...RUNNING, label: 'x'.repeat(501) })],
  ['no duration', saved({ ...RUNNING, duration: null })],
  ['an endless duration', saved({ ...RUNNING, duration: 1e18 })],
  ['an end that is not a time', saved({ ...RUNNING, endsAt: '12:00' })],
  ['an end in a year', saved({ ...RUNNING, endsAt: NOW + 365 * 24 * HOUR })],
  ['a pause with nothing left', saved({ ...PAUSED, remaining: null })],
  ['a running timer with a rest', saved({ ...RUNNING, remaining: 5 })],
])('%s loses the saved timers, with one line in the console', (_, text) => {
  sessionStorage.setItem('saffron.timers', text);
  expect(loadTimers()).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^The timers from before the reload could not be used: .+/)],
  ]);
});
