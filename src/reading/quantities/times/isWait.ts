import { perLanguage } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import { isWaitedFor } from './findWaits';
import { isWaitedForInEnglish } from './isWaitedForInEnglish';
import { waitingGrammarOf } from './waitingGrammar';
import type { Time } from '../lexTimes';
const PART_OF_MORE = /[\p{L}\p{M}\p{N}\p{Sc}.,/:#°'^+×*_=@&%]$/u;
const AFTER_A_NUMBER = /(?:\p{N} ?[-—/:×x]|\p{L}-) ?$/u;
const grammarOf = perLanguage(waitingGrammarOf);
export function isWait(text: string, time: Time, language: LanguageCode): boolean {
  const { start, end } = time;
  const before = text.slice(Math.max(0, start - 4), start);
  if (PART_OF_MORE.test(before) || AFTER_A_NUMBER.test(before)) return false;
  const grammar = grammarOf(language);
  const isHyphenated = text[time.numbers.at(-1)?.end ?? end] === '-' && time.from !== 0.5;
  if (!grammar) return isWaitedForInEnglish(text, { start, end, isHyphenated, seconds: 0 });
  if (isHyphenated || before.endsWith('-')) return false;
  return isWaitedFor(text, start, { seconds: 0, end, isRange: time.to !== null }, grammar);
}
