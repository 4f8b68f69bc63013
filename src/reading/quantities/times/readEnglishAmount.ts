import { sumOf } from '../numbers';

/** An amount of time in a text. */
export interface Amount {
  /** Where it begins, in characters (UTF-16 units). */
  start: number;
  /** The place right behind it. */
  end: number;
  /** Of a range, the lower end. Null if it makes no sense, such as "9 to 3 minutes". */
  seconds: number | null;
  /** Joined by a hyphen to what follows, as in "2-minute noodles". */
  isHyphenated: boolean;
}

/** A number or an amount, and the place right behind it. */
interface Reading {
  value: number;
  end: number;
}

interface AmountReading extends Reading {
  /** The length of its smallest unit, in seconds. */
  unit: number;
  isHyphenated: boolean;
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PART = /[1-9]\/[2-9](?!\d)|[¼-¾⅐-⅞]/;

// Every repetition has an upper limit, so no text can make a reading long.
const sticky = (...parts: (string | RegExp)[]) =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join(''), 'y');

const PARTS = sticky('(', PART, ')');
const MIXED = sticky('(\\d{1,3})(?: {1,2}and {1,2}| {0,2}|-)(', PART, ')');
const DECIMAL = /(\d{1,4})(?:[.,](\d{1,2}))?(?!\d|[.,/:]\d)/y;
const WORDS = sticky(
  `(?:(${TENS.join('|')})(?:[- ](${ONES.slice(0, 9).join('|')}))?|(${ONES.toReversed().join('|')}))`,
  '(?![a-z])(?: and (?:a|one)[- ](half|quarter)(?![a-z]))?',
);
const COUPLE = /(?:a|another) couple(?: of)?(?= )/y;
const SINGLE =
  /(?:an?|another|one|1)(?: (?:further|additional|extra|full|good|whole|solid|more))?(?= [hms])/y;
const HALF =
  /(?:(?:an?|another|one|1)[ -](?:further |additional |extra |full |good )?)?half(?:[ -]an?)?(?=[ -](?:hour|hr|minute|min)(?![a-z]))/y;
const QUARTERS =
  /(?:(?:(an?|another|one|three)[ -])?quarters? of|([13]\/4|1\/2|[¼½¾])(?: of)?) an(?=[ -](?:hour|hr))/y;

const QUALIFIED =
  / {0,2}(?:(?:or so|more|full|whole|additional|extra|further|solid|good|\+|-ish)(?= ))?/y;
