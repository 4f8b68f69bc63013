import { perLanguage } from '../../../reading/languages';
import type { LanguageCode } from '../../../reading/languages/Language';
import { isWaitedFor, readTime, readWholeTime } from './findWaits';
import { isWaitedForInEnglish } from './isWaitedForInEnglish';
import { normalizeText } from './normalizeText';
import { readAmount } from './readEnglishAmount';
import { waitingGrammarOf } from './waitingGrammar';

/** A time that a step says to wait. */
export interface FoundDuration {
  /** Where its words begin and end in the text, in characters (UTF-16 units). */
  start: number;
  end: number;
  /** Whole seconds; of a range, the lower end. */
  seconds: number;
  /** The words, as they are in the text. */
  text: string;
}

/** Nobody leaves a page open for longer, in seconds. */
const LONGEST = 24 * 3_600;

/** Where an amount may begin. */
const BEGINNING =
  /\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?<![\p{L}\p{N}_])(?:an?|another|half|quarters?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?![\p{L}\p{N}_])/gu;

/** Signs right before a number that make it part of something else. */
const PART_OF_MORE = /[\p{L}\p{M}\p{N}\p{Sc}.,/:#°'^+×*_=@&%]$/u;

/** A number and a sign before another number: a range that could not be read, or a calculation. */
const AFTER_A_NUMBER = /(?:\p{N} ?[-—/:×x]|\p{L}-) ?$/u;

const grammarOf = perLanguage(waitingGrammarOf);

/**
 * Finds the times that a step of a recipe says to wait. Skips what only looks like one ("2-minute
 * noodles", "ready in 30 minutes", "5 minutes before the end"), and what is doubtful. Reads Western
 * digits only. Takes time in proportion to the text.
 *
 * @param text what a step says, without markup
 * @returns in the order of the text; none overlap
 */
export function findDurations(text: string, language: LanguageCode = 'en'): FoundDuration[] {
  const grammar = grammarOf(language);
  const level = normalizeText(text);
  const found: FoundDuration[] = [];
  let readUpTo = 0;
  for (const { index: start } of level.matchAll(grammar?.beginning ?? BEGINNING)) {
    if (start < readUpTo) continue;
    const before = level.slice(Math.max(0, start - 4), start);
    if (PART_OF_MORE.test(before) || AFTER_A_NUMBER.test(before)) continue;
    if (grammar && before.endsWith('-')) continue;
    const time = grammar ? readTime(level, start, grammar) : null;
    const amount = grammar ? null : readAmount(level, start);
    const { end, seconds } = time ?? amount ?? {};
    if (end === undefined) continue;
    readUpTo = end;
    const whole = inLimits(seconds ?? null);
    const isWait =
      (grammar && time && isWaitedFor(level, start, time, grammar)) ||
      (amount && isWaitedForInEnglish(level, amount));
    if (whole && isWait) found.push({ start, end, seconds: whole, text: text.slice(start, end) });
  }
  return found;
}

/**
 * Reads the seconds of a text that is one time and nothing else, such as a table's cell; null for any
 * other.
 */
export function readDuration(text: string, language: LanguageCode = 'en'): number | null {
  const grammar = grammarOf(language);
  if (grammar) return inLimits(readWholeTime(text, grammar));
  const level = normalizeText(text).trim().replace(/\.$/, '');
  const amount = readAmount(level, 0);
  return amount && amount.end >= level.length ? inLimits(amount.seconds) : null;
}

function inLimits(seconds: number | null): number | null {
  return seconds !== null && seconds >= 1 && seconds <= LONGEST ? Math.round(seconds) : null;
}
