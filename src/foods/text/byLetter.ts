import { WRITTEN_NAMES } from '../foods';
import { readWords, type Word } from '../words';

/** A letter that no language of the page writes. Its accent tells another word apart: Polish "mąki" is flour, no maki. */
const OTHER = /(?![a-zàâäæçèéêëîïôöùûüÿœßáíñóú])\p{Script=Latin}/u;

const lettersOf = (word: string) => word.normalize('NFKC').toLowerCase();

/** The words with such letters in the tables, as they write them: "masło", "çılbır". */
const WRITTEN = new Set(
  WRITTEN_NAMES.flatMap((name) => lettersOf(name).split(/[\s-]+/)).filter((word) =>
    OTHER.test(word),
  ),
);

/**
 * Reads a line in an unknown language letter by letter: a word with letters of another language is only what
 * the tables write in just these letters.
 *
 * @returns null for a line without such letters
 */
export function byLetter(text: string): readonly Word[] | null {
  if (!OTHER.test(lettersOf(text))) return null;
  return readWords(text).map((word) => {
    const letters = lettersOf(word.text);
    const isOther = OTHER.test(letters) && !WRITTEN.has(letters);
    return isOther ? { ...word, plain: letters, key: letters } : word;
  });
}
