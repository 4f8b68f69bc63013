import { CONTENTS, type Contents, NONE } from '../contents';
import { type Food, foodNamed, nameTree } from '../foods';
import { FIRST } from '../languages/first';
import ENGLISH from '../larder/traces.txt?raw';
import { pairsOf } from '../rows';
import { MEASURES } from '../text/descriptions';
import { stemOf, type Word, wordList } from '../words';

/** Pieces of words that no table knows, or whole words as written, and what they may contain. */
const TRACES = [ENGLISH, ...Object.values(FIRST)].flatMap(pairsOf).flatMap(([name, patterns]) => {
  const content = CONTENTS.find((one) => name.replace('=', '') === one);
  const pattern = new RegExp(patterns.replaceAll(' ', '|'), 'i');
  return content ? [{ content, pattern, isWhole: name !== content }] : [];
});
/** Most words have none of them. */
const ANY = new RegExp(TRACES.map(({ pattern }) => pattern.source).join('|'), 'im');
/** Pieces find such words by mistake. */
const HARMLESS = [...wordList('no trace')];

/** Judged only by the word's letters: "buttery", "cheesy", "fishballs". */
export function hintAt(word: Word | undefined): Contents {
  const { key = '', text = '' } = word ?? {};
  if (!ANY.test(`${key}\n${text}`) || HARMLESS.some((word) => key.startsWith(word))) return NONE;
  const found = TRACES.filter(({ pattern, isWhole }) => pattern.test(isWhole ? text : key));
  return new Map(found.map(({ content }) => [content, 'may contain']));
}

/** A name without its blank: "soyasauce", "oystersauce". Empty if the halves name no food. */
export function contentsOfJoined(
  key: string,
  contentsOf: (food: Food, keys: string[]) => Contents = ({ contents }) => contents,
): Contents {
  if (key.length > 24) return NONE;
  for (let at = 3; at <= key.length - 3; at++) {
    const first = key.slice(0, at);
    // A long text has thousands of words, and few of them begin with a name.
    if (!nameTree().next?.has(stemOf(first))) continue;
    const rest = key.slice(at);
    const food = foodNamed(`${first} ${rest}`);
    if (food && !food.isThing) return contentsOf(food, [first, rest]);
  }
  return NONE;
}

/** What packages say. */
const TRACE = wordList('trace');
const MAY = wordList('may');
const WORKPLACE = wordList('workplace');
const IN_A_WORKPLACE = wordList('in a workplace');
/** A list of traces may go on with these: "milk, and nuts". */
const IN_A_LIST = /^(?:and|or|of|other|also|possibl[ey]|some|various|any|certain|further)$/;
/** How many words may be between "may" and "contain". */
const FURTHEST = 3;

/** After this word, a sentence names what may have come in: "may also contain", "traces of". */
function beginsTraces(words: readonly Word[], at: number): boolean {
  const { key } = words[at] as Word;
  // "A tin that can contain 1 litre".
  if (words[at + 1]?.isNumber && MEASURES.has(words[at + 2]?.key ?? '')) return false;
  if (TRACE.has(key)) return true;
  if (key === 'contain')
    return words.slice(Math.max(0, at - FURTHEST), at).some((word) => MAY.has(word.key));
  return WORKPLACE.has(key) && IN_A_WORKPLACE.has(words[at + 1]?.key ?? '');
}

/** After a comma, only foods are traces: not in "may contain the dough, butter it". */
const endsTraces = ({ gap, key }: Word): boolean =>
  /[.;!?()]/.test(gap) || (gap.includes(',') && !nameTree().next?.has(key) && !IN_A_LIST.test(key));

/** "May contain nuts", "made in a factory that handles nuts": such foods may be there. */
export function markTraces(words: readonly Word[]): readonly Word[] {
  let isTrace = false;
  return words.map((word, at) => {
    isTrace = (isTrace && !endsTraces(word)) || beginsTraces(words, at);
    return isTrace && !word.isDoubtful ? { ...word, isDoubtful: true } : word;
  });
}
