import { foodNamed } from '../../foods';
import { languageOf, OF, ONE, pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { openingOf } from './lex';
import { DIGIT } from './numbers';
import { type Quantity, quantities, quantityKind } from './quantities';
import { foodOf, LONGEST_LINE } from './readIngredient';
import { isPack, isRate, mayBeRange, refusalOf } from './refusals';
import { CONTAINER, isBracketed, type NumberRole, numberRoleOf } from './roles';
import { isMeasured, type Span, unitAt } from './units';

/** It grows with the servings. */
export interface Amount extends Quantity {
  /** What is counted, if there is no unit. */
  noun: Span | null;
  /** A unit that only counts the food, with "of": "3 units of lemon". */
  counter: Span | null;
  /** Cooks halve one of these at most: an egg, a clove. */
  isWhole: boolean;
  /** The size of each, up to where the line has said it: "400 g" of "2 x 400 g tins". */
  pack?: Quantity;
}

/**
 * All amounts that grow with the servings. Empty if the line names none; null unless the reader
 * understands the whole line. "400 g tin" leaves out a 1, whose place is empty. `line` as
 * `Ingredient` has it.
 */
export function readAmounts(line: string, language: LanguageCode | null): Amount[] | null {
  if (line.length > LONGEST_LINE) return null;
  // An amount in words counts only at the beginning.
  const opening = openingOf(line, language);
  // "Soaked for two hours" is not an amount.
  const found = quantities(line, language, opening.end).filter(
    ({ kind, start }) => kind !== 'time' || new RegExp(DIGIT).test(line[start] ?? ''),
  );
  const worded = opening.amount && { ...opening.amount, kind: quantityKind(line, opening.amount) };
  const [first, ...others] = worded ? [worded, ...found] : found;
  const given = { line, language, start: opening.start, first, others };
  if (refusalOf(given)) return null;
  if (!first) return [];
  const isLed = /^[\s~≈]*$/.test(line.slice(opening.end, first.start));
  return (isLed ? readLeading : readTrailing)({ ...given, first });
}

/** Units that count the food itself, for the start of a text. */
const counterOf = perLanguage((_, own) => own(`^$amounts.ones(?:\\s(?:${OF})|(?!\\p{L}))`));
const WHOLE = pattern('^(?:$pieces.eggs|$pieces.halved)$');

/** An amount with what its unit, or what it counts, says. */
export function withNoun(
  text: string,
  amount: Quantity & Pick<Amount, 'pack'>,
  noun: Span | null,
  language: LanguageCode | null,
): Amount {
  const { unit } = amount;
  const place = unit ?? noun;
  const [counted] = (unit && counterOf(language).exec(text.slice(unit.start))) ?? [];
  return {
    ...amount,
    noun,
    counter: unit && counted ? { start: unit.start, end: unit.start + counted.length } : null,
    isWhole: place !== null && WHOLE.test(text.slice(place.start, place.end)),
  };
}

interface Given {
  line: string;
  start: number;
  language: LanguageCode | null;
  first: Quantity;
  others: readonly Quantity[];
}

function readLeading(given: Given): Amount[] | null {
  const { line, first, language } = given;
  const onePack = packOf(line, first, language);
  const lead: Lead = onePack ? { ...onePack, pack: first } : { ...first };
  const read = readOthers(given, lead);
  if (!read) return null;
  const growing = [lead, ...read.growing];
  const cuts =
    lead.start === lead.end || lead.from !== first.from ? [first, ...read.cuts] : read.cuts;
  const plain = without(line, cuts);
  // "2 tsp (4 g) - paprika"
  const rest = plain.slice(lead.end).replace(/^((?:\s|\([^()]*\))*)[-–]\s(?=\p{L})/u, '$1');
  const food = foodOf(rest);
  // "1 clove"
  const isBare = rest.trim() === '' && lead.unit?.measures === 'other';
  if (food === null && !isBare) return null;
  // "2 large (about 8 oz) onions"
  const end = read.growing.find(({ start }) => !isBracketed(line, start))?.start;
  const named = foodOf(plain.slice(lead.end, end)) ?? food ?? '';
  const found = growing.map((token): Amount => {
    if (token.unit) return withNoun(line, token, null, language);
    const isLead = token === lead;
    const noun = isLead ? nounOf(given, lead, named, end) : nounAfter(line, token, language);
    return withNoun(line, token, noun, language);
  });
  return found.some((amount) => mayBeRange(given, amount)) ? null : found;
}

type Lead = Quantity & Pick<Amount, 'pack'>;

/** Which further numbers grow, and what is not part of the food's name; null if that is unclear. */
function readOthers(given: Given, lead: Lead) {
  const { line, others, language } = given;
  const growing: Quantity[] = [];
  const cuts: Span[] = [];
  let last: { token: Quantity; role: NumberRole } | undefined;
  for (const [at, token] of others.entries()) {
    const role = numberRoleOf({ line, token, lead, last });
    if (role === 'unclear') return null;
    if (role === 'grows' && isRate(given, token, others[at + 1])) return null;
    if (role === 'grows') growing.push(token);
    if (role === 'pack' && !addPack(line, token, lead, language)) return null;
    if (role !== 'stays' || /[x×]\s?$/i.test(line.slice(0, token.start)))
      cuts.push(placeToCut(line, token));
    last = { token, role };
  }
  return { growing, cuts };
}

/** False for "1½ (5 g) teaspoons". */
function addPack(
  line: string,
  token: Quantity,
  lead: Lead,
  language: LanguageCode | null,
): boolean {
  // "1 (14 oz) can", "2 x 400 g tins"
  lead.unit ??= unitAfter(line, token, language);
  // "2 x 400 g/14 oz tins" says it twice.
  lead.pack = { ...(lead.pack ?? token), end: token.end };
  return !lead.unit || lead.unit.measures === 'other';
}

function packOf(line: string, first: Quantity, language: LanguageCode | null): Quantity | null {
  if (!isMeasured(first) || !isPack(line.slice(first.end))) return null;
  const { start } = first;
  const unit = unitAt(line, first.end, language);
  return {
    ...first,
    kind: 'amount',
    end: start,
    from: 1,
    to: null,
    numbers: [{ start, end: start }],
    unit,
    isAbout: false,
  };
}

/** The unit after the size of a pack: "1 (14 oz) can", "2 x 400 g tins". */
function unitAfter(line: string, { end }: Quantity, language: LanguageCode | null) {
  const [bracket = ''] = /^[^()]*\)|^\s?\([^()]*\)/.exec(line.slice(end)) ?? [];
  return unitAt(line, end + bracket.length, language);
}

