import { pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { type Facts, readRules, rowFor } from '../rules';
import { lexTimes, normalizeText, secondsOf, type Time } from './lexTimes';
import type { Span } from './units';

export interface FoundDuration extends Span {
  /** Whole seconds; of a range, the lower end. */
  seconds: number;
  text: string;
}

/** The longest time that a page stays open, in seconds. */
const LONGEST = 24 * 3_600;

/**
 * Times that a step says to wait, in order, without overlaps. Skips what only looks like one
 * ("2-minute noodles", "ready in 30 minutes", "5 minutes before the end"), and what is doubtful.
 * Reads Western digits only, in linear time. `text` is without markup.
 */
export function findDurations(text: string, language: LanguageCode = 'en'): FoundDuration[] {
  const level = normalizeText(text);
  return lexTimes(level, language).flatMap((time) => {
    const { start, end } = time;
    const seconds = inLimits(time);
    const waits = seconds !== null && waitRuleOf(level, time, language)?.result === 'waits';
    return waits ? [{ start, end, seconds, text: text.slice(start, end) }] : [];
  });
}

/** Null unless the text is one time and nothing else, such as a table's cell. */
export function readDuration(text: string, language: LanguageCode = 'en'): number | null {
  const level = normalizeText(text)
    .trim()
    .replace(/[.~≈]{1,3}$/, '');
  const [time] = lexTimes(level, language);
  return time?.start === 0 && time.end >= level.length ? inLimits(time) : null;
}

function inLimits(time: Time): number | null {
  const seconds = Math.round(secondsOf(time));
  return time.unit.id !== 'day' && seconds >= 1 && seconds <= LONGEST ? seconds : null;
}

/** In characters. A limit keeps each look of a rule short. */
const LOOK_AHEAD = 120;

/** Lists of `waiting` to look for right before a time, and right after it. */
const LEADS = ['after', 'determiners', 'lasts', 'lead', 'leadNever', 'sureLead', 'takes'] as const;
const TAILS = ['tailBefore', 'tailDeed', 'tailSure', 'tailToPass', 'tailToTake'] as const;
type Lead = (typeof LEADS)[number];
type Tail = (typeof TAILS)[number];

const patternsOf = perLanguage(({ waiting }, own) => {
  const pattern = (source: string) => own(source, 'u');
  const lead = (name: Lead) => [name, pattern(`${START}$waiting.${name} {0,2}$`)] as const;
  const tail = (name: Tail) => [name, pattern(`^ {0,2}$waiting.${name}${END}`)] as const;
  return {
    beside: new Map<Lead | Tail, RegExp>([...LEADS.map(lead), ...TAILS.map(tail)]),
    modifier: pattern('(?:^|[ (,;—-])(?:$amounts.about|$waiting.modifiers|~|≈) {0,2}$'),
    rangeLead: pattern(`${START}$waiting.rangeLead {0,2}$`),
    doing: pattern(`${START}$waiting.doing${END}`),
    command:
      waiting.commandLead && pattern(`(?:${waiting.commandLead})$waiting.doing(?![\\p{L}'])`),
    resting: pattern(`${START}$waiting.resting${END}`),
    leadToPass: pattern(`${START}$waiting.leadToPass(?: {0,2}[:=–—-])? {0,2}$|['’] {0,2}$`),
    theEnd: pattern('$waiting.theEnd'),
    bound: waiting.following
      ? pattern(
          `^(?: {0,2}$| ?[.,;:!?)[\\]—/*\\ufffc"”…&→|\\p{Extended_Pictographic}]| {0,2}[—(–\\d~-]| {0,2}$waiting.following${END})`,
        )
      : /^(?: {0,2}$|[.,;:!?)\]—"”…\ufffc]| )/u,
    sentenceToPass: pattern(`${START}$waiting.sentenceToPass${END}`),
    afterwards: pattern(`^ *$waiting.afterwards${END}`),
    until: pattern(`${START}$waiting.until${END}`),
    or: pattern('(?:^|[,;(] {0,2})$small.or {1,2}(?:$amounts.about {1,2})?$'),
  };
});

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?!\\p{L})';

