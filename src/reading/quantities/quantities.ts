import { pattern } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { type Facts, readRules, rowFor } from '../rules';
import { around, lex, lexWords, type Token } from './lex';
import { lexTimes, normalizeText } from './lexTimes';
import { unitAt } from './units';

/** 'other' is a share, a name, a reference. */
type QuantityKind = 'amount' | 'time' | 'temperature' | 'servings' | 'size' | 'price' | 'other';

export interface Quantity extends Token {
  kind: QuantityKind;
}

type Context = ReturnType<typeof around> & { token: Token };

const DEGREES = /^\s?(?:[°º˚]|deg(?:rees?|\.)?(?!\p{L}))/iu;
const SERVED = pattern('^\\s?$facts.servingsUnit(?!\\p{L})');

const FACTS: Facts<Context> = {
  price: ({ before, next }) => /\p{Sc}\s?$/u.test(before) || /^\s?[€£$]/.test(next),
  length: ({ token }) => token.unit?.measures === 'length',
  sides: ({ next }) => SIDES.test(next),
  share: ({ next }) => /^\s?(?:%|[′']|percent|watts?\b|W(?!\p{L}))/iu.test(next),
  degrees: ({ next }) => DEGREES.test(next),
  // "2 C" are cups.
  scale: ({ token, next }) => token.from >= 30 && /^\s?[CFf](?!\p{L})/u.test(next),
  named: ({ next }) => /^-(?:spice|up|grain|bean|seed|cheese|herb|star|hole)\b/i.test(next),
  served: ({ before, next }) => SERVED.test(next) || /\bserves\s$/i.test(before),
  referred: ({ before }) => REFERENCE.test(before),
  counted: ({ before, next }) => before !== '' && /^\s?(?:count|ct)\b/i.test(next),
  zeros: ({ token, next }) =>
    token.end - token.start <= 2 && Number.isNaN(token.from) && /^(?!\d)/.test(next),
};

/** The words beside a number decide. A number without a row is an amount. */
export const KINDS = readRules<QuantityKind, Context>(FACTS, [
  'price | price', // 1 egg ($0.16)
  'size | length', // 3 inch piece
  'size | sides', // 5-by-4 inches
  'other | share', // 70% chocolate
  'temperature | degrees', // 180 °C
  'temperature | scale', // 350 F oven
  'other | named', // 5-spice powder
  'servings | served', // 4 servings
  'other | referred', // see note 2
  'other | zeros', // 00 flour
  'other | counted', // shrimp, 16–20 count
]);

const REFERENCE = pattern('(?:\\b(?:$references|$step)|#)\\s?$');
const SIDES =
  /^[\s-]?(?:[x×]|by)[\s-]?\d[\d.,]{0,5}[\s-]?(?:(?:cm|mm|m|in|inch(?:es)?|x)(?!\p{L})|["”″])/iu;

/** The amounts of a step, even those in words. */
export const amountsOf = (text: string, language: LanguageCode | null): Quantity[] =>
  quantities(text, language, 0, lexWords(text, language)).filter(({ kind }) => kind === 'amount');

/** Only times are found in words, beside what `worded` has. */
export function quantities(
  text: string,
  language: LanguageCode | null,
  from = 0,
  worded: readonly Token[] = [],
): Quantity[] {
  const times = lexTimes(normalizeText(text), language).filter(
    ({ start, unit }) => start >= from && !unitAt(text, unit.start, language),
  );
  const all: Quantity[] = [
    ...times.map((time) => ({ ...time, kind: 'time' as const })),
    ...[...lex(text, language, from), ...worded].map((token) => ({
      ...token,
      kind: quantityKind(text, token),
    })),
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

/** Undefined for an amount. */
export const kindRuleOf = (text: string, token: Token) =>
  rowFor(KINDS, { ...around(text, token), token });

export const quantityKind = (text: string, token: Token): QuantityKind =>
  kindRuleOf(text, token)?.result ?? 'amount';