/** "Butter: 100 g", "Flour, 2 cups (sifted)", "Latte intero 200 ml" */
const TRAILING = pattern(
  '^((?:[^\\d,;:()]|\\([^\\d()]{1,20}\\)){2,60}?)\\s*([:：]|\\s[–—-]\\s|\\(|,\\s|\\s)\\s*(?:$amounts.about\\s)?~?\\s*$',
  'i',
);
/** "Nutrition per 100 g", "fillets of 150 g" */
const JOINS = pattern(
  '(?<!\\p{L})(?:\\p{Ll}{1,3}|$small.each|$small.more|$small.from|$small.for|$small.with)$',
  'u',
);

/** "Whole chicken, about 1.5 kg", "A packet of yeast (7 g)": of two, the line would still name one. */
function isOnePiece(food: string, language: LanguageCode | null): boolean {
  const piece = food.replace(ARTICLE, '');
  const [word = ''] = /^\p{L}+/u.exec(piece) ?? [];
  const unit = unitAt(piece, 0, language);
  // A clove may be the spice.
  const isUnit = CONTAINER.test(word) || (unit?.measures === 'other' && unit.id !== 'clove');
  return (isUnit && !/s$/i.test(word)) || PIECE.test(piece);
}
const ARTICLE = new RegExp(`^(?:${ONE})\\s`, 'i');
const PIECE = pattern('^(?:$small.whole\\s$pieces.whole|$pieces.alone)\\b', 'i');

function readTrailing({ line, start, first, others, language }: Given): Amount[] | null {
  const [, food = '', sign] = TRAILING.exec(line.slice(start, first.start)) ?? [];
  const after = line.slice(first.end);
  if (!food || (/^[\s(]?$/.test(sign ?? '') && !first.unit)) return null;
  const isPacked = food.split(' ').some((word) => CONTAINER.test(word));
  if (sign === ' ' && (isPacked || JOINS.test(food))) return null;
  if (isOnePiece(food, language)) return null;
  if (!/^\s*\)?\s*(?:$|[,;(])/.test(after)) return null;
  if (first.kind !== 'amount' || Number.isNaN(first.from) || foodOf(food) === null) return null;
  const roles = others.map((token) => numberRoleOf({ line, token, lead: first, last: undefined }));
  if (roles.some((role) => role !== 'grows' && role !== 'stays')) return null;
  const growing = others.filter((_, at) => roles[at] === 'grows');
  return [first, ...growing].map((token) => withNoun(line, token, null, language));
}

const JOINT = pattern(
  '[\\s,]*(?:/|\\+|&|[x×]|\\b(?:$small.more|$small.and|$small.or)\\b)?\\s*(?:$amounts.about\\s*)?$',
  'i',
);

/** A further number with the word or sign before it. */
function placeToCut(line: string, { start, end }: Quantity): Span {
  const sign = line[end] === '%' ? 1 : 0;
  const joint = JOINT.exec(line.slice(0, start));
  return { start: joint?.index ?? start, end: end + sign };
}

/** Blanks replace what is cut. */
function without(line: string, cuts: readonly Span[]): string {
  return cuts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    line,
  );
}

