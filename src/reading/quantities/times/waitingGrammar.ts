import { listOf } from '../../../reading/languages';
import type { Language, WaitingWords } from '../../../reading/languages/Language';

/** The patterns that find the times to wait, built from the words of one language. */
export interface WaitingGrammar {
  /** Where an amount may begin. */
  beginning: RegExp;
  phrase: RegExp;
  secondsOfPhrase: ReadonlyMap<string, number>;
  number: RegExp;
  /** The values of numbers in words. */
  numbers: ReadonlyMap<string, number>;
  range: RegExp;
  unit: RegExp;
  /** Between hours and minutes. */
  joint: RegExp;
  andHalf: RegExp | null;
  modifier: RegExp;
  doing: RegExp;
  resting: RegExp;
  sureLead: RegExp;
  lead: RegExp;
  leadToPass: RegExp;
  determiner: RegExp;
  rangeLead: RegExp;
  tailToTake: RegExp;
  tailToPass: RegExp;
  sentenceToPass: RegExp;
}

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

const oneOf = (words: string) =>
  listOf(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Makes the grammar of a language; null for English, whose grammar is written by hand. */
export function waitingGrammarOf({ times, amounts, waiting }: Language): WaitingGrammar | null {
  return waiting && build(times, amounts, waiting);
}

function build(
  times: Language['times'],
  amounts: Language['amounts'],
  waiting: WaitingWords,
): WaitingGrammar {
  const numbers = new Map(pairsOf(amounts.numbers));
  const phrases = new Map<string, number>();
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');
  const phraseWords = [...phrases.keys()].sort((a, b) => b.length - a.length).join('|');
  const before = amounts.about.replaceAll('.', '\\.');
  return {
    beginning: new RegExp(`\\d|[½¼¾]|${START}(?:${phraseWords}|${words})${END}`, 'gu'),
    phrase: new RegExp(`(?:${phraseWords})${END}`, 'yu'),
    secondsOfPhrase: phrases,
    number: new RegExp(
      `(?:\\d{1,3} ?[½¼¾]|\\d{1,2} [1-3]/[2-4](?!\\d)|[½¼¾]|\\d{1,4}(?:[.,]\\d{1,2})?(?!\\d|[.,/:]\\d)|(${words})${END})`,
      'yu',
    ),
    numbers,
    range: new RegExp(` {0,2}[-~—] {0,2}| (?:${oneOf(amounts.range)}) `, 'yu'),
    unit: new RegExp(
      ` {0,2}(?:(${oneOf(times.hours)})|(${oneOf(times.minutes)})|(${oneOf(times.seconds)}))(?![\\p{L}\\d])`,
      'yu',
    ),
    // The full stop of "1 h. 20 min" ends no sentence.
    joint: new RegExp(`(?<=(?<!\\p{L})h)\\. |, | (?:${oneOf(times.and)}) | {0,2}`, 'yu'),
    andHalf: times.andHalf ? new RegExp(` (?:${times.andHalf})${END}`, 'yu') : null,
    modifier: new RegExp(`(?:^|[ (,;—-])(?:${oneOf(before)}|~|≈) {0,2}$`, 'u'),
    doing: new RegExp(`${START}(?:${oneOf(waiting.doing)})${END}`, 'u'),
    resting: new RegExp(`${START}(?:${oneOf(waiting.resting)})${END}`, 'u'),
    sureLead: new RegExp(`${START}(?:${oneOf(waiting.sureLead)}) {0,2}$`, 'u'),
    lead: new RegExp(`${START}(?:${oneOf(waiting.lead)}) {0,2}$`, 'u'),
    determiner: new RegExp(`${START}(?:${oneOf(waiting.determiners)}) {0,2}$`, 'u'),
    rangeLead: new RegExp(`${START}(?:${oneOf(waiting.rangeLead)}) {0,2}$`, 'u'),
    tailToTake: new RegExp(`^ {0,2}(?:${oneOf(waiting.tailToTake)})${END}`, 'u'),
    leadToPass: new RegExp(
      `${START}(?:${oneOf(waiting.leadToPass)})(?: {0,2}[:=–—-])? {0,2}$|['’] {0,2}$`,
      'u',
    ),
    tailToPass: new RegExp(`^ {0,2}(?:${oneOf(waiting.tailToPass)})${END}`, 'u'),
    sentenceToPass: new RegExp(`${START}(?:${oneOf(waiting.sentenceToPass)})${END}`, 'u'),
  };
}

function pairsOf(entries: string): [string, number][] {
  return listOf(entries).map((entry) => {
    const [words = '', value] = entry.split('=');
    return [words, Number(value)];
  });
}
