import type { Contents } from './contents';
import { firstOf } from './languages/first';
import LISTS from './larder/words.txt?raw';
import { rowsNamed } from './rows';

/** A word, number or picture of a text. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** From `foldLetters`. */
  plain: string;
  /** The same for every spelling: case, accents, apostrophes and the plural make no difference. */
  key: string;
  /** Between the word before and this one. */
  gap: string;
  isNumber: boolean;
  /** The English for a word of another language, or an unknown word of that language. */
  isTranslated?: boolean;
  /** What a shop sells under this word, if that may differ from what its English says. */
  soldAs?: string;
  /** A noun of another language that no table knows. */
  isForeign?: boolean;
  /** It names a container: "bag". `recognise` says so. */
  isContainer?: boolean;
  /** It may be there, says the text: "kann Spuren von … enthalten". */
  isDoubtful?: boolean;
  /** What it may contain, judged by its beginning. */
  trace?: Contents;
}

/** Characters that readers do not see, and control characters other than blanks. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\p{Cf}\\x00-\\x08\\x0e-\\x1f\\x7f-\\x9f';
/** Letters in brackets, circles, squares and flags; Roman numerals; Braille. */
const ENCLOSED = '⒜-ⓩ🄐-🄩🄰-🅉🅐-🅩🅰-🆉🇦-🇿Ⅰ-ↈ\\u2801-\\u28ff';
const LETTER = `\\p{L}\\p{M}${ENCLOSED}${INVISIBLE}`;
/** The ending of a plural in brackets: "egg(s)". */
const PLURALS = ['s', 'es', ...firstOf('plurals')].join('|').replaceAll(' ', '|');
const PLURAL = `(?:(?<=\\p{L}{2})\\((?:${PLURALS})\\)(?!\\p{L}))?`;
/** "E322", "E 322", "E-322", "E322(i)", "INS 322" and its Spanish and French "SIN 322" are one word. */
const ADDITIVE =
  '(?:[Ee][-‐]?|(?:E|INS|SIN)[-‐.\\s]?)1?\\d{3}(?:[A-Ha-h]|\\([a-h]\\))?(?:\\s?\\([ivx]+\\)|[ivx]+)?';
const ADDITIVE_NUMBER = /^(?:E|INS|SIN)[-‐.\s]?(\d+)\(?([a-h]?)/i;
/** Before a picture that says what the person does: a cook is a person and a frying pan. */
const PERSON = '[👨👩🧑][🏻-🏿]?\\u200d';
const WORD = new RegExp(
  `(?<![${LETTER}\\p{N}])(?:[dl]['’])?${ADDITIVE}(?![${LETTER}\\p{N}])|[\\d¼-¾⅐-⅞]+(?:[.,/⁄][\\d]+)*%?|[${LETTER}](?:[${LETTER}\\p{N}'’‘]*[${LETTER}\\p{N}])?${PLURAL}|&|(?<!${PERSON})\\p{Extended_Pictographic}`,
  'gu',
);
/** An article joined to its word, "d'œufs" or "d'English mustard", but not in "Mont d'Or". */
const ELIDED = /^(?:[DdLl]|[Qq]u|[Uu]n|\p{L}{1,2}ll)['’‘](?=\p{Ll}{2}|\p{Lu}\p{L}{2}|E\W?\d)/u;
const REMOVED = new RegExp(`[\\p{M}${INVISIBLE}'’‘]`, 'gu');
// biome-ignore lint/suspicious/noControlCharactersInRegex: it means all of ASCII
const ASCII = /^[\x00-\x7f]*$/;
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  đ: 'd',
};

const FLAG_LETTERS = /[🇦-🇿]/gu;
const FLAG_A = 0x1f1e6;

const rowsOf = rowsNamed(LISTS);

/** The rows of a list, each as its words. */
export const wordRows = (name: string): string[][] => rowsOf(name).map((row) => row.split(' '));

/** Their plural names another food, or they only look like plurals. */
const KEPT = new Set(wordRows('kept').flat());
/** The singular, then the plural. */
const IRREGULAR = new Map(
  wordRows('irregular').map(([one = '', many = '']) => [many, one] as const),
);
const PLURAL_IN_IS = /^(?:chill?|kiw|panin|zucchin)is$/;

/** Gives small letters, without accents, apostrophes and invisible characters. */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll("'", '');
  return (
    text
      // Marks go first, because `normalize` takes quadratic time for a run of them.
      .replace(REMOVED, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(REMOVED, '')
      .replace(/[()]/g, '')
      .replace(FLAG_LETTERS, (letter) =>
        String.fromCharCode((letter.codePointAt(0) ?? 0) - FLAG_A + 97),
      )
      .replace(/[œæøßłıđ]/g, (letter) => LETTERS[letter] ?? letter)
  );
}

const STRANGE_LETTERS = new RegExp(`[\\p{L}${ENCLOSED}]`, 'u');

/** Letters that are no form of Latin ones, such as "мілк" and "ᴍɪʟᴋ". */
export function hasStrangeLetters(text: string): boolean {
  return STRANGE_LETTERS.test(foldLetters(text).replace(/[a-z]/g, ''));
}

/** What singular and plural share, in plain letters; not a word to show. */
export function stemOf(word: string): string {
  if (KEPT.has(word)) return word;
  let stem = IRREGULAR.get(word) ?? word;
  if (stem.length > 3 && stem.endsWith('s')) {
    if (/(?:ss|sh|ch|x|zz)es$/.test(stem)) stem = stem.slice(0, -2);
    else if (/[^siu]s$/.test(stem) || PLURAL_IN_IS.test(stem)) stem = stem.slice(0, -1);
  }
  // "pies", "roes"
  if (stem.length <= 3) return stem;
  if (stem.endsWith('che') || stem.endsWith('oe')) return stem.slice(0, -1);
  if (stem.endsWith('ie')) return `${stem.slice(0, -2)}y`;
  return stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
}

/** Keys as from `splitWords`, but faster for a name in plain letters. */
export function keysOf(name: string): string[] {
  return /^[a-z -]+$/i.test(name)
    ? foldLetters(name).split(/[ -]+/).filter(Boolean).map(stemOf)
    : splitWords(name).map(({ key }) => key);
}

/** A name, the same for every spelling. */
export const idOf = (name: string) => keysOf(name).join(' ');

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const article = ELIDED.exec(match[0])?.[0].length ?? 0;
    const written = match[0].slice(article);
    const [, number, letter] = ADDITIVE_NUMBER.exec(written) ?? [];
    const said = number ? `e${number}${letter}` : written.replace(/[()]/g, '');
    const plain = written === '&' ? 'and' : foldLetters(said);
    const start = match.index + article;
    if (plain === '') continue;
    words.push({
      text: written,
      start,
      end: start + written.length,
      plain,
      // The digit of "milk1" refers to a footnote.
      key: stemOf(plain.replace(/(?<=[a-z]{3})\d+$/, '')),
      gap: text.slice(end, match.index),
      isNumber: /^[\d¼-¾⅐-⅞]/.test(written),
    });
    end = start + written.length;
  }
  return words;
}

/** Whether only blanks and hyphens separate a word from the one before. */
export const isJoined = (word: Pick<Word, 'gap'> | undefined): boolean =>
  word !== undefined && /^[\s\-‐‑'’‘]*$/.test(word.gap);

/** The words of some lists. */
export const wordList = (...names: string[]): ReadonlySet<string> =>
  new Set(names.flatMap(wordRows).flatMap((row) => row.map(stemOf)));