const NO_NOUN = pattern('^$nouns.not$', 'i');
/** "1 head of broccoli", "1 carrot finely chopped" */
const AFTER_NOUN = pattern('(?:\\s$nouns.after)*$', 'isu');
/** "1 gros oignon", but "1 oignon rouge" */
const BEFORE_NOUN = pattern('^$amounts.beforeNoun');

/** "1 heaped teaspoon" */
const HEAPED = pattern('^($amounts.heaped\\p{L}*\\s)(\\p{L}+)');
const HEAPED_AFTER = pattern('^(\\s$amounts.heaped\\p{L}*\\s)(\\p{L}+)', 'u');

/** Two foods, or one and what it is for. */
const OF_TWO = pattern('\\s$nouns.joined\\s|[/&]', 'i');
const CHUNK = pattern('^$nouns.counted$', 'i');

/** "1 oignon rouge" */
const isNounFirst = (language: LanguageCode | null) =>
  /fr|es|it|pt/.test(languageOf(language).code);

/** The noun that takes the plural: "eggs" in "2 large eggs". */
function nounOf(
  { line, language }: Given,
  lead: Quantity,
  food: string,
  end: number | undefined,
): Span | null {
  const spoon = HEAPED.exec(food)?.[2];
  if (!spoon && OF_TWO.test(food)) return null;
  const words = food.replace(AFTER_NOUN, '').match(/\p{L}+/gu) ?? [];
  // "8 apples cold", "6 bone in, skin on"
  const isMany = lead.from >= 2 && languageOf(language).code === 'en';
  const nouns = isMany ? words.filter((one) => /[^s]s$/i.test(one)) : words;
  const last = isNounFirst(language) ? nouns.find((one) => !BEFORE_NOUN.test(one)) : nouns.at(-1);
  // "1 2-inch piece ginger"
  const piece = words
    .slice(0, foodNamed(words[0] ?? '') ? 1 : 2)
    .find((one) => CHUNK.test(one) || unitAt(one, 0, language)?.measures === 'other');
  const word = spoon ?? words.find((one) => CONTAINER.test(one)) ?? piece ?? last;
  if (!word || NO_NOUN.test(word)) return null;
  const from = lead.end;
  const found = [...line.slice(from, end).matchAll(/\p{L}+/gu)].find(([one]) => one === word);
  // The food of "2 eggs + 1 yolk" is read as "eggs yolk".
  if (!found) return nounAfter(line, lead, language);
  const to = from + found.index + word.length;
  // "Kartoffel(n)"
  return /^\(e?n\)/.test(line.slice(to)) ? null : { start: from + found.index, end: to };
}

/** "2 small red onions, or" */
const AFTER_NUMBER = pattern(
  '^(\\s(?:\\p{L}+\\s){0,4}?)(\\p{L}+)(?=\\s*(?:[(),;/+&]|$)|\\s(?:$small.more|$small.and|$small.or)\\s)',
  'u',
);

/** The number is of something else: "2 of the large". */
const OF_OTHER = pattern('\\s$nouns.ofOther\\s', 'i');

/** What a further number counts: "(from 2 lemons)". */
function nounAfter(line: string, token: Quantity, language: LanguageCode | null): Span | null {
  const found =
    HEAPED_AFTER.exec(line.slice(token.end)) ??
    (isNounFirst(language) ? /^(\s)(\p{L}+)/u : AFTER_NUMBER).exec(line.slice(token.end));
  const [, before = '', word = ''] = found ?? [];
  if (!word || NO_NOUN.test(word) || OF_OTHER.test(before)) return null;
  const start = token.end + before.length;
  return { start, end: start + word.length };
}
