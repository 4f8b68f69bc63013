import { listOf, perLanguage } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import type { Time } from '../lexTimes';
import { sentenceBefore } from './normalizeText';

/** How far a rule looks behind a time, in characters. A limit keeps each look short. */
const LOOK_AHEAD = 120;

/** The signs of a language that a rule asks for. */
const wordsOf = perLanguage(({ waiting, amounts }) => {
  const oneOf = (words = '') =>
    listOf(words)
      .sort((one, other) => other.length - one.length)
      .join('|') || '(?!)';
  const around = (words?: string) => new RegExp(`${START}(?:${oneOf(words)})${END}`, 'u');
  const before = (words?: string) => new RegExp(`${START}(?:${oneOf(words)}) {0,2}$`, 'u');
  const behind = (words?: string) => new RegExp(`^ {0,2}(?:${oneOf(words)})${END}`, 'u');
  const about = oneOf(amounts.about.replaceAll('.', '\\.'));
  const modifiers = `${about}|${oneOf(waiting.modifiers)}|~|≈`;
  return {
    modifier: new RegExp(`(?:^|[ (,;—-])(?:${modifiers}) {0,2}$`, 'u'),
    about: new RegExp(`^[ ,(;]*(?:${about})`, 'u'),
    rangeLead: before(waiting.rangeLead),
    doing: around(waiting.doing),
    command:
      waiting.commandLead &&
      new RegExp(`(?:${waiting.commandLead})(?:${oneOf(waiting.doing)})(?![\\p{L}'])`, 'u'),
    resting: around(waiting.resting),
    sureLead: before(waiting.sureLead),
    lead: before(waiting.lead),
    leadNever: before(waiting.leadNever),
    leadToPass: new RegExp(
      `${START}(?:${oneOf(waiting.leadToPass)})(?: {0,2}[:=–—-])? {0,2}$|['’] {0,2}$`,
      'u',
    ),
    determiners: before(waiting.determiners),
    further: around(waiting.further),
    tailToTake: behind(waiting.tailToTake),
    tailToPass: behind(waiting.tailToPass),
    tailBefore: behind(waiting.tailBefore),
    theEnd: new RegExp(oneOf(waiting.theEnd), 'u'),
    tailDeed: new RegExp(`^(?:${oneOf(waiting.tailDeed)})${END}`, 'u'),
    tailSure: new RegExp(`^,? {0,2}(?:${oneOf(waiting.tailSure)})${END}`, 'u'),
    following: waiting.following
      ? new RegExp(
          `^(?: {0,2}$| ?[.,;:!?)\\]—/*\\ufffc"”]| {0,2}[—(–\\d~-]| {0,2}(?:${oneOf(waiting.following)})${END})`,
          'u',
        )
      : /^(?: {0,2}$|[.,;:!?)\]—"”…\ufffc]| )/u,
    sentenceToPass: around(waiting.sentenceToPass),
    takes: before(waiting.takes),
    lasts: before(waiting.lasts),
    after: before(waiting.after),
    afterwards: new RegExp(`^ *(?:${oneOf(waiting.afterwards)})${END}`, 'u'),
    until: around(waiting.until),
    telling: new RegExp(`^[^\\p{L}]*\\p{L}+ (?:\\p{L}+ly )?(?:${oneOf(waiting.told)})${END}`, 'u'),
    tellsNothing: new RegExp(
      `^[^\\p{L}]*(?:${oneOf(waiting.subjects)})${END}|${START}(?:${oneOf(waiting.stating)})${END}|[:|]`,
      'u',
    ),
  };
});

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?!\\p{L})';

/** What a kitchen machine is set to behind a time. */
const MACHINE =
  /^ ?\.?[/,|] ?(?:\d{2,3} ?°|varoma|vitesse|vit\.|stufe|speed|velocidade?|velocità|vel\.|snelheid)/u;
