import { foodNamed, isA } from '../../foods';
import { cutList, inWords, languageOf, OF, ONE, oneOf, pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { type Facts, readRules, rowFor } from '../rules';
import { around, type Token } from './lex';
import { TIME_UNIT } from './lexTimes';
import type { Quantity } from './quantities';
import { CONTAINER } from './roles';
import { isMeasured, type Span } from './units';

/** "l tbsp", "IV cloves" */
const LOOKALIKE = /^(?:[IVX]{1,4}|[lO])\s\p{Ll}/u;

const ENGLISH = [languageOf('en')];
const SPOON = inWords('$spoons', ENGLISH);
const THE = inWords('$small.the', ENGLISH);
const EACH = inWords('$small.each', ENGLISH);
const PACKS = `${SPOON}|${inWords('$packs', ENGLISH)}|${inWords('$amounts.counted', ENGLISH)}`;
/** Amounts that a cook does not measure. */
const UNMEASURED = inWords('$amounts.unmeasured').toLowerCase();
const HAS_UNMEASURED = new RegExp(UNMEASURED);

const wordedPatternsOf = perLanguage((language) => {
  const { amounts } = language;
  // Some recipes mix in English words.
  const inEither = (source: string) => inWords(source, [...ENGLISH, language]);
  const joins = inEither('$small.or|$small.with|$small.from');
  const worded = `(?:$amounts.halves|${cutList(amounts.large).join('|')})`;
  const named = cutList(amounts.numbers.toLowerCase()).map((entry) => entry.split('='));
  const one = named.flatMap(([word, value]) => (value === '1' ? [word] : [])).join('|');
  const more = named.flatMap(([word, value]) => (value === '1' ? [] : [word])).join('|');
  const units = [
    PACKS,
    ...cutList(amounts.units.toLowerCase()).filter((unit) => !HAS_UNMEASURED.test(unit)),
  ].join('|');
  // "Five-spice powder", "soaked for two hours", "and a little for the tin"
  const isWhole = `(?![\\p{L}-]|\\s(?:$amounts.named|$small.little|${TIME_UNIT}))`;
  // Without the flag `i`, patterns with a class of letters compile fast: these read small letters.
  const anyOf = (...patterns: string[]) => pattern(patterns.join('|'), 'u');
  return {
    afterNumber: anyOf(
      // "2 and a half cups", "2 and 1/2 cups"
      `^\\s(?:\\p{L}{1,3}\\s)?(?:\\p{L}{1,4}\\s)?${worded}${isWhole}`,
      // "mixed in two tbsp"
      `(?<!\\p{L})(?:${more})\\s${SPOON}(?!\\p{L})`,
      `(?:\\+|(?<!\\p{L})${inEither('$small.and')})\\s(?:${more}|${one}|${worded})${isWhole}`,
      `$small.more\\s(?:(?:$amounts.about|$amounts.another)\\s)?(?:${more}|$amounts.one|${worded})${isWhole}`,
      `(?:$small.more|${inWords('$amounts.of', ENGLISH)}|${joins}|\\()\\s?(?:$amounts.about\\s)?(?:${one}|$amounts.another|$amounts.ofOne)\\s(?:${units})(?!\\p{L})`,
      // "or one large", "made with one stock cube", but not "a good one"
      `(?:[,(]|(?<!\\p{L})(?:${oneOf(amounts.range)}|${joins}))\\s?$amounts.one${isWhole}\\s\\p{L}`,
      // "two tins", but not "cut in two" and "soaked for two hours"
      `(?<!(?<!\\p{L})$small.in\\s)(?<![\\p{L}-])(?:${more})${isWhole}`,
    ),
    // After a weight or a volume: "500 g, cut into eight pieces" gives no size of a piece.
    afterMeasure: anyOf(
      `(?<!\\p{L})$small.in\\s(?:${more})\\s(?!${TIME_UNIT}|$shares.each(?!\\p{L}))\\p{L}`,
    ),
    // "2 and 1/2 cups"
    afterBareNumber: new RegExp(inWords('^\\s(?:$small.and\\s\\d|an?\\s)', ENGLISH), 'iu'),
    withoutNumber: anyOf(
      `^(?:${THE}\\s)?(?:${one})${isWhole}`,
      `(?<!\\p{L})(?:${more}|${worded})${isWhole}`,
      // "juice of a lemon", "Saft einer Zitrone", "jus d'un citron"
      `(?<!\\p{L})(?:(?:${OF}|$small.from\\s)(?:${one})|$amounts.ofOne)(?!\\p{L})`,
    ),
  };
});

/** The line may name an amount in words that the reader cannot read: "1 cup plus two tbsp". */
function hasWordedAmount({ line, start, first, language }: Line): boolean {
  const { afterNumber, afterMeasure, afterBareNumber, withoutNumber } = wordedPatternsOf(language);
  if (!first) return LOOKALIKE.test(line) || withoutNumber.test(line.slice(start).toLowerCase());
  const rest = line.slice(first.end).toLowerCase();
  if (afterNumber.test(rest)) return true;
  if (!first.unit) return afterBareNumber.test(rest);
  return isMeasured(first) && afterMeasure.test(rest);
}

const PARTS = inWords('$amounts.parts');
const patternOf = perLanguage(({ amounts }) => {
  // "150 g each", but not "1 tsp each salt and pepper"
  const each = String.raw`(?:(?<!^\s?)${EACH}|p\.?\s?p\.?)\s*(?:$|[,;)])`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?:${cutList(amounts.rates).join('|')})(?!\p{L})|${each})|^\s?\/\s?\p{L}|^\s${PARTS}(?!\p{L})`,
    'iu',
  );
});

/** The double of "100 g per person" or "1 part vinegar" may be too much. `next` may be missing. */
export function isRate({ line, language }: Written, token: Token, next?: Token): boolean {
  const end = token.unit ? token.end : Math.max(token.end, token.numbers.at(-1)?.end ?? 0);
  // The digit keeps "each 400 g" apart from an "each" at the end of the line.
  const after = next ? `${line.slice(end, next.start)}0` : line.slice(end);
  const isRatio = token.unit !== null || !/^\s?\//.test(after);
  return isRatio && patternOf(language).test(after);
}

/** Other lengths are of a tin or a cut. */
const LONG = pattern('\\b$pieces.long\\b');

const EQUIPMENT = pattern('(?<!\\b(?:$small.for|$prepared)\\s[^,;]{0,25})\\b$equipment(?!\\p{L})');

/** "3 x 2 cm strips" may be three of them, or strips of 3 by 2. */
const SIDES = /^\s?[x×]\s?\d[\d.,]{0,4}[\s-]?(?:cm|mm|in|inch(?:es)?|["”″])(?!\p{L}|[\s-]?thick)/iu;
/** "Whole chicken", but not "whole chicken breast" */
const WHOLE = pattern('^\\.?\\s$small.whole (\\p{L}+)(?!\\s?\\p{L})');
/** After the size of eggs: "2 L eggs", "3 L free-range eggs". */
const EGGS = pattern('^\\s(?:[\\p{L}-]{1,15}\\s){0,2}$pieces.eggs(?!\\p{L})');

/** A cook does not measure these: their doubles mean nothing. */
const VAGUE = new RegExp(
  inWords(
    `^(?:$amounts.atHand.half|${ONE})\\s(?:$amounts.vague\\s)?(?!$pinches)${UNMEASURED}(?!\\p{L})`,
  ),
  'iu',
);

interface Written {
  line: string;
  language: LanguageCode | null;
}

interface Line extends Written {
  /** Where the amount may begin, after words such as "juice of". */
  start: number;
  first: Quantity | undefined;
  others: readonly Quantity[];
}

function contextOf(given: Line) {
  const { line, first, others } = given;
  return {
    ...given,
    ...(first ? around(line, first) : { next: line, after: line }),
    all: first ? [first, ...others] : others,
    unit: first?.unit ?? null,
  };
}

type Context = ReturnType<typeof contextOf>;

const FACTS: Facts<Context> = {
  otherNumbers: ({ line, all, start }) => hasOtherNumbers(line, [{ start: 0, end: start }, ...all]),
  worded: hasWordedAmount,
  amount: ({ first }) => !!first,
  fixed: ({ line }) => line.endsWith(FIXED),
  formula: ({ line }) => /\\\p{L}/u.test(line),
  equipment: ({ line }) => EQUIPMENT.test(line),
  unread: ({ first }) => Number.isNaN(first?.from),
  noAmount: ({ first }) => /price|time|temperature|other/.test(first?.kind ?? ''),
  rate: (c) => isRate(c, c.first as Quantity, c.others[0]),
  vague: ({ line }) => VAGUE.test(line),
  bare: ({ unit }) => !unit,
  sides: ({ next }) => SIDES.test(next),
  eggs: ({ after, next }) => /^[-\s]?l\s/i.test(next) && EGGS.test(after),
  length: ({ unit }) => unit?.measures === 'length',
  long: ({ after }) => LONG.test(after),
  // It may be one piece of half an inch.
  fraction: ({ line }) => /^\S*\d\s[\d¼-¾]/.test(line),
  measure: isMeasured,
  // Of two, a cook takes two.
  whole: ({ after }) => {
    const food = foodNamed(WHOLE.exec(after)?.[1] ?? '');
    return food && isA(food, 'sold whole');
  },
  hyphen: ({ next }) => /^-/.test(next),
  pack: ({ after }) => isPack(after),
};

/** Ends a line whose amount its writer has fixed. */
export const FIXED = '(same amount for all servings)';

/** Lines that the page cannot scale. */
export const REFUSALS = readRules<'refused', Context>(FACTS, [
  'refused | otherNumbers', // 1/2/2024 eggs
  'refused | fixed', // 1 tsp salt (same amount for all servings)
  'refused | formula', // 2 cups $\alpha$ flour
  'refused | worded', // 1 cup plus two tbsp
  'refused | amount equipment', // 1 large skillet
  'refused | unread', // 1,000 olives
  'refused | noAmount', // 30 minutes of patience
  'refused | amount rate', // 100 g per person
  'refused | vague', // a knob of butter
  'refused | bare sides', // 3 x 2 cm strips
  'refused | length !long', // 9-inch pie crust
  'refused | length fraction', // 1 ½-inch piece
  'refused | eggs', // 2 L eggs
  'refused | measure hyphen !pack', // 3-lb chicken
  'refused | measure whole', // 3–4 lb whole chicken
]);

/** Why the page cannot scale a line; undefined for the others. */
export const refusalOf = (line: Line) => rowFor(REFUSALS, contextOf(line));

/** The pack that a size belongs to: "400 g tin". */
export const isPack = (after: string): boolean =>
  CONTAINER.test(/^[\s-](\p{L}{1,15})(?!\sroast)/u.exec(after)?.[1] ?? '');

function hasOtherNumbers(line: string, known: readonly Span[]): boolean {
  const isKnown = (at: number) => known.some((one) => one.start <= at && at < one.end);
  // The number of "farine T55" names a kind.
  return [...line.matchAll(/(?<!\bT\d{0,2})[\d¼-¾⅐-⅞⁄]/g)].some(({ index }) => !isKnown(index));
}

/** The endings of plurals, in languages that have such endings. */
const manyOf = perLanguage(({ amounts }) => new RegExp(`(?:${oneOf(amounts.manyEnds)})$`, 'i'));

/** A cook does not take three or four of them, nor is there a plural for several: "tasses". */
const NO_RANGE = pattern('^$amounts.oneAtMost$', 'u');

/** "2/3 carrots" may be a range, "1/2 onion" is none: the plural tells. */
export function mayBeRange(
  { line, language }: Written,
  { numbers, unit, noun }: Pick<Quantity, 'numbers' | 'unit'> & { noun: Span | null },
): boolean {
  if (isMeasured({ unit })) return false;
  if (NO_RANGE.test(unit?.id ?? '')) return false;
  const [{ start, end } = { start: 0, end: 0 }] = numbers;
  const [, above, below] = /^(\d)[/⁄](\d)$/.exec(line.slice(start, end))?.map(Number) ?? [];
  if (!above || !below || below !== above + 1) return false;
  const { code } = languageOf(language);
  if (above > 1 && code !== 'en') return true;
  const named = unit ?? noun;
  return named !== null && manyOf(language).test(line.slice(named.start, named.end));
}
