import type { Avoidance } from '../../avoided/Avoidance';
import { checkRecipe, isNamed } from '../../avoided/checkRecipe';
import { thingsToAvoid } from '../../avoided/thingsToAvoid';
import { ALLERGENS, type Allergen, type Content, STATED } from '../../contents';
import { pairsOf } from '../../rows';
import { foldLetters, hasStrangeLetters } from '../../words';
import GERMAN from '../de/questions.txt?raw';
import SPANISH from '../es/questions.txt?raw';
import FRENCH from '../fr/questions.txt?raw';
import { learn } from '../learn';
import { isSpoken } from '../spoken';
import ENGLISH from './english.txt?raw';

export interface JudgedQuestion {
  /** No model gets a question about safety, nor one that the page cannot judge. */
  kind: 'other' | 'safety' | 'unclear';
  /** The allergens that it names. */
  allergens: readonly Allergen[];
}

/** The rows of `english.txt`, and of `questions.txt` in the folder of each other language. */
type Row =
  | ('safety' | 'life' | 'diets' | 'spoiled' | 'raw' | 'unfit')
  | ('risky' | 'withRisky' | 'has' | 'contains' | 'before' | 'asks');

/** Each alone makes a question one about safety. */
const ALONE = ['safety', 'life', 'diets', 'spoiled', 'raw'] as const satisfies readonly Row[];

/** What else a question about an allergy or a diet may name. */
const NAMED: readonly Content[] = [...STATED, 'meat', 'pork', 'alcohol', 'gelatine', 'honey'];

/** "Any nuts?" asks whether they are in it. */
const FEW_WORDS = 2;

/** Words in plain letters, with a blank between them. "ä" and "ae" are the same. */
const plain = (text: string): string =>
  foldLetters(text.replace(/['’‘`´]/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([aou])e/g, '$1')
    .trim();

/** `*`: any letters; ` … `: any words; `(a|b)`: either; `(a )?`: perhaps. */
const sourceOf = (entry: string): string =>
  entry
    .split(/([*|()?]| … )/)
    .map((part) => {
      if (part === ' … ') return ' (?:.* )?';
      if (part === '*') return '[a-z0-9]*';
      if (part === '(') return '(?:';
      return /^[|)?]$/.test(part) ? part : plainPart(part);
    })
    .join('');

/** Keeps the blanks at the ends of a part. */
const plainPart = (part: string) =>
  `${/^ /.test(part) ? ' ' : ''}${plain(part)}${/\S.* $/.test(part) ? ' ' : ''}`;

function readTable(table: string) {
  const rows = new Map(pairsOf(table));
  const says = (row: Row, end = '(?![a-z0-9])') => {
    const entries = (rows.get(row) ?? '').split(', ').map(sourceOf);
    const pattern = new RegExp(`(?<![a-z0-9])(?:${entries.join('|')})${end}`);
    return (text: string) => pattern.test(text);
  };
  const alone = ALONE.map((row) => says(row));
  const risky = says('risky');
  const withRisky = says('withRisky');
  return {
    asks: says('asks'),
    isSafety: (text: string) =>
      alone.some((test) => test(text)) || (risky(text) && withRisky(text)),
    has: says('has'),
    contains: says('contains'),
    isBefore: says('before', '$'),
    isUnfit: says('unfit'),
  };
}

const TABLES = Object.entries({ en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }).map(
  ([code, table]) => [code, readTable(table)] as const,
);

/** In doubt, a question is about safety: models are often wrong there. */
export async function judgeQuestion(
  question: string,
  avoidance: Avoidance,
): Promise<JudgedQuestion> {
  const text = plain(question);
  const asking = TABLES.filter(([, { has, contains }]) => has(text) || contains(text));
  await Promise.all(asking.map(([code]) => learn(code)));
  const { avoided, named, allergens } = namesIn(question, avoidance);
  const isShort = text.split(' ').length <= FEW_WORDS;
  // Without the foods of its language, a question may name any.
  const isUnread = asking.some(([code, { contains }]) => !isSpoken(code) && contains(text));
  const asksAfter = TABLES.some(
    ([, { has, contains, isBefore }]) =>
      (avoided.length > 0 && has(text)) ||
      (avoided.length + named.length > 0 && (isShort || contains(text))) ||
      named.some((before) => isBefore(before)),
  );
  const isSafety = TABLES.some(([, table]) => table.isSafety(text));
  if (isSafety || isUnread || asksAfter) return { kind: 'safety', allergens };
  const isRead = !hasStrangeLetters(question) && TABLES.some(([, { asks }]) => asks(text));
  return { kind: isRead ? 'other' : 'unclear', allergens };
}

/** Whether no cook should put an entry of a list into a pan: "green potatoes", "mouldy bread". */
export function isUnfit(entry: string): boolean {
  const text = plain(entry);
  return TABLES.some(([, table]) => table.isUnfit(text));
}

/** Which avoided foods and which allergens a question names, and its words before each food that people are allergic to. */
function namesIn(question: string, avoidance: Avoidance) {
  const lines = [{ text: question, isIngredient: true }];
  const { results, findings } = checkRecipe(thingsToAvoid(avoidance), lines, { isReadable: true });
  const placesOf = (content: Content) => (findings.get(content)?.places ?? []).filter(isNamed);
  return {
    avoided: results.flatMap(({ places }) => places.filter(isNamed)),
    named: NAMED.flatMap(placesOf).map(({ start }) => plain(question.slice(0, start))),
    allergens: ALLERGENS.filter((allergen) => placesOf(allergen).length > 0),
  };
}
