import { loadFromTab, writeTab } from '../browser/tabStorage';

const TIMES_KEY = 'saffron.answerTimes';
const VERSION = 1;

/** How many of a model's answers count, and how few say nothing. */
const MOST_COUNTED = 5;
const FEWEST_COUNTED = 2;

/** How many answers the tab remembers, of all models. */
const MOST_KEPT = 25;

/** How long one answer took. */
interface AnswerTime {
  /** The connection and its model. */
  of: string;
  seconds: number;
}

/** Remembers in this tab how long an answer of a connection's model took. */
export function addAnswerTime(of: string, seconds: number): void {
  const times = [...loadTimes(), { of, seconds }].slice(-MOST_KEPT);
  writeTab(TIMES_KEY, JSON.stringify({ version: VERSION, times }));
}

/** The median of the last answers, in seconds; null if there are too few. */
export function usualAnswerTime(of: string): number | null {
  const seconds = loadTimes()
    .filter((time) => time.of === of)
    .slice(-MOST_COUNTED)
    .map((time) => time.seconds)
    .sort((one, other) => one - other);
  if (seconds.length < FEWEST_COUNTED) return null;
  const middle = (seconds.length - 1) / 2;
  return ((seconds[Math.floor(middle)] ?? 0) + (seconds[Math.ceil(middle)] ?? 0)) / 2;
}

function loadTimes(): readonly AnswerTime[] {
  const read = (value: unknown) => {
    const { version, times } = Object(value) as Record<string, unknown>;
    if (version !== VERSION) throw new Error(`they are of version ${version}.`);
    if (!Array.isArray(times) || !times.every(isTime)) throw new Error('they are no times.');
    return times as AnswerTime[];
  };
  return loadFromTab(TIMES_KEY, 'The times of earlier answers', read) ?? [];
}

function isTime(value: unknown): boolean {
  const { of, seconds } = Object(value);
  return typeof of === 'string' && Number.isFinite(seconds) && seconds >= 0;
}