/** A kitchen machine is set to this after a time. */
const MACHINE = pattern(
  '^ ?\\.? ?(?:[/,|] ?\\d{2,3} ?°|(?:[/,|] ?)?(?:\\d{2,3} ?[°º]c?[ /,|]{1,3})?$waiting.machine(?!\\p{L}))',
  'u',
);
/** Right before a number, make it part of something else, or of a range that could not be read. */
const PART_OF_MORE = /(?:[\p{L}\p{M}\p{N}\p{Sc}.,/:#°'^+×*_=@&%-]|\p{N} ?[-—/:×x] |\p{L}- )$/u;
const CLAUSE_END = /[.;:!?—\n\ufffc]| - |\((?!\p{L})/u;

function contextOf(text: string, time: Time, language: LanguageCode) {
  const patterns = patternsOf(language);
  const { start, end } = time;
  const sentence = sentenceBefore(text, start);
  const plain = withoutModifiers(sentence, patterns.modifier);
  const lead = time.to === null ? plain : plain.replace(patterns.rangeLead, '');
  const after = text.slice(end, end + LOOK_AHEAD);
  const rest = after.slice(0, after.search(/[.!?](?: |$)/) + 1 || after.length);
  return {
    patterns,
    time,
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - 4), start),
    sentence,
    /** The sentence before it, without words such as "about". */
    lead,
    after,
    rest,
  };
}

type Context = ReturnType<typeof contextOf>;

/** The words of a field are right before a time, or right after it. */
const besideOf = (name: Lead | Tail, side: 'lead' | 'after') =>
  [name, (c: Context) => c.patterns.beside.get(name)?.test(c[side])] as const;

const FACTS: Facts<Context> = {
  ...Object.fromEntries(LEADS.map((name) => besideOf(name, 'lead'))),
  ...Object.fromEntries(TAILS.map((name) => besideOf(name, 'after'))),
  joined: ({ before }) => PART_OF_MORE.test(before),
  instant: ({ time, text }) => time.unit.id === 'second' && time.from === 1 && /^\p{L}/u.test(text),
  hyphen: ({ time }) => time.isHyphenated,
  machine: ({ after }) => MACHINE.test(after),
  end: ({ patterns, rest }) => patterns.theEnd.test(rest),
  rests: ({ patterns, lead }) => patterns.resting.test(lead),
  leadToPass: ({ patterns, lead }) => patterns.leadToPass.test(lead),
  bound: ({ patterns, after }) => patterns.bound.test(after),
  said: ({ patterns, sentence, rest }) =>
    [sentence, rest].some((text) => patterns.sentenceToPass.test(text)),
  clauseEnd: ({ after }) => /^ ?(?:$|[.,;:!?)]| \()/u.test(after),
  apart: ({ sentence, lead }) =>
    /^[ ,(;]*[,(;]/.test(sentence.slice(lead.trimEnd().replace(/[,(;]$/, '').length)),
  until: ({ patterns, lead }) => patterns.until.test(lead),
  afterwards: ({ patterns, lead }) => patterns.afterwards.test(lastClause(lead)),
  /** The other way of what the sentence says, or the one before it. */
  otherwise: ({ patterns, sentence }) => {
    const at = patterns.or.exec(sentence)?.index;
    return at === 0 || (at !== undefined && patterns.doing.test(sentence));
  },
  does,
};

/** Does a cook wait for a time? Examples in other languages than English name theirs. */
export const WAITS = readRules<'waits' | 'passes', Context>(FACTS, [
  'passes | joined', // Boil on/10 minutes.
  'passes | instant', // Boil for a second.
  'passes | leadNever', // Cooking time: 20 minutes
  'passes | hyphen', // Cook 2-minute noodles.
  'waits | machine !leadToPass', // Mix 5 sec/speed 9.
  'passes | tailToPass', // Bake 5 minutes less.
  'passes | tailBefore !sureLead !rests', // Drain 5 minutes before serving.
  'passes | tailBefore !sureLead end', // Rest 5 minutes before the end.
  'passes | leadToPass !sureLead !tailToTake', // Stir every 5 minutes.
  'passes | determiners', // de: Die letzten 5 Minuten kochen.
  'waits | tailDeed', // Let it take a 10 minute rest.
  'passes | !bound', // Boil 10 minutes noodles.
  'passes | said', // de: Nicht länger als für 5 Minuten kochen.
  'waits | sureLead', // Sizzle for 5 minutes.
  'waits | tailSure', // Sizzle 5 minutes per side.
  'waits | apart until clauseEnd', // Sizzle until golden, 5 minutes.
  'waits | takes', // Sizzle it (it takes 5 minutes).
  'passes | lasts', // The whole dish takes 5 minutes.
  'waits | after afterwards', // After 10 minutes, boil it.
  'passes | after', // Boiled after 10 minutes.
  'waits | otherwise', // Or 30 minutes in the oven.
  'waits | does', // Boil it 5 minutes.
]);

/** Undefined if the text does not say to wait. `text` is from `normalizeText`. */
export const waitRuleOf = (text: string, time: Time, language: LanguageCode) =>
  rowFor(WAITS, contextOf(text, time, language));

/** The clause says what the cook does, or the sentence, if the time has its own clause. */
function does({ patterns, sentence, lead, rest, after }: Context): boolean {
  if (patterns.command) return patterns.command.test(lead);
  const ahead = lastClause(sentence);
  const clauseEnd = rest.search(CLAUSE_END);
  const clause = clauseEnd < 0 ? rest : rest.slice(0, clauseEnd);
  if (patterns.doing.test(ahead) || patterns.doing.test(clause.split(',')[0] ?? '')) return true;
  const isOwn =
    /^[\s,(]*$/u.test(withoutModifiers(ahead, patterns.modifier)) ||
    patterns.beside.get('lead')?.test(lead) === true ||
    patterns.beside.get('tailToTake')?.test(after) === true;
  // de: Über Nacht, mindestens 6 Stunden, ziehen lassen.
  return isOwn && [sentence, clause].some((words) => patterns.doing.test(words));
}

function lastClause(sentence: string): string {
  const place = Math.max(...[...',;:(—\ufffc'].map((sign) => sentence.lastIndexOf(sign)));
  return sentence.slice(place + 1);
}

function withoutModifiers(sentence: string, modifier: RegExp): string {
  let rest = sentence;
  for (let cut = modifier.exec(rest); cut; cut = modifier.exec(rest))
    rest = rest.slice(0, cut.index + (/^[(,;—-]/.test(cut[0]) ? 1 : 0));
  return rest;
}

/** How far to look back from an amount, in characters. A limit keeps each look short. */
const LOOK_BACK = 200;

/** An abbreviation does not end a sentence: "ca. 10", "c. à soupe". */
const ABBREVIATION = pattern('(?:^|\\P{L})$abbreviations$', 'u');

/** Blanks replace what brackets say: that is not part of the sentence. */
function sentenceBefore(text: string, place: number): string {
  const before = text
    .slice(Math.max(0, place - LOOK_BACK), place)
    .replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));
  for (let at = before.length - 2; at >= 0; at -= 1) {
    if (!/[.!?]/.test(before[at] ?? '') || before[at + 1] !== ' ') continue;
    if (!ABBREVIATION.test(before.slice(Math.max(0, at - 10), at))) return before.slice(at + 2);
  }
  return before;
}
