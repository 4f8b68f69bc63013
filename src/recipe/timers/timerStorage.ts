import * as v from 'valibot';
import type { Timer as TimerType } from '../../../machines/timer/timerMachine';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { TIMERS_KEY } from './hasSavedTimers';

const VERSION = 1;

/** More than a cook starts by hand. */
const MOST_TIMERS = 100;

/** In characters. */
const LONGEST_NAME = 500;

/** In ms: a day, and the minutes that the cook has added. */
const LONGEST = 48 * 3_600_000;

/** In ms. People open a tab again days later, and these timers are of no use then. */
const LONGEST_PAST = 12 * 3_600_000;

const Name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const Length = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST));

const Always = {
  key: v.pipe(Name, v.regex(/^[\w-]+$/)),
  label: Name,
  dish: Name,
  duration: Length,
  step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

const Timer = v.union([
  v.object({ ...Always, endsAt: v.null(), remaining: Length }),
  v.object({
    ...Always,
    endsAt: v.pipe(v.number(), v.minValue(0)),
    remaining: v.null(),
    isUncertain: v.exactOptional(v.fallback(v.boolean(), false)),
  }),
]) satisfies v.GenericSchema<unknown, TimerType>;

const Saved = v.pipe(
  v.object({
    version: v.literal(VERSION),
    savedAt: v.fallback(v.number(), 0),
    timers: v.pipe(v.array(v.unknown()), v.maxLength(MOST_TIMERS), v.array(Timer)),
  }),
  v.transform(({ savedAt, timers }) => timers.map((timer) => setBack(timer, savedAt))),
  v.check((timers) => timers.every(({ endsAt }) => !endsAt || endsAt <= Date.now() + LONGEST)),
  v.check((timers) => new Set(timers.map(({ key }) => key)).size === timers.length),
);

const OF_TIMER = [
  'key',
  'label',
  'dish',
  'step',
  'duration',
  'endsAt',
  'remaining',
  'isUncertain',
] satisfies readonly (keyof TimerType)[];
const SAVED_FIELDS = ['version', 'savedAt', 'timers', ...OF_TIMER];

/** A clock that was set back leaves the timer the time that it had, and makes it uncertain. */
function setBack(timer: TimerType, savedAt: number): TimerType {
  const ms = savedAt - Date.now();
  if (timer.endsAt === null || ms <= 0) return timer;
  return { ...timer, endsAt: timer.endsAt - ms, isUncertain: true };
}

/** One wrong timer drops all, and is logged. Timers of more than half a day ago stay out. */
export function loadTimers(): TimerType[] {
  const timers = loadFromTab(TIMERS_KEY, 'The timers from before the reload', Saved) ?? [];
  return timers.filter(({ endsAt }) => endsAt === null || endsAt > Date.now() - LONGEST_PAST);
}

export function saveTimers(timers: readonly TimerType[]): void {
  if (timers.length === 0) {
    removeFromTab(TIMERS_KEY);
    return;
  }
  const saved = { version: VERSION, savedAt: Date.now(), timers: timers.slice(-MOST_TIMERS) };
  writeTab(TIMERS_KEY, JSON.stringify(saved, SAVED_FIELDS));
}
