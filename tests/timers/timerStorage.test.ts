// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Timer } from '../../machines/timerMachine';
import { hasKeptTimers } from '../../src/timers/hasSavedTimers';
import { keepTimers, restoreTimers } from '../../src/timers/timerStorage';

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

it('restores nothing, in silence, in a new tab', () => {
  expect(hasKeptTimers()).toBe(false);
  expect(restoreTimers()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('restores what was kept, and nothing else of it', () => {
  keepTimers([{ ...RUNNING, token: 'hf_x' } as Timer, PAUSED]);
  expect(hasKeptTimers()).toBe(true);
  expect(restoreTimers()).toEqual([RUNNING, PAUSED]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hf_x');
});

it('forgets the timers once there is none', () => {
  keepTimers([RUNNING]);
  keepTimers([]);
  expect(hasKeptTimers()).toBe(false);
});

it('restores a timer that ended meanwhile, but not one of half a day ago', () => {
  const ended = { ...RUNNING, endsAt: NOW - 11 * HOUR };
  keepTimers([ended, { ...PAUSED, endsAt: NOW - 13 * HOUR, remaining: null }]);
  expect(restoreTimers()).toEqual([ended]);
  expect(warn).not.toHaveBeenCalled();
});

describe('rubbish costs the restored timers and one line', () => {
  const kept = (...timers: unknown[]) => JSON.stringify({ version: 1, timers });
  it.each([
    ['broken JSON', '{"version":1'],
    ['no object', 'null'],
    ['another version', JSON.stringify({ version: 2, timers: [RUNNING] })],
    ['no list', JSON.stringify({ version: 1, timers: {} })],
    ['too many', kept(...Array.from({ length: 101 }, (_, key) => ({ ...RUNNING, key: `${key}` })))],
    ['twins', kept(RUNNING, RUNNING)],
    ['no timer', kept(null)],
    ['no key', kept({ ...RUNNING, key: 7 })],
    ['a key that is none', kept({ ...RUNNING, key: 'a"]<b>' })],
    ['no label', kept({ ...RUNNING, label: undefined })],
    ['an endless label', kept({ ...RUNNING, label: 'x'.repeat(501) })],
    ['a dish that is no text', kept({ ...RUNNING, dish: {} })],
    ['no duration', kept({ ...RUNNING, duration: null })],
    ['an endless duration', kept({ ...RUNNING, duration: 1e18 })],
    ['a negative duration', kept({ ...RUNNING, duration: -1 })],
    ['an end that is no time', kept({ ...RUNNING, endsAt: '12:00' })],
    ['an end before all times', kept({ ...RUNNING, endsAt: -1 })],
    ['an end in a year', kept({ ...RUNNING, endsAt: NOW + 365 * 24 * HOUR })],
    ['a pause with nothing left', kept({ ...PAUSED, remaining: null })],
    ['a pause for ever', kept({ ...PAUSED, remaining: 1e18 })],
    ['a pause that is none', kept({ ...RUNNING, remaining: 5 })],
  ])('(%s)', (_, text) => {
    sessionStorage.setItem('saffron.timers', text);
    expect(restoreTimers()).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The timers of before the reload were dropped: .+/)],
    ]);
  });
});