/** Signs right before a number that make it part of something else, and a range that could not be read. */
const PART_OF_MORE = /(?:[\p{L}\p{M}\p{N}\p{Sc}.,/:#°'^+×*_=@&%-]|\p{N} ?[-—/:×x] |\p{L}- )$/u;
const CLAUSE_END = /[.;:!?—\n\ufffc]| - |\((?!\p{L})/u;

/** What is around a time. */
function contextOf(text: string, time: Time, language: LanguageCode) {
  const words = wordsOf(language);
  const { start, end } = time;
  const sentence = sentenceBefore(text, start);
  const plain = withoutModifiers(sentence, words.modifier);
  const lead = time.to === null ? plain : plain.replace(words.rangeLead, '');
  const after = text.slice(end, end + LOOK_AHEAD);
  const rest = after.slice(0, after.search(/[.!?](?: |$)/) + 1 || after.length);
  return {
    words,
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

/** What the rules ask about a time. */
const FACTS = {
  joined: ({ before }) => PART_OF_MORE.test(before),
  instant: ({ time, text }) => time.unit.id === 'second' && time.from === 1 && /^\p{L}/u.test(text),
  hyphen: ({ time }) => time.isHyphenated,
  machine: ({ after }) => MACHINE.test(after),
  leadNever: ({ words, lead }) => words.leadNever.test(lead),
  deed: ({ words, after }) => words.tailDeed.test(after),
  determined: ({ words, lead }) => words.determiners.test(lead),
  tailToPass: ({ words, after }) => words.tailToPass.test(after),
  tailBefore: ({ words, after }) => words.tailBefore.test(after),
  end: ({ words, rest }) => words.theEnd.test(rest),
  rests: ({ words, lead }) => words.resting.test(lead),
  sure: ({ words, lead }) => words.sureLead.test(lead),
  taken: ({ words, after }) => words.tailToTake.test(after),
  leadToPass: ({ words, lead }) => words.leadToPass.test(lead),
  /** "After another" */
  leadToPassFirst: ({ words, lead }) =>
    words.lead.test(lead) && words.leadToPass.test(lead.replace(words.lead, '')),
  bound: ({ words, after }) => words.following.test(after),
  said: ({ words, sentence, rest }) =>
    words.sentenceToPass.test(sentence) || words.sentenceToPass.test(rest),
  tailSure: ({ words, after }) => words.tailSure.test(after),
  clauseEnd: ({ after }) => /^ ?(?:$|[.,;:!?)]| \()/u.test(after),
  apart: ({ sentence, lead }) =>
    /^[ ,(;]*[,(;]/.test(sentence.slice(lead.trimEnd().replace(/[,(;]$/, '').length)),
  about: ({ words, modifiers }) => words.about.test(modifiers),
  until: ({ words, lead }) => words.until.test(lead),
  telling: ({ words, lead }) => words.telling.test(lead) && !words.tellsNothing.test(lead),
  takes: ({ words, lead }) => words.takes.test(lead),
  lasts: ({ words, lead }) => words.lasts.test(lead),
  after: ({ words, lead }) => words.after.test(lead),
  afterwards: ({ words, lead }) => words.afterwards.test(lastClause(lead)),
  further: ({ words, modifiers, text }) => words.further.test(`${modifiers} ${text}`),
  does: (c) => does(c),
} satisfies Record<string, (context: Context) => boolean>;

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
  ['Add after a 10-minute rest.', 'en', true, 'hyphen deed !determined'],
  ['Cook 2-minute noodles.', 'en', false, 'hyphen'],
  ['Mix 5 sec/speed 9.', 'en', true, 'machine'],
  ['Bake 5 minutes less.', 'en', false, 'tailToPass'],
  ['Drain 5 minutes before serving.', 'en', false, 'tailBefore !sure !rests'],
  ['Rest 5 minutes before the end.', 'en', false, 'tailBefore !sure end'],
  ['Stir every 5 minutes.', 'en', false, 'leadToPass !sure !taken'],
  ['Die letzten 5 Minuten kochen.', 'de', false, 'determined'],
  ['Nach weiteren 5 Minuten kochen.', 'de', false, 'leadToPassFirst'],
  ['Let it take a 10 minute rest.', 'en', true, 'deed'],
  ['Boil 10 minutes noodles.', 'en', false, '!bound'],
  ['Nicht länger als für 5 Minuten kochen.', 'de', false, 'said'],
  ['Sizzle for 5 minutes.', 'en', true, 'sure'],
  ['Sizzle 5 minutes per side.', 'en', true, 'tailSure'],
  ['Sizzle until golden, 5 minutes.', 'en', true, 'apart until clauseEnd'],
  ['Sizzle the garlic, about 30 seconds.', 'en', true, 'apart about telling clauseEnd'],
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
  const holds = (fact: string): boolean =>
    fact.startsWith('!') ? !holds(fact.slice(1)) : FACTS[fact as keyof typeof FACTS](context);
  return RULES.find(([, , , facts]) => facts.split(' ').every(holds));
}

export const isWait = (text: string, time: Time, language: LanguageCode): boolean =>
  ruleOf(text, time, language)?.[2] ?? false;

/** Whether its clause says what the cook does, or the sentence, if the time has a clause of its own. */
function does({ words, sentence, lead, rest, after }: Context): boolean {
  if (words.command) return words.command.test(lead);
  const ahead = lastClause(sentence);
  const clauseEnd = rest.search(CLAUSE_END);
  const behind = clauseEnd < 0 ? rest : rest.slice(0, clauseEnd);
  if (words.doing.test(ahead) || words.doing.test(behind.split(',')[0] ?? '')) return true;
  const isOwn =
    /^[\s,(]*$/u.test(withoutModifiers(ahead, words.modifier)) ||
    words.lead.test(lead) ||
    words.tailToTake.test(after);
  return isOwn && words.doing.test(sentence);
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
