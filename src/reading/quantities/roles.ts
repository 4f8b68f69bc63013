import { inWords, languageOf, OF, pattern } from '../languages';
import { type Facts, readRules, rowFor } from '../rules';
import { around } from './lex';
import type { Quantity } from './quantities';
import { convertUnit, isMeasured } from './units';

/**
 * What becomes of a further number of a line when the servings change: it grows with them, it stays, it is
 * the size of a pack ("2 (14 oz) cans"), or the page cannot tell.
 */
export type NumberRole = 'grows' | 'stays' | 'pack' | 'unclear';

export const CONTAINER = pattern('^$packs$');

const ABOUT_WORD = inWords('(?:$amounts.about|≈)');
/** "150 g each", but not "1 tsp each salt and pepper" */
const EACH = pattern('^[^,;)]{0,30}\\b(?:$small.each|$amounts.each)\\s*(?:$|[,;)/])');
const EACH_OF = pattern(`(?<!\\p{L})$small.each\\s+(?:(?:${ABOUT_WORD}|weighing)\\s+)?$`);
/** "4 filets de 150 g", "2 Dosen à 400 g": what follows is the size of each. */
const OF_SIZE = new RegExp(`(?<!\\p{L})(?:${OF})\\s*(?:${ABOUT_WORD}\\s+)?$`, 'iu');
/** "3 bananas (a total of" is the weight of all. */
const TOTAL_OF = /\b(?:total\p{L}?|weight)\b[^()]*$/iu;
const SPOON = pattern('^$spoons$');
const TOTAL = pattern('^[^,;)]{0,20}\\b$facts.inAll\\b', 'i');
const PLUS = pattern(
  '(?:\\+|\\b$small.more)\\s*(?:(?:about|an?|another|extra|additional)\\s+)*$',
  'i',
);
const ALIKE = pattern(`(?:/|\\b$small.or)\\s*(?:${ABOUT_WORD}\\s*)?$`, 'i');
const OR_ELSE = pattern(`(?:\\(\\s*|\\p{L},?\\s)$small.or\\s+(?:${ABOUT_WORD}\\s+)?$`);
const FOR = new RegExp(`(?<!\\p{L})${languageOf('de').small.for}\\s+$`, 'iu');
const OPENING = new RegExp(`\\(\\s*(?:(?:${ABOUT_WORD}|from|or)\\s*)*$`, 'i');
const ABOUT = new RegExp(`(?:[(,]\\s*|\\s)${ABOUT_WORD}\\s*$`, 'i');
const FROM = /\bfrom\s+(?:about\s+|~\s*)?$/i;
const INTO = pattern('\\b$small.in\\s+(?:about\\s+)?$', 'i');

interface Given {
  line: string;
  /** The number to judge, after the first one of the line. */
  token: Quantity;
  lead: Quantity;
  last: { token: Quantity; role: NumberRole } | undefined;
}

