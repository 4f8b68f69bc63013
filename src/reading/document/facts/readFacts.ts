import { cutList, LANGUAGES, ONE, oneOf, pattern } from '../../languages';
import { decimalOf } from '../../quantities/numbers';
import type { Times, Yield } from '../RecipeDocument';
import { bareHeading } from '../vocabulary';

type TimeName = keyof Times;

/** The value is null if the reader cannot be certain of it. */
export type Fact =
  | { name: TimeName; minutes: number | null }
  | { name: 'servings'; servings: Yield | null }
  | { name: 'bare'; minutes: number | null };

const TIME_LABELS: [TimeName, RegExp][] = (['total', 'active', 'prep', 'cook'] as const).map(
  (name) => [name, pattern(`^$facts.${name}$`, 'u')],
);
export const timeNamed = (label: string): TimeName | undefined =>
  TIME_LABELS.find(([, words]) => words.test(label.toLowerCase()))?.[0];

const SERVINGS_LABEL = pattern('^$facts.servings$', 'u');
const WHOLE_UNIT = pattern('^$facts.servingsUnit(?!\\p{L})');
const HALF = oneOf(
  LANGUAGES.flatMap(({ times }) => cutList(times.andHalf))
    .filter((entry) => !entry.endsWith('=0.25'))
    .join(', ')
    .replaceAll('=0.5', ''),
);
const NUMBER = `(\\d{1,4}(?:[.,]\\d{1,2})?|\\d{0,2} ?[½¼¾]|\\d{1,2} [13]/[24]|half an|${ONE})`;
const DURATION = `(?:${NUMBER} ?$times.hours(?!\\p{L})( (?:${HALF}))?(?:\\.?,? ?(?:$times.and )?(\\d{1,2})(?: ?$times.minutes(?![\\p{L}\\d])|(?![\\p{L}\\d]| ?[-–/])))?|${NUMBER}[ -]?$times.minutes(?![\\p{L}\\d]))`;
const ABOUT = '(?:(?:$amounts.about|just|only|≈) ?)?';
const WHOLE = pattern(`^${ABOUT}${DURATION}(?: (?:circa|(?:in )?$facts.inAll))?\\.?$`);

const COUNT = '(\\d{1,3})(?: ?(?:-|–|—|$amounts.range) ?(\\d{1,3}))?';
const AFTER_COUNT = '(?![\\d.,]\\d|\\d|\\p{L}|%| ?(?:°|g|kg|ml|cl|min)(?![\\p{L}]))';
/** A count with its noun: "1 loaf (about 12 slices)". */
const COUNTED = pattern(
  `^${ABOUT}${COUNT}${AFTER_COUNT}(?: ((?!in |at |$times.minutes(?!\\p{L})|$times.hours(?!\\p{L}))\\p{L}[\\p{L} '’-]{0,38}))?(?: ?\\([^()]{1,60}\\))?\\.?$`,
);
const LED = pattern(`^$facts.servingsLead (?=${ABOUT}\\d)`);
const UNIT_FIRST = pattern(
  `^${ABOUT}${COUNT} $facts.servingsUnit(?!\\p{L})(?: ?\\([^()]{1,60}\\))?\\.?$`,
);

/** "Servings 4", "Portionen 4 Portionen", "Servings 5 bowls" */
const BARE_COUNT = pattern(
  '^(\\p{L}[\\p{L} ]{2,23}) (\\d{1,2}(?: ?[-–] ?\\d{1,2})?(?: (?:$facts.servingsUnit|\\p{L}{3,12}))?)$',
);

/** The number words of all languages, without Spanish "once": "Serves once cooled" is English. */
const NUMBERS = new Map(
  LANGUAGES.flatMap(({ amounts: { numbers, one } }) =>
    cutList(numbers)
      .map((entry) => entry.split('=') as [string, string])
      .filter(([word, value]) => word === one || (Number(value) > 1 && word !== 'once')),
  ),
);
const WORD = `(?:${[...NUMBERS.keys()].join('|')})`;
/** "Serves six to eight", "For two people", but not "For two sauces" or "Makes one and a half" */
const WORDED = pattern(
  `^(?:$small.for (?=.{1,30} $facts.servingsUnit(?!\\p{L}))|(?!$small.for )$facts.servingsLead |$facts.servings ?[:：] ?)${ABOUT}${WORD}(?: ?(?:[-–]|$amounts.range) ?${WORD})?(?!\\p{L}| (?:and|or|as) )`,
);
const inDigits = (text: string) =>
  text.replace(WORDED, (all) =>
    all.replace(/\p{L}+/gu, (word) => NUMBERS.get(word.toLowerCase()) ?? word),
  );

const SENTENCE_SERVES = pattern(
  `(?:^|\\P{L})(?:serves|(?:$facts.servingsLead|$small.for) (?=\\d{1,2}(?: ?[-–à] ?\\d{1,2})? $facts.servingsUnit)|\\((?=[^()\\d]{0,12}\\d{1,2}(?: ?[-–à] ?\\d{1,2})? $facts.servingsUnit\\))) ?${ABOUT}${COUNT}${AFTER_COUNT}(?: ($facts.servingsUnit)(?!\\p{L}))?`,
);
const SENTENCE_READY = pattern(
  `(?:^|\\P{L})$facts.ready ${ABOUT}(${DURATION})(?=[.,;!)]|$| $times.and )`,
);

/** In characters. A longer piece of a line is a sentence. */
const LONGEST_PIECE = 90;

