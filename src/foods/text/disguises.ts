import { VOCABULARY } from '../foods';
import { hasStrangeLetters, stemOf, type Word } from '../words';
import { isPlainWord } from './descriptions';
import { isUnderstood } from './reading';

/** Signs and letters, and after each the letters for which a reader may take it. */
const LOOKALIKES: ReadonlyMap<string, readonly string[]> = new Map(
  '0:o 1:l,i 3:e 4:a 5:s 6:b,g 7:t 8:b 9:g $:s €:e ℮:e £:l ¢:c @:a !:i,l ¡:i |:l,i l:l,i (:c [:c {:c <:c rn:rn,m nn:nn,m vv:vv,w'
    .split(' ')
    .map((row) => row.split(':'))
    .map(([sign = '', letters = '']) => [sign, letters.split(',')]),
);
/** No English word begins with "rn", "nn" or "vv", but many contain one: "turn". */
const LOOKALIKE = /^rn|^nn|^vv|[l013-9$€℮£¢@!¡|([{<]/g;
const LOOKALIKE_BEFORE = /[013-9$€℮£¢@!¡|]$/;
/** A bracket may be a lookalike or a real bracket. */
const BRACKET_BEFORE = /[([{<]$/;
const LOOKALIKE_BEHIND = /^[$€℮£¢@!¡|]/;
const MOST_READINGS = 16;

/** Between two words without a blank, as in "and/or". */
const ORDINARY_GAP = /^[-‐‑–—/.,;:'’‘"“”()[\]…·•]*$/;
/** The end of a line does not count, because a word may go on in the next line. */
const CLAUSE_END = /[,;:!?](?:\s|$)|\.\s/;
const HYPHENS = /^[-‐‑]*$/;
const BLANK = /\s/;
const LETTER = /\p{L}/u;
/** Blanks that a reader hardly sees. */
const NARROW_BLANKS = /[\u2000-\u200a\u202f\u205f\u2800]/gu;
/** A unit right after a number: "50galmonds". */
const UNIT = /^(?:kg|mg|g|ml|cl|dl|l|oz|lbs?|tbsp|tsp|cups?)/;

/** The longest word to join from pieces, and the most pieces in it. */
const LONGEST = 20;
const MOST_PIECES = 8;

const isFood = (letters: string) => letters.length > 2 && VOCABULARY.has(stemOf(letters));

/** A digit other than 0 to 9. */
const OTHER_DIGIT = /(?!\d)\p{Nd}/u;
const NUMBER_WITHIN = /\p{L}\p{N}+\p{L}/u;

/** Reads digits in circles, bold and so on. Marks go first, which take `normalize` too long. */
const plainSigns = (text: string) => text.replace(/\p{M}/gu, '').normalize('NFKC');

/** What a reader may see in a text with lookalikes, in small letters. */
function readingsOf(text: string): string[] {
  let readings = [''];
  let from = 0;
  const written = plainSigns(text.replace(/(?<=\p{Ll})I/gu, 'l')).toLowerCase();
  for (const { 0: sign, index } of written.matchAll(LOOKALIKE)) {
    const before = written.slice(from, index);
    readings = readings
      .flatMap((reading) =>
        (LOOKALIKES.get(sign) ?? []).map((letters) => reading + before + letters),
      )
      .slice(0, MOST_READINGS);
    from = index + sign.length;
  }
  return readings.map((reading) => reading + written.slice(from));
}

/** Letters that are not Latin, or lookalikes in place of letters: "m1lk", "miIk". */
export function isStrange(text: string): boolean {
  if (hasStrangeLetters(text)) return true;
  const written = text.toLowerCase();
  if (!LETTER.test(text) || isFood(written) || isPlainWord(stemOf(written))) return false;
  return (
    OTHER_DIGIT.test(plainSigns(text)) ||
    readingsOf(text).some((reading) => reading !== written && isFood(reading))
  );
}

/** "M i l k", or words turned around. `isIngredient` allows any marks between the letters. */
export function isSpelledOut(words: readonly Word[], isIngredient: boolean): boolean {
  return words.some(({ key, gap, text }, at) => {
    const [next, last] = [words[at + 1], words[at + 2]];
    const areLetters =
      key.length === 1 &&
      [next, last].every((word) => word?.key.length === 1 && !word.isNumber) &&
      (isIngredient || next?.gap === last?.gap);
    return areLetters || /[\u202d\u202e\u206e]/.test(gap + text);
  });
}

/** "mi lk", "m!lk", "3ggs": the first and last word of each place. `words` are the whole text. */
export function findDisguises(words: readonly Word[]): [first: number, last: number][] {
  const arePieces = words.map(isPiece);
  let isAddress = false;
  return words.flatMap((word, at): [number, number][] => {
    if (BLANK.test(word.gap)) isAddress = false;
    if (/^(?:https?|www)$/i.test(word.text)) isAddress = true;
    const isAfterBlank = word.gap === ' ';
    if (!isAddress && !isAfterBlank && isInterrupted(words, at)) return [[at - 1, at]];
    if (word.isNumber) return [];
    if (!isAddress && NUMBER_WITHIN.test(word.text)) return [[at, at]];
    // Most words have a blank on both sides.
    const isApart = isAfterBlank && words[at + 1]?.gap === ' ';
    const place = isApart ? undefined : signsAt(words, at);
    if (place) return [place];
    const last = lastPiece(words, arePieces, at);
    return last === undefined ? [] : [[at, last]];
  });
}

/** The place of a word with signs or a number beside it that replace letters: "3ggs", "(ream", "mil|<". */
function signsAt(words: readonly Word[], at: number): [first: number, last: number] | undefined {
  const word = words[at] as Word;
  const { gap, text } = word;
  const before = words[at - 1];
  const number = gap === '' && before?.isNumber ? before.text : '';
  const place: [number, number] = [number ? at - 1 : at, at];
  const behind = (words[at + 1]?.gap ?? '').replace(NARROW_BLANKS, '');
  const start = number || (LOOKALIKE_BEFORE.exec(plainSigns(gap.slice(-2)))?.[0] ?? '');
  const end = LOOKALIKE_BEHIND.exec(behind)?.[0] ?? '';
  if (start && [start.at(-1) + text, start.at(-1) + text + end].some(isStrange)) return place;
  if (isUnderstood(word)) return undefined;
  const bracket = BRACKET_BEFORE.exec(gap)?.[0];
  const isSigned =
    (bracket !== undefined && isStrange(bracket + text)) ||
    (end !== '' && isStrange(text + end)) ||
    (number !== '' && isFood(word.plain.replace(UNIT, '')));
  return isSigned ? place : undefined;
}

/** "m*lk". */
function isInterrupted(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word) return false;
  const gap = word.gap.replace(NARROW_BLANKS, '');
  if (BLANK.test(gap)) return false;
  if (LETTER.test(before.text)) return !ORDINARY_GAP.test(gap);
  const isPicture = LETTER.test(word.text) && !before.isNumber && before.text !== '&';
  return isPicture && gap === '' && before.gap === '' && LETTER.test(words[at - 2]?.text ?? '');
}

/** Undefined if no pieces make a food's name here. */
function lastPiece(
  words: readonly Word[],
  arePieces: readonly boolean[],
  first: number,
): number | undefined {
  let joined = words[first]?.plain ?? '';
  let isBroken = arePieces[first];
  for (let at = first + 1; at < Math.min(words.length, first + MOST_PIECES); at++) {
    const word = words[at];
    if (!word || CLAUSE_END.test(word.gap)) return undefined;
    // Neither the number of a footnote nor "&" is a piece.
    if (word.isNumber || word.text === '&') continue;
    joined += word.plain;
    if (joined.length > LONGEST) return undefined;
    const isTight = !BLANK.test(word.gap.replace(NARROW_BLANKS, '')) && !HYPHENS.test(word.gap);
    isBroken ||= isTight || arePieces[at];
    if (isBroken && isFood(joined)) return at;
  }
  return undefined;
}

/** The word alone means nothing. A letter after a number is a unit. */
function isPiece(word: Word, at: number, words: readonly Word[]): boolean {
  if (word.isNumber) return false;
  if (word.key.length === 1) return !/^[ai&]$/i.test(word.text) && !words[at - 1]?.isNumber;
  return !isUnderstood(word);
}
