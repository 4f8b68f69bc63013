import { alternativesOf } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { lex, type Token } from './lex';
import { lexTimes, TIME_UNIT } from './lexTimes';
import { normalizeText } from './times/normalizeText';
import { unitAt } from './units';

/** What a number is about; 'other' is a share, a name, a reference. */
export type QuantityKind =
  | 'amount'
  | 'time'
  | 'temperature'
  | 'servings'
  | 'size'
  | 'price'
  | 'other';

export interface Quantity extends Token {
  kind: QuantityKind;
}

/** How far a rule looks, in characters. A limit keeps each look short. */
const MOST_AROUND = 40;

/** What is around a token. */
interface Around {
  token: Token;
  before: string;
  /** Behind its number. */
  next: string;
}

const TIME = new RegExp(`^[\\s-]?${TIME_UNIT}`, 'iu');
const DEGREES = /^\s?(?:[°º˚]|deg(?:rees?|\.)?(?!\p{L}))/iu;
const SERVED = new RegExp(
  `^\\s?(?:${alternativesOf(({ facts }) => facts.servingsUnit)})(?!\\p{L})`,
  'iu',
);

/** What a number is about, by what is beside it. The first row that holds counts; all others are amounts. */
export const KINDS: readonly (readonly [
  example: string,
  kind: QuantityKind,
  holds: (around: Around) => boolean,
])[] = [
  ['1 egg ($0.16)', 'price', (c) => /\p{Sc}\s?$/u.test(c.before) || /^\s?[€£$]/.test(c.next)],
  ['3 inch piece', 'size', ({ token }) => token.unit?.measures === 'length'],
  ['5-by-4 inches', 'size', ({ next }) => SIDES.test(next)],
  ['70% chocolate', 'other', (c) => /^\s?(?:%|[′']|percent|watts?\b|W(?!\p{L}))/iu.test(c.next)],
  [
    // "2 C" are cups.
    '350 F oven',
    'temperature',
    ({ token, next }) =>
      DEGREES.test(next) || (token.from >= 30 && /^\s?[CFf](?!\p{L})/u.test(next)),
  ],
  // "8 dag" are days only in Dutch.
  ['2 hours', 'time', ({ token, next }) => !token.unit && TIME.test(next)],
  ['rinsed 3 times', 'other', ({ next }) => /^\s?times(?!\p{L})/iu.test(next)],
  [
    '5-spice powder',
    'other',
    ({ next }) => /^-(?:spice|up|grain|bean|seed|cheese|herb|star|hole)\b/i.test(next),
  ],
  ['4 servings', 'servings', (c) => SERVED.test(c.next) || /\bserves\s$/i.test(c.before)],
  ['see note 2', 'other', (c) => REFERENCE.test(c.before)],
  ['00 flour', 'other', ({ token, next }) => token.end - token.start <= 2 && isZero(token, next)],
  ['shrimp, 16–20 count', 'other', (c) => !!c.before && /^\s?(?:count|ct)\b/i.test(c.next)],
];

const REFERENCE =
  /(?:\b(?:type|typ|tipo|size|größe|gas(?: mark)?|mark|level|stufe|schritt|étape|paso|thermostat|th\.?|no\.?|nr\.?|number|grade|step|part|harina|hinweis|anmerkung|all|(?:foot)?not(?:es?|as?))|#)\s?$/iu;
const SIDES =
  /^[\s-]?(?:[x×]|by)[\s-]?\d[\d.,]{0,5}[\s-]?(?:(?:cm|mm|m|in|inch(?:es)?|x)(?!\p{L})|["”″])/iu;
const isZero = ({ from }: Token, next: string) => Number.isNaN(from) && /^(?!\d)/.test(next);

/**
 * Finds the quantities of a text, each with its kind, unit and place. Only times are found in words;
 * `openingOf` finds other numbers in words.
 */
export function quantities(text: string, language: LanguageCode | null, from = 0): Quantity[] {
  const times = lexTimes(normalizeText(text), language).filter(
    ({ start, unit }) => start >= from && !unitAt(text, unit.start, language),
  );
  const all: Quantity[] = [
    ...times.map((time) => ({ ...time, kind: 'time' as const })),
    ...lex(text, language, from).map((token) => ({ ...token, kind: kindOf(text, token) })),
  ];
  let end = 0;
  // A time comes before the numbers that it consists of.
  return all
    .sort((one, other) => one.start - other.start)
    .filter((one) => {
      if (one.start < end) return false;
      end = Math.max(end, one.end);
      return true;
    });
}

/** The rule that tells what a number is about; undefined for an amount. */
export function kindRuleOf(text: string, token: Token) {
  const before = text.slice(Math.max(0, token.start - MOST_AROUND), token.start);
  const end = token.numbers.at(-1)?.end ?? token.end;
  const next = text.slice(end, end + MOST_AROUND);
  return KINDS.find(([, , holds]) => holds({ token, before, next }));
}

export const kindOf = (text: string, token: Token): QuantityKind =>
  kindRuleOf(text, token)?.[1] ?? 'amount';
