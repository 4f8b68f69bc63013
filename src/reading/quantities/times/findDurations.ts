import type { LanguageCode } from '../../languages/Language';
import { lexTimes, normalizeText, secondsOf, type Time } from '../lexTimes';
import type { Span } from '../units';
import { waitRuleOf } from './waits';

/** A time that a step says to wait. */
export interface FoundDuration extends Span {
  /** Whole seconds; of a range, the lower end. */
  seconds: number;
  text: string;
}

/** The longest time that a page stays open, in seconds. */
const LONGEST = 24 * 3_600;

/**
 * Times that a step says to wait, in order, without overlaps. Skips what only looks like one
 * ("2-minute noodles", "ready in 30 minutes", "5 minutes before the end"), and what is doubtful.
 * Reads Western digits only, in linear time. `text` is without markup.
 */
export function findDurations(text: string, language: LanguageCode = 'en'): FoundDuration[] {
  const level = normalizeText(text);
  return lexTimes(level, language).flatMap((time) => {
    const { start, end } = time;
    const seconds = inLimits(time);
    const waits = seconds !== null && waitRuleOf(level, time, language)?.result === 'waits';
    return waits ? [{ start, end, seconds, text: text.slice(start, end) }] : [];
  });
}

/** Null unless the text is one time and nothing else, such as a table's cell. */
export function readDuration(text: string, language: LanguageCode = 'en'): number | null {
  const level = normalizeText(text)
    .trim()
    .replace(/[.~≈]{1,3}$/, '');
  const [time] = lexTimes(level, language);
  return time?.start === 0 && time.end >= level.length ? inLimits(time) : null;
}

function inLimits(time: Time): number | null {
  const seconds = Math.round(secondsOf(time));
  return time.unit.id !== 'day' && seconds >= 1 && seconds <= LONGEST ? seconds : null;
}