function contextOf(given: Given) {
  const { line, token, lead } = given;
  const between = line.slice(lead.numbers.at(-1)?.end, token.start);
  return {
    ...given,
    ...around(line, token),
    between,
    /** "2 (400 g) tins": a pack directly after the first number. */
    joint: isMeasured(token) ? /^\s*(?:[x×,]\s*)?\(?\s*$/i.exec(between)?.[0] : undefined,
  };
}

type Context = ReturnType<typeof contextOf>;

export const isBracketed = (line: string, at: number): boolean =>
  line.lastIndexOf('(', at) > line.lastIndexOf(')', at);

const FACTS: Facts<Context> = {
  amount: (c) => c.token.kind === 'amount' || c.token.kind === 'servings',
  length: (c) => c.lead.kind === 'size' && c.token.kind === 'size',
  unread: (c) => Number.isNaN(c.token.from),
  measure: (c) => isMeasured(c.token),
  bare: (c) => c.token.unit === null,
  spoon: (c) => /^(?:cup|tablespoon|teaspoon)$/.test(c.token.unit?.id ?? ''),
  stick: (c) => c.token.unit?.id === 'stick',
  leadMeasure: ({ lead }) => isMeasured(lead) || SPOON.test(lead.unit?.id ?? ''),
  leadBare: (c) => c.lead.unit === null,
  leadOne: (c) => c.lead.from === 1 && c.lead.to === null,
  leadHandful: ({ line, lead }) =>
    /^(?:sticks?|handfuls?)$/i.test(line.slice(lead.unit?.start, lead.unit?.end)),
  alike: ({ before }) => OPENING.test(before) || ALIKE.test(before) || FROM.test(before),
  orElse: (c) => OR_ELSE.test(c.before),
  /** "1 bag (7 oz or 200 g)" */
  lastStays: (c) => c.last?.role === 'stays',
  plus: (c) => PLUS.test(c.before),
  bracket: (c) => isBracketed(c.line, c.token.start),
  afterBracket: (c) => c.before.includes('('),
  beside: (c) => isBracketed(c.line, c.token.start) || ABOUT.test(c.before) || ALIKE.test(c.before),
  into: (c) => INTO.test(c.before),
  taken: (c) => /\b(?:reserv(?:e|ing)|use|save|keep|need)\s(?:about\s)?$/i.test(c.before),
  /** "2 tins (400 g)" */
  ofPack: ({ before }) => CONTAINER.test(/([\p{L}.]{1,15})\s*\(\D{0,10}$/u.exec(before)?.[1] ?? ''),
  each: (c) => EACH.test(c.after) || EACH_OF.test(c.before),
  total: (c) => TOTAL.test(c.after),
  shellfish: ({ line }) => /shrimp|prawn|scallop|langoustine/i.test(line),
  joint: (c) => /[x×(]/i.test(c.joint ?? ''),
  adjacent: (c) => /^[\s,]*$/.test(c.joint ?? 'x'),
  for: (c) => FOR.test(c.before),
  sizeOfLast: ({ line, last, token }) =>
    last?.token.unit === null && line.slice(last.token.end, token.start) === ' ',
  afterPack: (c) => c.last?.role === 'pack' && isSameSize(c, c.last.token),
  /** "400 g tin", "8-ounce (227 g) pack" */
  pack: ({ after }) =>
    CONTAINER.test(/(?<=^\)?[\s-]+(?:\([^()]*\)\s)?)[\p{L}.]+/u.exec(after)?.[0] ?? ''),
  /** "1 tin tomatoes (400 g)" */
  hasPack: ({ between }) =>
    (between.match(/[\p{L}.]+/gu) ?? []).some((word) => CONTAINER.test(word)),
  ofSize: (c) => OF_SIZE.test(c.before) && !TOTAL_OF.test(c.before),
  ounces: (c) => /^(?:ounce|pound)$/.test(c.token.unit?.id ?? ''),
  ofAll: (c) => isWeightOfAll(c),
};

export const ROLES = readRules<NumberRole, Context>(FACTS, [
  'grows | length alike', // 1 inch (2.5 cm) ginger
  'stays | !amount', // 1 egg ($0.16)
  'stays | measure sizeOfLast', // 1 fillet (or 4 5-oz portions)
  'stays | each', // 4 fillets, 150 g each
  'grows | total', // 4 fillets salmon (600 g total)
  'pack | joint', // 4 (6 oz) steaks
  'pack | adjacent pack', // 2 400 g tins
  'pack | adjacent ounces', // 4 6 oz steaks
  'pack | afterPack measure', // 1 (12 oz/340 g) jar
  'stays | for', // 1 Pck. Pudding, für 500 ml Milch
  'unclear | unread', // 1 egg or 1,000 olives
  'stays | measure ofSize !leadMeasure', // 2 latas de 400 g
  'unclear | bare shellfish', // 1 lb shrimp (16–20)
  'unclear | pack', // 200 g beans from 400 g tins
  'grows | plus', // 2 cups flour plus 1
  'unclear | leadMeasure ofPack', // 200 g beans or 2 tins (400 g)
  'grows | leadMeasure measure', // 250 g flour, 9 oz
  'grows | leadMeasure alike', // 1 cup chives (2 bunches)
  'grows | stick', // 1 cup 2 sticks butter
  'grows | measure orElse !lastStays', // 1 packet yeast (or 2 tsp)
  'grows | taken', // 1 can milk (reserve 1 tbsp)
  'stays | hasPack bracket leadOne', // 1 packet (7 g) yeast
  'unclear | hasPack', // 2 packets (7 g) yeast
  'grows | beside measure ofAll', // 2 onions (about 300 g)
  'grows | measure leadHandful', // 2 handfuls (60 g) spinach
  'grows | spoon afterBracket', // 2 onions, diced (2 cups)
  'grows | bare orElse', // 1 mango (or 2 small ones)
  'stays | leadBare into', // 1 onion, cut into 8 wedges
]);

/** Judges a number after the first one of a line; undefined if the page cannot tell. */
export const ruleOf = (given: Given) => rowFor(ROLES, contextOf(given));

export const numberRoleOf = (given: Given): NumberRole => ruleOf(given)?.result ?? 'unclear';

/** A size in a bracket or after a slash, of the pack before: "12 oz/340 g", not "8 oz (680 g)". */
function isSameSize({ line, token }: Context, size: Quantity): boolean {
  if (!/^[^\d(]{0,20}(?:[/(]|\bor)\s*$/.test(line.slice(size.end, token.start))) return false;
  const same = size.unit && token.unit && convertUnit(size.from, size.unit.id, token.unit.id);
  return !same || Math.abs(token.from / same - 1) < 0.1;
}

/** The least weight of one piece, for some foods, in g. */
const LEAST = (
  [
    ['$pieces.large', 110],
    ['(?<!\\p{L})$pieces.middle', 60],
    ['(?<!\\p{L})(?:$pieces.eggs|$pieces.small)', 40],
  ] as const
).map(([foods, grams]) => [pattern(`${foods}(?!\\p{L})`), grams] as const);
/** "1 whole chicken (about 1.5 kg)": of two, "about 3 kg" would be read as the weight of each. */
const WHOLE_ONE = pattern(
  '(?<!\\p{L})$pieces.whole(?!\\p{L})(?!\\s(?:breast|thigh|leg|wing|drumstick|liver|stock))',
);

/** Two of "1 small (2 lb) pumpkin" are 2 lb each. */
const SIZED_ONE = /^\S+\s(?:small|medium|large)\s\([^()]*$/i;

/** "(about 300 g)" after a count is the weight of all together, not of each. */
function isWeightOfAll({ line, token, lead, before }: Context): boolean {
  const count = lead.to ?? lead.from;
  if (count <= 1) return !WHOLE_ONE.test(line) && (!SIZED_ONE.test(before) || ABOUT.test(before));
  if (!ABOUT.test(before)) return false;
  const grams = token.unit && convertUnit(token.from, token.unit.id, 'gram');
  const [, least = 0] = LEAST.find(([foods]) => foods.test(line)) ?? [];
  return !grams || grams / count >= least;
}
