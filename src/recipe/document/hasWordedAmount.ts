import { languageOf, listOf } from './languages';
import type { LanguageCode } from './languages/Language';
import type { Token } from './numbersIn';

/** Parts and counts in words, which the library does not read. */
const WORDED =
  '(?:half(?!(?:-|\\s)and(?:-|\\s)half)|halves|quarters?|thirds?|couple|dozen|several|\\p{L}{3,5}teen|twenty|thirty|anderthalb|eineinhalb|halbe[nrs]?|viertel|drittel|demie?s?|moitié|quart|tiers|medi[oa]s?|mitad|cuartos?|tercios?|mezz[oai]|metà|quart[oi]|terz[oi]|mei[oa]|metade|terços?|halve|helft|kwart)';

interface WordedPatterns {
  /** Behind a number. */
  behindNumber: RegExp;
  /** Behind a number without a unit, besides. */
  behindBareNumber: RegExp;
  /** In a line without a number. */
  withoutNumber: RegExp;
}

const patternsByCode = new Map<LanguageCode | null, WordedPatterns>();

/** Signs of an amount in words, by the numbers of a language. */
function wordedPatternsOf(code: LanguageCode | null): WordedPatterns {
  const known = patternsByCode.get(code);
  if (known) return known;
  const named = listOf(languageOf(code).amounts.numbers).map((entry) => entry.split('='));
  const one = named.flatMap(([word, value]) => (value === '1' ? [word] : [])).join('|');
  const more = named.flatMap(([word, value]) => (value === '1' ? [] : [word])).join('|');
  // "Five-spice powder"
  const isWhole = '(?![\\p{L}-]|\\s(?:spice|cheese|grain|bean))';
  const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu');
  const patterns: WordedPatterns = {
    behindNumber: anyOf(
      // "2 and a half cups", "2 and 1/2 cups"
      `^\\s(?:\\p{L}{1,3}\\s)?(?:\\p{L}{1,4}\\s)?${WORDED}${isWhole}`,
      `(?:\\+|(?<!\\p{L})(?:and|und|et|y|e|en))\\s(?:${more}|${one}|${WORDED})${isWhole}`,
      `plus\\s(?:about\\s|another\\s)?(?:${more}|one|${WORDED})${isWhole}`,
      'plus\\s(?:an?|another)\\s(?:tbsp|tablespoon|tsp|teaspoon|cup)',
    ),
    behindBareNumber: /^\sand\s[\d½⅓⅔¼¾]/iu,
    withoutNumber: anyOf(
      `^(?:the\\s)?(?:${one})${isWhole}`,
      `(?<!\\p{L})(?:${more}|${WORDED})${isWhole}`,
      `of\\s(?:${one})\\s`,
    ),
  };
  patternsByCode.set(code, patterns);
  return patterns;
}

/**
 * Whether a line may name an amount in words that is not read: "an onion", "1 cup plus two tbsp".
 *
 * @param start the index of what follows words such as "juice of", in UTF-16 units
 * @param first the first amount that is read; undefined if the line has no number
 */
export function hasWordedAmount(
  line: string,
  start: number,
  first: Token | undefined,
  language: LanguageCode | null,
): boolean {
  const { behindNumber, behindBareNumber, withoutNumber } = wordedPatternsOf(language);
  if (!first) return withoutNumber.test(line.slice(start));
  const rest = line.slice(first.end);
  return behindNumber.test(rest) || (!first.unit && behindBareNumber.test(rest));
}