/** The blank before the label of a second fact: "Serves: 2 Time: 30 min". */
const NEXT_FACT = pattern(
  '(?<=[:：][^:：\\n]{0,40}\\d(?: ?(?:$times.minutes|$times.hours|$facts.servingsUnit))?)\\s(?=(?:$facts.total|$facts.active|$facts.prep|$facts.cook|$facts.servings|\\p{L}{4,15}) ?[:：])',
  'giu',
);

/** A fact has a number, a colon, or a unit of time after "an" or "half an". */
const TELLING = pattern('[\\d½¼¾:：]|(?<!\\p{L})(?:$times.hours|$times.minutes)(?!\\p{L})');

/** Cuts at signs, and at commas before words. The pieces may be facts. */
export function factPieces(line: string): string[] {
  const apart = /[:：].*[:：]/.test(line) ? line.replace(NEXT_FACT, '\n') : line;
  return apart
    .split(/[|·•;\n]|\s[–—/-]\s|,\s(?=[\p{L}~≈])|\s\/\s|(?<=\p{L}|\d)\s{2,8}(?=\p{L})/u)
    .map((piece) => piece.replace(/^[^\p{L}\p{N}~≈]{1,20}/u, '').trim())
    .filter(Boolean);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one rule for each kind of fact
export function readFact(written: string): Fact | null {
  const piece = inDigits(written);
  if (piece.length > LONGEST_PIECE || !TELLING.test(piece)) return null;
  const text = piece.replace(/\*|_{2}|\s?[:：]\s*$/g, '').trim();
  for (const { index, 0: space } of text
    .slice(0, 60)
    .matchAll(/\s{0,3}[:：]\s{0,3}|\s[–—-]\s|\s{1,3}/g)) {
    const label = bareHeading(text.slice(0, index).replace(/\([^()]{0,40}\)$/, '')).toLowerCase();
    const value = text.slice(index + space.length).trim();
    const hasColon = /[:：]/.test(space);
    const name = timeNamed(label);
    if (name) {
      const minutes = minutesOf(value);
      if (minutes !== null) return { name, minutes };
      if (hasColon) return { name, minutes: null };
    }
    if (hasColon && SERVINGS_LABEL.test(label)) {
      // "Serving size: 1 slice" tells what a portion is.
      const isSize = label === 'serving size' && !/^\d+$/.test(value) && !UNIT_FIRST.test(value);
      return { name: 'servings', servings: isSize ? null : readYield(value, label) };
    }
  }
  const lead = LED.exec(text)?.[0];
  if (lead) {
    const servings = readYield(text.slice(lead.length), lead);
    if (servings) return { name: 'servings', servings: { ...servings, text } };
  }
  const counted = UNIT_FIRST.test(text) ? readYield(text, '') : null;
  if (counted) return { name: 'servings', servings: counted };
  const [, label = '', count = ''] = BARE_COUNT.exec(text) ?? [];
  const bare = SERVINGS_LABEL.test(label.toLowerCase()) ? readYield(count, label) : null;
  if (bare) return { name: 'servings', servings: bare };
  const minutes = minutesOf(text);
  return minutes === null ? null : { name: 'bare', minutes };
}

export const tellsServings = (line: string): boolean =>
  factPieces(line).some((piece) => readFact(piece)?.name === 'servings');

/** "2–3 servings", "3 dozen" or, after its label, "4". */
function readYield(value: string, label: string): Yield | null {
  // From a page that can double its recipes: "24 cookies 1x".
  const [, from, to, unit] = COUNTED.exec(value.trim().replace(/ 1x$/, '')) ?? [];
  if (!from || Number(from) === 0 || (to && Number(to) <= Number(from))) return null;
  const isServings = /^(?:serv|feed)/i.test(label);
  const isCounted = WHOLE_UNIT.test(unit?.trim() ?? label);
  return {
    text: value.trim(),
    from: Number(from),
    to: Number(to ?? from),
    unit: isCounted || (!unit && isServings) ? 'servings' : (unit?.trim() ?? null),
  };
}

/** The few facts that a sentence says plainly. */
export function factsInSentence(sentence: string): Fact[] {
  const text = sentence.slice(0, 1_000);
  const facts: Fact[] = [];
  const [, from, to, unit] = SENTENCE_SERVES.exec(text) ?? [];
  if (from) {
    const said = `${from}${to ? `–${to}` : ''} ${unit ?? 'servings'}`;
    const range = { from: Number(from), to: Number(to ?? from) };
    facts.push({ name: 'servings', servings: { text: said, ...range, unit: 'servings' } });
  }
  const ready = SENTENCE_READY.exec(text)?.[1];
  if (ready) facts.push({ name: 'total', minutes: minutesOf(ready) });
  return facts;
}

/** Null unless the text is one duration and nothing else: no range, no condition. */
export function minutesOf(text: string): number | null {
  const [, hours, half, rest = '0', minutes] = WHOLE.exec(text.trim().replaceAll('⁄', '/')) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  const count = Math.round(
    hours === undefined
      ? numberOf(minutes)
      : (numberOf(hours) + (half ? 0.5 : 0)) * 60 + Number(rest),
  );
  return count > 0 && count < 7 * 24 * 60 ? count : null;
}

function numberOf(text = ''): number {
  if (/^half/i.test(text)) return 0.5;
  return /^\p{L}/u.test(text) ? 1 : decimalOf(text);
}

/** A few pieces may be facts that the reader does not know. */
export function areFacts(text: string): boolean {
  const pieces = factPieces(text);
  const known = pieces.filter((piece) => readFact(piece) !== null);
  if (known.length === 0) return false;
  const others = pieces.filter((piece) => !known.includes(piece));
  return (
    others.every((piece) => piece.length <= 50 && (/[:：]/.test(piece) || !/[.!?]$/.test(piece))) &&
    others.length <= 2 * known.length + 1
  );
}