const UNIT = /( {0,2}|-)(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s)(?![a-z\d'])/y;
const POSSESSIVE_UNIT = /( )(hours?|minutes?|seconds?)(?=')/y;
const BRIEF_HOUR = /h(?=\d)/y;
const BRIEF_MINUTES = /( ?)m(?![a-z\d'])/y;
const FRACTION_AFTER = / and (?:an?|one|1)[- ](half|quarter)(?![a-z])/y;
const VAGUE_TAIL = / or (?:so|two|2|three)(?![a-z\d]| (?:hour|hr|min|sec))/y;
/** "1 hr. 20 min.": the full stop of a short unit ends no sentence. */
const JOINT =
  /(?:(?<=(?<![a-z])(?:hrs?|h|mins?))\.(?:, ?| )(?:and )?|, and | and |, | {0,2})(?=[\da-z¼½¾])/y;
const RANGE = / {0,2}[-—~] {0,2}| to | or |-to-| till /y;
const RANGE_OF_TWO = / and /y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Reads the amount of time that begins at a place of a text.
 *
 * @param text from `normalizeText`
 * @returns null if none does
 */
export function readAmount(text: string, start: number): Amount | null {
  const range = readBareRange(text, start);
  if (range) return { start, ...range };
  const amount = readCompound(text, start);
  if (!amount) return null;

  const join = match(RANGE, text, amount.end);
  const upper = join && readCompound(text, amount.end + join[0].length);
  if (upper && !amount.isHyphenated) {
    const isRising = upper.value > amount.value;
    // Neither "reduce 20 minutes to 10 minutes" nor "5 minutes or 5 minutes" is a range.
    if (isRising) return { ...amount, start, end: upper.end, seconds: amount.value };
  }
  return { ...amount, start, seconds: amount.value };
}

/** Reads a range that names its unit once, as in "20 to 25 minutes". */
function readBareRange(text: string, start: number) {
  const lower = readNumber(text, start);
  if (!lower) return null;
  const isBetween = text.endsWith('between ', start);
  const join =
    match(RANGE, text, lower.end) ?? (isBetween ? match(RANGE_OF_TWO, text, lower.end) : null);
  if (!join) return null;
  const place = lower.end + join[0].length;
  const upper = readNumber(text, place) && readCompound(text, place);
  if (!upper) return null;
  const { end, unit, isHyphenated } = upper;
  const isRising = lower.value * unit < upper.value;
  return { end, isHyphenated, seconds: isRising ? lower.value * unit : null };
}

/** Reads an amount in one unit or in falling ones, as in "1 hour and 15 minutes". */
function readCompound(text: string, start: number): AmountReading | null {
  let amount = readSimple(text, start);
  while (amount && amount.unit > 1 && !amount.isHyphenated) {
    const joint = match(JOINT, text, amount.end);
    if (!joint) break;
    const next: AmountReading | null =
      readSimple(text, amount.end + joint[0].length) ??
      (joint[0].length < 2 ? readRest(text, amount.end + joint[0].length) : null);
    if (!next || next.unit >= amount.unit || next.value >= amount.unit || next.isHyphenated) break;
    amount = { ...next, value: amount.value + next.value };
  }
  if (!amount || amount.isHyphenated) return amount;
  const tail = match(VAGUE_TAIL, text, amount.end);
  return tail ? { ...amount, end: amount.end + tail[0].length } : amount;
}

/** What may follow minutes without a mark: "Boil for 2 hrs 15, then drain." */
const NO_MARK =
  /(?: ?$|[,;:!?)\n]|\.(?!\d)| (?:and|or|then|until|over|in|on|at|with|if|before|covered)(?![a-z]))/y;

/** Reads minutes after hours, with a short mark or none, as in "1h30" and "1 h 15 m". */
function readRest(text: string, start: number): AmountReading | null {
  const number = match(/([1-5]?\d)(?!\d|[.,/:]\d)/y, text, start);
  if (!number) return null;
  const value = Number(number[1]) * 60;
  const end = start + number[0].length;
  const mark = match(BRIEF_MINUTES, text, end);
  if (mark) return { value, unit: 60, isHyphenated: false, end: end + mark[0].length };
  const isJoined = text[start - 1] === 'h' && !/[a-z]/.test(text[end] ?? '');
  const isBare = (number[1]?.length ?? 0) > 1 && match(NO_MARK, text, end) !== null;
  return isJoined || isBare ? { value, unit: 60, isHyphenated: false, end } : null;
}

/** Reads an amount in one unit, as in "1½ hours" and "an hour and a half". */
function readSimple(text: string, start: number): AmountReading | null {
  const single = readSingle(text, start);
  const number = single ?? readNumber(text, start);
  if (!number) return null;
  const at = number.end + (match(QUALIFIED, text, number.end)?.[0].trimEnd().length ?? 0);
  const unit =
    match(UNIT, text, at) ?? match(POSSESSIVE_UNIT, text, at) ?? match(BRIEF_HOUR, text, at);
  if (!unit) return null;
  const name = unit[2] ?? 'h';
  // "A half-hour" means half an hour.
  const isHyphenated = unit[1] === '-' && single?.value !== 0.5;
  // "The 1990s" and "4-h" are not times.
  if (name.length === 1 && (isHyphenated || number.value >= 1_000)) return null;
  const seconds = name.startsWith('h') ? 3_600 : name.startsWith('m') ? 60 : 1;
  const end = at + unit[0].length;
  const fraction = match(FRACTION_AFTER, text, end);
  const value = number.value + (fraction ? partOf(fraction[1]) : 0);
  return {
    value: value * seconds,
    unit: seconds,
    isHyphenated: isHyphenated && !fraction,
    end: end + (fraction?.[0].length ?? 0),
  };
}

/** Reads words that serve as a number before a single unit, as in "half an hour". */
function readSingle(text: string, start: number): Reading | null {
  const half = match(HALF, text, start);
  if (half) return { value: 0.5, end: start + half[0].length };
  const quarters = match(QUARTERS, text, start);
  if (quarters) {
    const [all, word, part] = quarters;
    const value = part ? partOf(part) : word === 'three' ? 0.75 : 0.25;
    return { value, end: start + all.length };
  }
  const single = match(SINGLE, text, start);
  // "A second" is an instant, or the one after the first.
  if (!single || text.startsWith(' second', start + single[0].length)) return null;
  return { value: 1, end: start + single[0].length };
}

function readNumber(text: string, start: number): Reading | null {
  const mixed = match(MIXED, text, start);
  if (mixed) return { value: Number(mixed[1]) + partOf(mixed[2]), end: start + mixed[0].length };
  const part = match(PARTS, text, start);
  if (part) {
    const end = start + part[0].length;
    return { value: partOf(part[1]), end };
  }
  const decimal = match(DECIMAL, text, start);
  if (decimal) {
    const value = Number(`${decimal[1]}.${decimal[2] ?? 0}`);
    const end = start + decimal[0].length;
    const half = match(FRACTION_AFTER, text, end);
    if (half) return { value: value + partOf(half[1]), end: end + half[0].length };
    return { value, end };
  }
  const words = match(WORDS, text, start);
  if (words) {
    const [all, tens, ones, single, fraction] = words;
    const value = tens
      ? (TENS.indexOf(tens) + 2) * 10 + (ONES.indexOf(ones ?? '') + 1)
      : ONES.indexOf(single ?? '') + 1;
    return { value: value + (fraction ? partOf(fraction) : 0), end: start + all.length };
  }
  const couple = match(COUPLE, text, start);
  return couple ? { value: 2, end: start + couple[0].length } : null;
}

const partOf = (text = ''): number =>
  text === 'half' ? 1 / 2 : text === 'quarter' ? 1 / 4 : sumOf(text);
