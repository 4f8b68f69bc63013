import { hasStrangeLetters, type Word } from '../words';
import { isUnderstood } from './reading';

/** Between two words without a blank, as in "and/or", "Jell-O" and "145°F". */
const ORDINARY = /^[-‐‑–—/.,;:'’‘"“”()[\]{}…·•°%+&]*$/;
/** Before a word, these may replace its first letter: "$oy". */
const FIRST_LETTER = /[$€℮£¢@!¡|]$/;
/** Blanks that a reader hardly sees. */
const NARROW = /[\u2000-\u200a\u202f\u205f\u2800]/;
const LETTER = /\p{L}/u;
const DIGIT_WITHIN = /\p{L}\p{N}|\p{N}\p{L}/u;

/** A word of another script, or with a sign or digit in it: "m1lk", "fi$h", "3ggs". */
function isDisguised(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  const { gap, text } = word;
  if (!LETTER.test(text)) return false;
  const isNarrow = NARROW.test(gap);
  const isJoined = before !== undefined && (isNarrow || !/\s/.test(gap));
  if (isJoined && LETTER.test(before.text) && !ORDINARY.test(gap)) return true;
  if (word.isTranslated || isUnderstood(word)) return false;
  const isAfterNumber = isJoined && gap === '' && before.isNumber;
  return (
    hasStrangeLetters(text) || DIGIT_WITHIN.test(text) || isAfterNumber || FIRST_LETTER.test(gap)
  );
}

/** The first and last word of each place that a reader may take for a food. */
export function findDisguises(words: readonly Word[]): [first: number, last: number][] {
  return words.flatMap(({ gap }, at): [number, number][] => {
    if (!isDisguised(words, at)) return [];
    const isJoined =
      gap === '' ? words[at - 1]?.isNumber : /^\S+$/.test(gap) && !ORDINARY.test(gap);
    return [[at > 0 && (isJoined || NARROW.test(gap)) ? at - 1 : at, at]];
  });
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
