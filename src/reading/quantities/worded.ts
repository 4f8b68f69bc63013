import { alternativesOf, cutList, oneOf, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import type { Token } from './lex';
import { TIME_UNIT } from './lexTimes';

/** Fractions and counts in words, which the library cannot read. */
const WORDED =
  '(?:(?<!(?:and|&)(?:-|\\s))half(?!(?:-|\\s)(?:and|&)(?:-|\\s)half)|(?<!\\binto\\s)(?:halves|quarters|thirds)|quarter|third|couple|dozen|several|\\p{L}{3,5}teen|twenty|thirty|anderthalb|eineinhalb|halbe[nrs]?|viertel|drittel|demie?s?|moitié|quart|tiers|medi[oa]s?|mitad|cuartos?|tercios?|mezz[oai]|metà|quart[oi]|terz[oi]|mei[oa]|metade|terços?|halve|helft|kwart)';

/** "l tbsp", "IV cloves" */
const LOOKALIKE = /^(?:[IVX]{1,4}|[lO])\s\p{Ll}/u;

const ARTICLE = /^(?:an?|eine?n?|une?|una?|um|uma|uno?|een)$/i;
const PACKS =
  'cups?|tablespoons?|tbsp|teaspoons?|tsp|tins?|cans?|jars?|packs?|packets?|packages?|sticks?|pints?|lit(?:re|er)s?|pounds?|lbs?|ounces?|oz|bags?|box(?:es)?|bottles?|cartons?|tubs?|blocks?|cubes?|bunch(?:es)?|cloves?';
/** Amounts that a cook does not measure. */
export const UNMEASURED = alternativesOf(({ amounts }) => amounts.unmeasured.toLowerCase());
const VAGUE = new RegExp(UNMEASURED);

const wordedPatternsOf = perLanguage(({ small, amounts }) => {
  const joins = oneOf([small.or, small.with, small.from, 'or, with, from'].join(', '));
  const worded = `(?:${WORDED}|${cutList(amounts.large).join('|')})`;
  const named = cutList(amounts.numbers.toLowerCase()).map((entry) => entry.split('='));
  const one = named.flatMap(([word, value]) => (value === '1' ? [word] : [])).join('|');
  const more = named.flatMap(([word, value]) => (value === '1' ? [] : [word])).join('|');
  const counted =
    named
      .flatMap(([word, value]) => (value === '1' && !ARTICLE.test(word ?? '') ? [word] : []))
      .join('|') || 'one';
  const units = [
    PACKS,
    ...cutList(amounts.units.toLowerCase()).filter((unit) => !VAGUE.test(unit)),
  ].join('|');
  // "Five-spice powder", "soaked for two hours", "and a little for the tin"
  const isWhole = `(?![\\p{L}-]|\\s(?:spice|cheese|grain|bean|inch|percent|little|bit|peu|poco|wenig|bisschen|${TIME_UNIT}))`;
  // Without the flag `i`, patterns with a class of letters compile fast: these read small letters.
  const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'u');
  return {
    behindNumber: anyOf(
      // "2 and a half cups", "2 and 1/2 cups"
      `^\\s(?:\\p{L}{1,3}\\s)?(?:\\p{L}{1,4}\\s)?${worded}${isWhole}`,
      // "mixed in two tbsp"
      `(?<!\\p{L})(?:${more})\\s(?:cups?|t(?:able|ea)spoons?|tb?sp)(?!\\p{L})`,
      `(?:\\+|(?<!\\p{L})(?:${oneOf(small.and)}|and))\\s(?:${more}|${one}|${worded})${isWhole}`,
      `plus\\s(?:about\\s|another\\s)?(?:${more}|one|${worded})${isWhole}`,
      `(?:plus|of|${joins}|\\()\\s?(?:about\\s)?(?:${one}|another|einem|einer|eines)\\s(?:${units})(?!\\p{L})`,
      // "or one large", "made with one stock cube", but not "a good one"
      `(?:[,(]|(?<!\\p{L})(?:to|bis|${joins}))\\s?(?:${counted})${isWhole}\\s\\p{L}`,
      // "two tins", but not "cut in two" and "soaked for two hours"
      `(?<!(?<!\\p{L})(?:in|into|en|em)\\s)(?<![\\p{L}-])(?:${more})${isWhole}`,
    ),
    // After a weight or a volume: "500 g, cut into eight pieces" gives no size of a piece.
    behindMeasure: anyOf(
      `(?<!\\p{L})(?:in|into|en|em)\\s(?:${more})\\s(?!(?:hours?|minutes?|days?|batches)(?!\\p{L}))\\p{L}`,
    ),
    // "2 and 1/2 cups"
    behindBareNumber: /^\s(?:and\s\d|an?\s)/iu,
    withoutNumber: anyOf(
      `^(?:the\\s)?(?:${one})${isWhole}`,
      `(?<!\\p{L})(?:${more}|${worded})${isWhole}`,
      // "juice of a lemon", "Saft einer Zitrone", "jus d'un citron"
      `(?<!\\p{L})(?:(?:of|von|de|di|da|van)\\s(?:${one})|d['’](?:${one})|eine[rs]|demi-?\\p{L}{3,8}|d['’]un\\sdemi)(?!\\p{L})`,
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
  return /volume|mass/.test(first.unit.measures) && behindMeasure.test(rest);
}
