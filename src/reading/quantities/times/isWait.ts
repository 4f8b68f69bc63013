import { listOf, perLanguage } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import type { Time } from '../lexTimes';
import { sentenceBefore } from './normalizeText';

/** How far a rule looks behind a time, in characters. A limit keeps each look short. */
const LOOK_AHEAD = 120;

/** Fields of `WaitingWords` that a rule looks for right before a time, and right behind it. */
const LEADS = ['after', 'determiners', 'lasts', 'lead', 'leadNever', 'sureLead', 'takes'] as const;
const TAILS = ['tailBefore', 'tailDeed', 'tailSure', 'tailToPass', 'tailToTake'] as const;

/** The patterns of a language. */
const patternsOf = perLanguage(({ waiting, amounts }) => {
  const oneOf = (words = '') =>
    `(?:${
      listOf(words)
        .sort((one, other) => other.length - one.length)
        .join('|') || '(?!)'
    })`;
  const whole = (words?: string) => `${START}${oneOf(words)}${END}`;
  const pattern = (source: string) => new RegExp(source, 'u');
  const about = oneOf(amounts.about.replaceAll('.', '\\.'));
  const beside: [string, RegExp][] = [
    ...LEADS.map((name): [string, RegExp] => [
      name,
      pattern(`${START}${oneOf(waiting[name])} {0,2}$`),
    ]),
    ...TAILS.map((name): [string, RegExp] => [
      name,
      pattern(`^ {0,2}${oneOf(waiting[name])}${END}`),
    ]),
  ];
  return {
    beside: new Map(beside),
    modifier: pattern(`(?:^|[ (,;—-])(?:${about}|${oneOf(waiting.modifiers)}|~|≈) {0,2}$`),
    about: pattern(`^[ ,(;]*${about}`),
    rangeLead: pattern(`${START}${oneOf(waiting.rangeLead)} {0,2}$`),
    doing: pattern(whole(waiting.doing)),
    command:
      waiting.commandLead &&
      pattern(`(?:${waiting.commandLead})${oneOf(waiting.doing)}(?![\\p{L}'])`),
    resting: pattern(whole(waiting.resting)),
    leadToPass: pattern(
      `${START}${oneOf(waiting.leadToPass)}(?: {0,2}[:=–—-])? {0,2}$|['’] {0,2}$`,
    ),
    further: pattern(whole(waiting.further)),
    theEnd: pattern(oneOf(waiting.theEnd)),
    bound: waiting.following
      ? pattern(
          `^(?: {0,2}$| ?[.,;:!?)\\]—/*\\ufffc"”]| {0,2}[—(–\\d~-]| {0,2}${oneOf(waiting.following)}${END})`,
        )
      : /^(?: {0,2}$|[.,;:!?)\]—"”…\ufffc]| )/u,
    sentenceToPass: pattern(whole(waiting.sentenceToPass)),
    afterwards: pattern(`^ *${oneOf(waiting.afterwards)}${END}`),
    until: pattern(whole(waiting.until)),
    telling: pattern(`^[^\\p{L}]*\\p{L}+ (?:\\p{L}+ly )?${oneOf(waiting.told)}${END}`),
    tellsNothing: pattern(
      `^[^\\p{L}]*${oneOf(waiting.subjects)}${END}|${whole(waiting.stating)}|[:|]`,
    ),
  };
});

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?!\\p{L})';

/** What a kitchen machine is set to behind a time. */
const MACHINE =
  /^ ?\.? ?(?:[/,|] ?\d{2,3} ?°|(?:[/,|] ?)?(?:\d{2,3} ?[°º]c?[ /,|]{1,3})?(?:varoma|vitesse|vit\.|stufe|speed|velocidade?|velocità|vel|snelheid)(?!\p{L}))/u;
