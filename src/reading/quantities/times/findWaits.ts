import { sumOf } from '../numbers';
import { MACHINE, normalizeText, sentenceBefore } from './normalizeText';
import type { WaitingGrammar } from './waitingGrammar';

/** How far the reader looks behind an amount, in characters. A limit keeps each look short. */
const LOOK_AHEAD = 120;

/** What may follow a time: no noun that the time would belong to. */
const BOUNDARY = /^(?: {0,2}$|[.,;:!?)\]—"”…\ufffc]| )/u;

interface Reading {
  seconds: number;
  end: number;
  isRange?: boolean;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads a time or a range of times; of a range, the lower end counts. */
export function readTime(text: string, start: number, grammar: WaitingGrammar): Reading | null {
  const lower = readNumber(text, start, grammar);
  const bareRange = lower && match(grammar.range, text, lower.end);
  if (bareRange) {
    const place = lower.end + bareRange[0].length;
    const upper = readNumber(text, place, grammar);
    const whole = upper && readCompound(text, place, grammar);
    // The ends of "20-25 Minuten" have the unit of the upper one.
    if (upper && whole && upper.value > lower.value) {
      const unit = match(grammar.unit, text, upper.end);
      return unit && { seconds: lower.value * unitOf(unit), end: whole.end, isRange: true };
    }
  }
  const amount = readCompound(text, start, grammar);
  const range = amount && match(grammar.range, text, amount.end);
  const upper = range && readCompound(text, amount.end + range[0].length, grammar);
  return amount && upper && upper.seconds > amount.seconds
    ? { ...amount, end: upper.end, isRange: true }
    : amount;
}

function readCompound(text: string, start: number, grammar: WaitingGrammar): Reading | null {
  const phrase = match(grammar.phrase, text, start);
  if (phrase) {
    const seconds = grammar.secondsOfPhrase.get(phrase[0]);
    if (seconds) return { seconds, end: start + phrase[0].length };
  }
  const number = readNumber(text, start, grammar);
  if (!number) return null;
  const unit = match(grammar.unit, text, number.end);
  if (!unit) return readBriefHours(text, number, grammar);
  const seconds = number.value * unitOf(unit);
  const end = number.end + unit[0].length;
  const half = grammar.andHalf && match(grammar.andHalf, text, end);
  if (half) return { seconds: seconds + unitOf(unit) / 2, end: end + half[0].length };
  if (unit[3]) return { seconds, end };
  const joint = match(grammar.joint, text, end);
  const rest = joint && readNumber(text, end + joint[0].length, grammar);
  if (!rest || rest.value >= 60) return { seconds, end };
  const smaller = match(grammar.unit, text, rest.end);
  if (smaller && unitOf(smaller) === unitOf(unit) / 60)
    return { seconds: seconds + rest.value * unitOf(smaller), end: rest.end + smaller[0].length };
  // "1 h 30"
  const isBrief =
    unit[1] === 'h' &&
    (joint?.[0].length ?? 0) < 2 &&
    /^[^\p{L}\d]|^$/u.test(text.slice(rest.end, rest.end + 1));
  return isBrief ? { seconds: seconds + rest.value * 60, end: rest.end } : { seconds, end };
}

/** Reads "1h30". */
function readBriefHours(
  text: string,
  number: { value: number; end: number },
  grammar: WaitingGrammar,
): Reading | null {
  const brief = match(/ ?h([0-5]\d)(?![\p{L}\d])/uy, text, number.end);
  if (!brief) return null;
  const end = number.end + brief[0].length;
  const minutes = match(grammar.unit, text, end);
  return {
    seconds: number.value * 3_600 + Number(brief[1]) * 60,
    end: minutes?.[2] ? end + minutes[0].length : end,
  };
}

function unitOf([, hours, minutes]: RegExpExecArray): number {
  return hours ? 3_600 : minutes ? 60 : 1;
}

function readNumber(text: string, start: number, { number, numbers }: WaitingGrammar) {
  const found = match(number, text, start);
  if (!found) return null;
  const [all, word] = found;
  return { value: numbers.get(word ?? '') ?? sumOf(all), end: start + all.length };
}

/** "ca. 10", "c. à soupe": an abbreviation does not end a sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:ca|env|min|std|sek|aprox|approx|c|h|s|z|b|bzw|evtl|etc|el|tl|ej|es|max|mn|sec|seg|nr)$/u;

/** What keeps "5 minutes before the end" from being a rest. */
const UNTIL_THE_END = /(?:ende|schluss|fin|final|fine|einde|end|cuisson|cocción|cottura|kookti)/u;

const CLAUSE_END = /[.;:!?—\n\ufffc]| - |\((?!\p{L})/u;

/** Judges by the words of a language: its clause says what happens meanwhile, and nothing around it says otherwise. */
export function isWaitedFor(
  text: string,
  start: number,
  { end, isRange }: Reading,
  grammar: WaitingGrammar,
): boolean {
  const sentence = sentenceBefore(text, start, ABBREVIATION);
  const after = text.slice(end, end + LOOK_AHEAD);
  const rest = after.slice(0, after.search(/[.!?](?: |$)/) + 1 || after.length);
  if (MACHINE.test(after)) return true;
  if (!BOUNDARY.test(after)) return false;
  const modified = withoutModifiers(sentence, grammar.modifier);
  const lead = isRange ? modified.replace(grammar.rangeLead, '') : modified;
  const isTaken = grammar.tailToTake.test(after);
  const isLed = isTaken || grammar.lead.test(lead);
  if (!isLed && (grammar.leadToPass.test(lead) || grammar.determiner.test(lead))) return false;
  // "Nach weiteren 10 Minuten": what is before the word counts.
  if (isLed && !isTaken && grammar.leadToPass.test(lead.replace(grammar.lead, ''))) return false;
  if (grammar.tailToPass.test(after)) {
    const clause = lastClause(sentence);
    if (!grammar.resting.test(clause) || UNTIL_THE_END.test(rest)) return false;
  }
  if (grammar.sentenceToPass.test(sentence) || grammar.sentenceToPass.test(rest)) return false;

  if (grammar.sureLead.test(lead)) return true;
  const ahead = lastClause(sentence);
  const clauseEnd = rest.search(CLAUSE_END);
  const behind = clauseEnd < 0 ? rest : rest.slice(0, clauseEnd);
  if (grammar.doing.test(ahead)) return true;
  if (grammar.doing.test(behind.split(',')[0] ?? '')) return true;
  const isOwnClause = /^[\s,(]*$/u.test(withoutModifiers(ahead, grammar.modifier)) || isLed;
  return isOwnClause && grammar.doing.test(sentence);
}

/** Reads a text that is one time and nothing else, in seconds; null for any other. */
export function readWholeTime(text: string, grammar: WaitingGrammar): number | null {
  const level = normalizeText(text)
    .trim()
    .replace(/[.~≈]{1,3}$/, '');
  const time = readTime(level, 0, grammar);
  return time && time.end >= level.length ? Math.round(time.seconds) : null;
}

/** The part of a sentence behind its last comma, colon or bracket. */
function lastClause(sentence: string): string {
  const place = Math.max(...[...',;:(—\ufffc'].map((sign) => sentence.lastIndexOf(sign)));
  return sentence.slice(place + 1);
}

/** At most this many words such as "about" come before an amount. */
const MOST_MODIFIERS = 3;

function withoutModifiers(sentence: string, modifier: RegExp): string {
  let rest = sentence;
  for (let count = 0; count < MOST_MODIFIERS; count += 1) {
    const cut = modifier.exec(rest);
    if (!cut) break;
    rest = rest.slice(0, cut.index + 1);
  }
  return rest;
}
