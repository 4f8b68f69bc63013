import { cutList, languageOf, OF, ONE, pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { DIGIT, NUMBER, readNumber } from './numbers';
import { type Span, type Unit, unitAt } from './units';

/** A number of a text with its unit, and the places of both. */
export interface Token extends Span {
  /** NaN if the number may mean several things: "1,000", "11/2". */
  from: number;
  to: number | null;
  /** The place of its number, or of both ends of a range. */
  numbers: readonly Span[];
  unit: Unit | null;
  isAbout: boolean;
}

const rangeWords = perLanguage(({ amounts: { numbers } }, own) => ({
  // "2x400g"
  number: own(
    `(?:(?<=\\d[x×])|(?<![\\p{L}\\d.,¼-¾⅐-⅞]|\\d[/⁄]))(${NUMBER})(?:(\\s?[-–—]\\s?|-?\\s$amounts.range\\s)(${NUMBER}))?(?![\\d/⁄¹²³⁰-₉])`,
    'giu',
  ),
  about: own('(?<!\\p{L})$amounts.about\\s*$'),
  /** Where an amount may begin: after "about". */
  lead: own('^(?:$amounts.about)?\\s*'),
  range: own('^\\s$amounts.range\\s'),
  numbers: cutList(numbers).map((entry) => {
    const [word = '', value] = entry.split('=');
    return [new RegExp(`^${word}(?:(?=\\s)|(?<=-))`, 'iu'), Number(value)] as const;
  }),
}));

/** No cook measures a thousandth of these. */
const SMALL = /^\s?(?:gr?|gram\p{L}*|ml|millil\p{L}+)(?!\p{L})/iu;

/** Reads numbers in digits only, each with its unit and place. `from`: where to begin. */
export function lex(text: string, language: LanguageCode | null, from = 0): Token[] {
  const { decimalSeparator } = languageOf(language).amounts;
  const tokens: Token[] = [];
  for (const match of text.matchAll(rangeWords(language).number)) {
    const [all, first = '', , second] = match;
    const start = match.index;
    if (start < from) continue;
    const isSmall = SMALL.test(text.slice(start + all.length, start + all.length + 20));
    const [low, high] = [first, second].map(
      (one) => one && readNumber(one, decimalSeparator, isSmall),
    );
    const isRead = typeof low === 'number' && (!second || (typeof high === 'number' && high > low));
    const end = start + all.length;
    const upper = second && isRead ? [{ start: end - second.length, end }] : [];
    const lower = { start, end: upper.length > 0 ? start + first.length : end };
    const before = text.slice(Math.max(0, start - 40), start);
    const token = {
      start,
      from: isRead ? low : Number.NaN,
      to: isRead && typeof high === 'number' ? high : null,
      numbers: [lower, ...upper],
      isAbout: isRead && rangeWords(language).about.test(before),
    };
    tokens.push(finish(text, language, token));
  }
  return tokens;
}

/** Adds the unit, and the article of "½ a lemon" or the "de" of "½ de taza". */
function finish(
  text: string,
  language: LanguageCode | null,
  token: Omit<Token, 'end' | 'unit'>,
): Token {
  const last = token.numbers.at(-1)?.end ?? token.start;
  const article =
    token.from < 1 ? (/^\s(?:an?|de)(?=\s\p{L})/u.exec(text.slice(last, last + 5))?.[0] ?? '') : '';
  const end = last + article.length;
  const numbers = article ? [{ start: token.start, end }] : token.numbers;
  const unit = Number.isNaN(token.from) ? null : unitAt(text, end, language);
  return { ...token, numbers, unit, end: unit?.end ?? end };
}

/** In characters. A limit keeps each look of a rule short. */
const MOST_AROUND = 200;

/** The words before a token, after its number, and after its unit. */
export function around(text: string, { start, end, numbers }: Token) {
  const from = (at: number) => text.slice(at, at + MOST_AROUND);
  return {
    before: text.slice(Math.max(0, start - MOST_AROUND), start),
    next: from(numbers.at(-1)?.end ?? end),
    after: from(end),
  };
}

/** Before an amount, a part of the food: "juice of", "le jus de". */
const PART_OF = pattern(
  `^(?:(?:freshly|finely|$small.the) )?(?:(?:grated|squeezed) )?$extracts(?: (?:$small.and|&) (?:$small.the )?$extracts)? (?:(?:of|$small.from) |(?:${OF})(?=${DIGIT}|$amounts.halves|(?:${ONE})\\s))`,
  'i',
);
/** "Optional: 2 eggs", "w/ 2 bay leaves", "70% chocolate, 150 g", a joiner that a page left before the number */
const MARK = pattern(
  `^(?:\\p{Cf}|optional:?\\s|w/\\s?|\\d{1,3}\\s?%\\s(?=.*\\d)|another\\s|$small.each\\s|(?:${OF})(?=\\d))+`,
);

/**
 * The opening ends after "about" and "juice of" (`isPart`), or is an amount in words: "two to
 * three", "half a", "a dozen".
 */
export function openingOf(line: string, language: LanguageCode | null) {
  const part = PART_OF.exec(line);
  const start = (part ?? MARK.exec(line))?.[0].length ?? 0;
  const isPart = part !== null;
  const lead = rangeWords(language).lead.exec(line.slice(start))?.[0] ?? '';
  const begin = start + lead.length;
  const worded = wordedAt(line, begin, language);
  const amount = worded && { ...worded, isAbout: lead.trim() !== '' };
  return { isPart, start, end: amount?.numbers.at(-1)?.end ?? begin, amount };
}

/** Amounts in words within a sentence: "two of the eggs". */
export const lexWords = (text: string, language: LanguageCode | null): Token[] =>
  [...text.matchAll(/(?<![\p{L}\d'’-])\p{L}+(?= \p{L})/gu)].flatMap(
    ({ index }) => wordedAt(text, index, language) ?? [],
  );

/** "two to three", "half a dozen". */
function wordedAt(line: string, start: number, language: LanguageCode | null): Token | null {
  const only = (from: number, length: number) => ({
    start,
    from,
    to: null,
    numbers: [{ start, end: start + length }],
    isAbout: false,
  });
  const low = wordAt(line, start, language);
  if (!low) return null;
  const joint = rangeWords(language).range.exec(line.slice(low.end))?.[0];
  const high = joint ? wordAt(line, low.end + joint.length, language) : null;
  const token = only(low.value, low.end - start);
  if (!high || high.value <= low.value) return finish(line, language, token);
  return finish(line, language, { ...token, to: high.value, numbers: [low, high] });
}

/** Words that count nothing: "a few", "un peu", "a bit", "a good glug". */
const VAGUE = pattern(
  '(?<!\\p{L})(?:few|peu|lot|good|generous|unas|$amounts.few|$amounts.unmeasured|$small.little)(?!\\p{L})',
);
const ONE_FOOD = /^\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+\s*(?:$|[,;(])/u;

/** "[une] cebolla roja", "[a] large onion, chopped": nothing says a kind of measure. */
function isOne(next: string, language: LanguageCode | null): boolean {
  const [food] = ONE_FOOD.exec(next) ?? [];
  if (!food || VAGUE.test(food) || new RegExp(`\\s(?:${OF})\\s?`, 'iu').test(food)) return false;
  // "Ein Klacks Butter": a noun that German puts before a food need not be one.
  if (language === 'de') return singularsOf('de').test(food);
  return language !== 'en' || !/[^s]s\s*[,;(]?$/.test(food);
}

const singularsOf = perLanguage(
  ({ amounts }) =>
    new RegExp(
      `(?:${
        cutList(amounts.plurals)
          .map((entry) => entry.replace(/=.*/, ''))
          .join('|') || '(?!)'
      })\\s*[,;(]?$`,
      'iu',
    ),
);

const ONE_ITSELF = pattern('^$amounts.one$');

/** An article counts before a unit, a size or one food: "a pinch", "an 8-ounce block", "a lemon". */
function wordAt(text: string, start: number, language: LanguageCode | null) {
  for (const [pattern, value] of rangeWords(language).numbers) {
    const [word] = pattern.exec(text.slice(start, start + 24)) ?? [];
    if (!word) continue;
    const end = start + word.length;
    const isArticle = value === 1 && word.length <= 5 && !ONE_ITSELF.test(word);
    const next = text.slice(end);
    const counts = unitAt(text, end, language) || /^ \d+-/.test(next) || isOne(next, language);
    if (isArticle && !counts) return null;
    return { start, end, value };
  }
  return null;
}