/** Signs right before a number that make it part of something else, and a range that could not be read. */
const PART_OF_MORE = /(?:[\p{L}\p{M}\p{N}\p{Sc}.,/:#°'^+×*_=@&%-]|\p{N} ?[-—/:×x] |\p{L}- )$/u;
const CLAUSE_END = /[.;:!?—\n\ufffc]| - |\((?!\p{L})/u;

/** What is around a time. */
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
    modifiers: sentence.slice(lead.length),
    after,
    /** The sentence behind it. */
    rest,
  };
}

type Context = ReturnType<typeof contextOf>;

/** What the rules ask about a time, beside the words of `LEADS` and `TAILS`. */
const FACTS: Record<string, (context: Context) => boolean> = {
  joined: ({ before }) => PART_OF_MORE.test(before),
  instant: ({ time, text }) => time.unit.id === 'second' && time.from === 1 && /^\p{L}/u.test(text),
  hyphen: ({ time }) => time.isHyphenated,
  machine: ({ after }) => MACHINE.test(after),
  end: ({ patterns, rest }) => patterns.theEnd.test(rest),
  rests: ({ patterns, lead }) => patterns.resting.test(lead),
  leadToPass: ({ patterns, lead }) => patterns.leadToPass.test(lead),
  /** "After another" */
  leadToPassFirst: ({ patterns, lead }) => {
    const first = lead.replace(patterns.beside.get('lead') ?? '', '');
    return first !== lead && patterns.leadToPass.test(first);
  },
  bound: ({ patterns, after }) => patterns.bound.test(after),
  said: ({ patterns, sentence, rest }) =>
    [sentence, rest].some((text) => patterns.sentenceToPass.test(text)),
  clauseEnd: ({ after }) => /^ ?(?:$|[.,;:!?)]| \()/u.test(after),
  apart: ({ sentence, lead }) =>
    /^[ ,(;]*[,(;]/.test(sentence.slice(lead.trimEnd().replace(/[,(;]$/, '').length)),
  about: ({ patterns, modifiers }) => patterns.about.test(modifiers),
  until: ({ patterns, lead }) => patterns.until.test(lead),
  telling: ({ patterns, lead }) => patterns.telling.test(lead) && !patterns.tellsNothing.test(lead),
  afterwards: ({ patterns, lead }) => patterns.afterwards.test(lastClause(lead)),
  further: ({ patterns, modifiers, text }) => patterns.further.test(`${modifiers} ${text}`),
  does,
};

/** Whether somebody waits for a time. The first row of which all facts hold counts; "!" denies a fact. */
export const RULES: readonly (readonly [
  example: string,
  language: LanguageCode,
  isWait: boolean,
  facts: string,
])[] = [
  ['Boil on/10 minutes.', 'en', false, 'joined'],
  ['Boil for a second.', 'en', false, 'instant'],
  ['Cooking time: 20 minutes', 'en', false, 'leadNever'],
  ['Add after a 10-minute rest.', 'en', true, 'hyphen tailDeed !determiners'],
  ['Cook 2-minute noodles.', 'en', false, 'hyphen'],
  ['Mix 5 sec/speed 9.', 'en', true, 'machine !leadToPass !determiners'],
  ['Bake 5 minutes less.', 'en', false, 'tailToPass'],
  ['Drain 5 minutes before serving.', 'en', false, 'tailBefore !sureLead !rests'],
  ['Rest 5 minutes before the end.', 'en', false, 'tailBefore !sureLead end'],
  ['Stir every 5 minutes.', 'en', false, 'leadToPass !sureLead !tailToTake'],
  ['Die letzten 5 Minuten kochen.', 'de', false, 'determiners'],
  ['Nach weiteren 5 Minuten kochen.', 'de', false, 'leadToPassFirst'],
  ['Let it take a 10 minute rest.', 'en', true, 'tailDeed'],
  ['Boil 10 minutes noodles.', 'en', false, '!bound'],
  ['Nicht länger als für 5 Minuten kochen.', 'de', false, 'said'],
  ['Sizzle for 5 minutes.', 'en', true, 'sureLead'],
  ['Sizzle 5 minutes per side.', 'en', true, 'tailSure'],
  ['Sizzle until golden, 5 minutes.', 'en', true, 'apart until clauseEnd'],
  ['Sizzle the garlic, about 30 seconds.', 'en', true, 'about telling clauseEnd'],
  ['Sizzle it (it takes 5 minutes).', 'en', true, 'takes'],
  ['The whole dish takes 5 minutes.', 'en', false, 'lasts'],
  ['After 10 minutes, boil it.', 'en', true, 'after afterwards'],
  ['Boiled after 10 minutes.', 'en', false, 'after'],
  ['Sizzle another 5 minutes.', 'en', true, 'further'],
  ['Boil it 5 minutes.', 'en', true, 'does'],
];

/** The rule that judges a time; undefined if nobody says to wait. @param text from `normalizeText` */
export function ruleOf(text: string, time: Time, language: LanguageCode) {
  const context = contextOf(text, time, language);
  const { patterns, lead, after } = context;
  const holds = (fact: string): boolean => {
    if (fact.startsWith('!')) return !holds(fact.slice(1));
    const beside = patterns.beside.get(fact);
    return beside ? beside.test(fact.startsWith('tail') ? after : lead) : !!FACTS[fact]?.(context);
  };
  return RULES.find(([, , , facts]) => facts.split(' ').every(holds));
}

export const isWait = (text: string, time: Time, language: LanguageCode): boolean =>
  ruleOf(text, time, language)?.[2] ?? false;

/** Whether its clause says what the cook does, or the sentence, if the time has a clause of its own. */
function does({ patterns, sentence, lead, rest, after }: Context): boolean {
  if (patterns.command) return patterns.command.test(lead);
  const ahead = lastClause(sentence);
  const clauseEnd = rest.search(CLAUSE_END);
  const behind = clauseEnd < 0 ? rest : rest.slice(0, clauseEnd);
  if (patterns.doing.test(ahead) || patterns.doing.test(behind.split(',')[0] ?? '')) return true;
  const isOwn =
    /^[\s,(]*$/u.test(withoutModifiers(ahead, patterns.modifier)) ||
    patterns.beside.get('lead')?.test(lead) === true ||
    patterns.beside.get('tailToTake')?.test(after) === true;
  return isOwn && patterns.doing.test(sentence);
}

/** The part of a sentence behind its last comma, colon or bracket. */
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
