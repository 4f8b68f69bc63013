import { STAMP, splitMark } from '../text/linesOf';

/** A word, a number or a sign that changes what a recipe says. */
const WORD =
  /\d+(?:[.,]\d+)*(?:\s?\/\s?\d+)?|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[°º%+<>=~±×]|(?<=\d\s?)["″]|[-–—−](?=\s?\d)|(?<=\d\s?)[-–—−]/gu;

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  º: '°',
  '×': 'x',
  '″': '"',
};

/** Only of spoons, "T" is more than "t". */
const keyOf = (word: string, before: string) =>
  FRACTIONS[word] ??
  (/^t$/i.test(word) && /\d$/.test(before)
    ? word
    : word
        .toLowerCase()
        .replace(/[–—−]/, '-')
        .replace(/\s?\/\s?/, '/')
        .replaceAll('’', "'"));

export interface CopyWord {
  key: string;
  start: number;
  end: number;
}

/** A word of the source, and the number of its line. */
export interface SaidWord {
  key: string;
  line: number;
}

export interface CopyLine {
  text: string;
  words: readonly CopyWord[];
}

function wordsIn(text: string, from: number): CopyWord[] {
  let before = '';
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const key = keyOf(word, before);
    before = key;
    return { key, start: from + index, end: from + index + word.length };
  });
}

/** Without the marks of lists, steps and headings. */
export function wordsOfCopy(copy: string): CopyLine[] {
  let start = 0;
  return copy.split('\n').map((line) => {
    const { words } = splitMark(line.trim());
    const place = start + Math.max(0, line.indexOf(words));
    start += line.length + 1;
    return { text: words, words: wordsIn(words, place) };
  });
}

/** The words of a text in a row, each with its line; without marks, and without who sent a message when. */
export function wordsOfSource(rows: readonly string[], isBeside: readonly boolean[]): SaidWord[] {
  const said: SaidWord[] = [];
  let isCut = false;
  for (const [line, row] of rows.entries()) {
    if (isBeside[line]) continue;
    const text = row.trim().replace(STAMP, '').trim();
    const { words: own, mark } = splitMark(text);
    // "Step 1" alone is a mark.
    const words = wordsIn(mark === 'number' ? own : own || text, 0).map(({ key }) => ({
      key,
      line,
    }));
    const [first] = words;
    const last = said.at(-1);
    // "bread-", "crumbs": a hyphen at the end of a line cuts a word.
    if (isCut && first && last) last.key += words.shift()?.key ?? '';
    said.push(...words);
    isCut = /\p{Ll}-$/u.test(text) && /^\s*\p{Ll}/u.test(rows[line + 1] ?? '');
  }
  return said;
}
