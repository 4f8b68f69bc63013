import type { Timer } from '../../machines/timerMachine';
import { loadFromTab, removeFromTab, writeTab } from '../browser/tabStorage';
import { TIMERS_KEY } from './hasSavedTimers';

const VERSION = 1;

/** Nobody starts more by hand. */
const MOST_TIMERS = 100;

/** The page gives no longer names, in characters. */
const LONGEST_NAME = 500;

/** The longest time that a timer can run, in ms: a day, and the minutes that the cook has added. */
const LONGEST = 48 * 3_600_000;

/** How long ago a useful timer may have ended, in ms: people open a tab again days later. */
const LONGEST_PAST = 12 * 3_600_000;

/**
 * Loads the timers that this tab saved before a reload. If one of them is wrong, it drops
 * all, and one line in the console says why. It leaves out a timer that ended half a day ago.
 */
export function loadTimers(): Timer[] {
  return loadFromTab(TIMERS_KEY, 'The timers from before the reload', readTimers) ?? [];
}

/** Saves the timers for a reload of this tab. */
export function saveTimers(timers: readonly Timer[]): void {
  if (timers.length === 0) {
    removeFromTab(TIMERS_KEY);
    return;
  }
  const newest = timers.slice(-MOST_TIMERS);
  const saved = newest.map(({ key, label, dish, duration, endsAt, remaining, isUncertain }) => ({
    key,
    label,
    dish,
    duration,
    endsAt,
    remaining,
    isUncertain,
  }));
  writeTab(TIMERS_KEY, JSON.stringify({ version: VERSION, savedAt: Date.now(), timers: saved }));
}

/** @throws {Error} whose message names the fault of the value */
function readTimers(value: unknown): Timer[] {
  const { version, savedAt, timers } = Object(value) as Record<string, unknown>;
  if (version !== VERSION) throw new Error(`they are of version ${version}, not ${VERSION}.`);
  if (!Array.isArray(timers)) throw new Error('they are no list.');
  if (timers.length > MOST_TIMERS) throw new Error(`there are more than ${MOST_TIMERS}.`);
  // A time in the future means that someone has set back the clock.
  const setBack = Math.max((Number(savedAt) || 0) - Date.now(), 0);
  const read = timers.map((timer) => readTimer(timer, setBack));
  if (new Set(read.map(({ key }) => key)).size !== read.length) {
    throw new Error('one is there twice.');
  }
  return read.filter(({ endsAt }) => endsAt === null || endsAt > Date.now() - LONGEST_PAST);
}

/**
 * Reads one timer.
 *
 * @param setBack how far someone has set back the clock since, if that shows, in ms: a running timer then
 *   has as much time left as when it was saved
 * @throws {Error} whose message names the fault of the value
 */
function readTimer(value: unknown, setBack: number): Timer {
  const { key, label, dish, duration, endsAt, remaining, isUncertain } = Object(value) as Record<
    string,
    unknown
  >;
  const isName = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= LONGEST_NAME;
  const isTime = (time: unknown): time is number =>
    typeof time === 'number' && time >= 0 && time <= LONGEST;

  if (!isName(key) || !/^[\w-]+$/.test(key)) throw new Error('one has no key.');
  if (!isName(label) || !isName(dish)) throw new Error('one has no name.');
  if (!isTime(duration)) throw new Error('one has no duration.');
  if (endsAt === null) {
    if (!isTime(remaining)) throw new Error('one is paused with nothing left.');
    return { key, label, dish, duration, endsAt, remaining };
  }
  if (typeof endsAt !== 'number' || !(endsAt >= 0) || endsAt - setBack > Date.now() + LONGEST) {
    throw new Error('one has no end.');
  }
  if (remaining !== null) throw new Error('one runs and is paused.');
  return {
    key,
    label,
    dish,
    duration,
    endsAt: endsAt - setBack,
    remaining,
    ...((setBack > 0 || isUncertain === true) && { isUncertain: true }),
  };
}
