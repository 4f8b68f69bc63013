import {
  alternativesOf,
  anySmall,
  cutList,
  languageOf,
  OF,
  oneOf,
  oneOfPlain,
  perLanguage,
} from '../languages';
import type { LanguageCode } from '../languages/Language';
import type { Token } from './lex';
import { TIME_UNIT } from './lexTimes';
import { isMeasured } from './units';

const HALVES = alternativesOf(({ amounts }) => amounts.halves);
const OF_ONE = alternativesOf(({ amounts }) => amounts.ofOne);
const IN = anySmall('in');

/** "l tbsp", "IV cloves" */
const LOOKALIKE = /^(?:[IVX]{1,4}|[lO])\s\p{Ll}/u;

const { spoons, packs } = languageOf('en');
const SPOON = oneOfPlain(spoons);
const PACKS = `${SPOON}|${oneOfPlain(packs)}|sticks?|pints?|lit(?:re|er)s?|pounds?|lbs?|ounces?|oz|cubes?|bunch(?:es)?|cloves?`;
/** Amounts that a cook does not measure. */
export const UNMEASURED = alternativesOf(({ amounts }) => amounts.unmeasured.toLowerCase());
const VAGUE = new RegExp(UNMEASURED);

const wordedPatternsOf = perLanguage(({ small, amounts }) => {
  const joins = oneOf([small.or, small.with, small.from, 'or, with, from'].join(', '));
  const worded = `(?:${HALVES}|${cutList(amounts.large).join('|')})`;
  const named = cutList(amounts.numbers.toLowerCase()).map((entry) => entry.split('='));
  const one = named.flatMap(([word, value]) => (value === '1' ? [word] : [])).join('|');
  const more = named.flatMap(([word, value]) => (value === '1' ? [] : [word])).join('|');
  const units = [
    PACKS,
    ...cutList(amounts.units.toLowerCase()).filter((unit) => !VAGUE.test(unit)),
  ].join('|');
  // "Five-spice powder", "soaked for two hours", "and a little for the tin"
  const isWhole = `(?![\\p{L}-]|\\s(?:spice|cheese|grain|bean|inch|percent|${anySmall('little')}|${TIME_UNIT}))`;
  // Without the flag `i`, patterns with a class of letters compile fast: these read small letters.
  const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'u');
  return {
    behindNumber: anyOf(
      // "2 and a half cups", "2 and 1/2 cups"
      `^\\s(?:\\p{L}{1,3}\\s)?(?:\\p{L}{1,4}\\s)?${worded}${isWhole}`,
      // "mixed in two tbsp"
      `(?<!\\p{L})(?:${more})\\s(?:${SPOON})(?!\\p{L})`,
      `(?:\\+|(?<!\\p{L})(?:${oneOf(small.and)}|and))\\s(?:${more}|${one}|${worded})${isWhole}`,
      `plus\\s(?:about\\s|another\\s)?(?:${more}|one|${worded})${isWhole}`,
      `(?:plus|of|${joins}|\\()\\s?(?:about\\s)?(?:${one}|another|${OF_ONE})\\s(?:${units})(?!\\p{L})`,
      // "or one large", "made with one stock cube", but not "a good one"
      `(?:[,(]|(?<!\\p{L})(?:${oneOf(amounts.range)}|${joins}))\\s?(?:${amounts.one ?? 'one'})${isWhole}\\s\\p{L}`,
      // "two tins", but not "cut in two" and "soaked for two hours"
      `(?<!(?<!\\p{L})(?:${IN})\\s)(?<![\\p{L}-])(?:${more})${isWhole}`,
    ),
    // After a weight or a volume: "500 g, cut into eight pieces" gives no size of a piece.
    behindMeasure: anyOf(
      `(?<!\\p{L})(?:${IN})\\s(?:${more})\\s(?!(?:hours?|minutes?|days?|batches)(?!\\p{L}))\\p{L}`,
    ),
    // "2 and 1/2 cups"
    behindBareNumber: /^\s(?:and\s\d|an?\s)/iu,
    withoutNumber: anyOf(
      `^(?:the\\s)?(?:${one})${isWhole}`,
      `(?<!\\p{L})(?:${more}|${worded})${isWhole}`,
      // "juice of a lemon", "Saft einer Zitrone", "jus d'un citron"
      `(?<!\\p{L})(?:(?:${OF}|(?:${anySmall('from')})\\s)(?:${one})|${OF_ONE})(?!\\p{L})`,
    ),
  };
});

/**
 * The line may name an amount in words that the reader cannot read: "an onion", "1 cup plus two
 * tbsp".
 * @param start the index of what follows words such as "juice of", in UTF-16 units
 * @param first the first amount that was read; undefined if the line has no number
 */
export function hasWordedAmount(
  line: string,
  start: number,
  first: Token | undefined,
  language: LanguageCode | null,
): boolean {
  const { behindNumber, behindMeasure, behindBareNumber, withoutNumber } =
    wordedPatternsOf(language);
  if (!first) return LOOKALIKE.test(line) || withoutNumber.test(line.slice(start).toLowerCase());
  const rest = line.slice(first.end).toLowerCase();
  if (behindNumber.test(rest)) return true;
  if (!first.unit) return behindBareNumber.test(rest);
  return isMeasured(first) && behindMeasure.test(rest);
}
