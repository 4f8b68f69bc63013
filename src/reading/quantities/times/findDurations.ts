import { perLanguage } from '../../../reading/languages';
import type { LanguageCode } from '../../../reading/languages/Language';
import { type FoundDuration, LONGEST } from './FoundDuration';
import { findWaits, readWholeTime } from './findWaits';
import { isWaitedForInEnglish } from './isWaitedForInEnglish';
import { normalizeText } from './normalizeText';
import { readAmount } from './readEnglishAmount';
import { waitingGrammarOf } from './waitingGrammar';

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
  return grammar ? findWaits(text, grammar) : findEnglishDurations(text);
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

function findEnglishDurations(text: string): FoundDuration[] {
  const level = normalizeText(text);
  const found: FoundDuration[] = [];
  let readUpTo = 0;
  for (const { index: start } of level.matchAll(BEGINNING)) {
    if (start < readUpTo) continue;
    const before = level.slice(Math.max(0, start - 4), start);
    if (PART_OF_MORE.test(before) || AFTER_A_NUMBER.test(before)) continue;
    const amount = readAmount(level, start);
    if (!amount) continue;
    readUpTo = amount.end;
    const { end } = amount;
    const seconds = Math.round(amount.seconds ?? 0);
    if (seconds < 1 || seconds > LONGEST || !isWaitedForInEnglish(level, amount)) continue;
    found.push({ start, end, seconds, text: text.slice(start, end) });
  }
  return found;
}
