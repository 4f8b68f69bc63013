import * as v from 'valibot';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';

const TIMES_KEY = 'saffron.answerTimes';
const VERSION = 1;

/** At most and at least so many answers of a model make its usual time. */
const MOST_COUNTED = 5;
const FEWEST_COUNTED = 2;

/** How many answers the tab remembers, for all models together. */
const MOST_KEPT = 25;

/** How long one answer took. */
interface AnswerTime {
  /** The connection and its model. */
  of: string;
  seconds: number;
}

const AnswerTime = v.object({
  of: v.string(),
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
}) satisfies v.GenericSchema<unknown, AnswerTime>;

const Saved = v.object({ version: v.literal(VERSION), times: v.array(AnswerTime) });

/** Remembers in this tab how long an answer took. @param of the connection and its model */
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
  return loadFromTab(TIMES_KEY, 'The times of earlier answers', Saved)?.times ?? [];
}
