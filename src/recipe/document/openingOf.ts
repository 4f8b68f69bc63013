import { amountOptionsOf } from './amountOptions';
import { languageOf, listOf } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';
import { only, type Place, type Token, unitAt } from './numbersIn';

/** Words before an amount that name a part of the food: "juice of". */
const PART_OF =
  /^(?:(?:freshly|finely) )?(?:(?:grated|squeezed) )?(?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))? of /i;

export interface Opening extends Place {
  /** An amount in words: "two", "two to three", "half a", "a dozen"; null if a number is expected behind it. */
  amount: Token | null;
}

/** Where the amount of a line may begin: behind "about" and "juice of", or an amount in words. */
export function openingOf(line: string, language: LanguageCode | null): Opening {
  const start = PART_OF.exec(line)?.[0].length ?? 0;
  const words = listOf(languageOf(language).amounts.about).sort(
    (one, other) => other.length - one.length,
  );
  const rest = line.slice(start).toLowerCase();
  const word = words.find((one) => rest.startsWith(one)) ?? '';
  const begin =
    start + word.length + (/^\s*/.exec(line.slice(start + word.length))?.[0].length ?? 0);
  const read = readWords(line, begin, language);
  if (!read) return { start, end: begin, amount: null };
  const end = read.numbers.at(-1)?.end ?? begin;
  const unit = read.isDozen ? null : unitAt(line, end, language);
  const { from, to, numbers } = read;
  const amount = { start: begin, end, from, to, numbers, unit, isAbout: word !== '' };
  return { start, end, amount };
}

function readWords(line: string, begin: number, language: LanguageCode | null) {
  const rest = line.slice(begin);
  if (language === null || language === 'en') {
    const dozen = /^(half )?an? dozen(?: of)?(?=\s)/i.exec(rest);
    if (dozen) {
      const place = { start: begin, end: begin + dozen[0].length };
      return { ...only(dozen[1] ? 6 : 12, place), isDozen: true };
    }
    const half = /^half (?:an?|of an?) /i.exec(rest)?.[0];
    if (half) {
      return { ...only(0.5, { start: begin, end: begin + half.length - 1 }), isDozen: false };
    }
  }
  const first = numberAt(line, begin, language);
  if (!first) return null;
  // "two to three"
  const range = listOf(languageOf(language).amounts.range).join('|');
  const joint = new RegExp(`^\\s(?:${range})\\s`, 'iu').exec(line.slice(first.end))?.[0];
  const second = joint && numberAt(line, first.end + joint.length, language);
  if (!second || second.value <= first.value)
    return { ...only(first.value, first), isDozen: false };
  return { from: first.value, to: second.value, numbers: [first, second], isDozen: false };
}

/** The number in words at a place of a line. */
function numberAt(line: string, start: number, language: LanguageCode | null) {
  const numbers = listOf(languageOf(language).amounts.numbers);
  for (const [at, [pattern]] of amountOptionsOf(language).numbers.entries()) {
    const found = pattern.exec(line.slice(start))?.[0];
    if (!found) continue;
    const value = Number((numbers[at] ?? '').split('=')[1]);
    return { start, end: start + found.trimEnd().length, value };
  }
  return null;
}
