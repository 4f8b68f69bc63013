import { WRITTEN_NAMES } from '../foods';
import { splitWords, type Word } from '../words';

/** No language of the page has such letters: Polish "mąki" is flour, and not maki. */
const OTHER = /(?![a-zàâäæçèéêëîïôöùûüÿœßáíñóú])\p{Script=Latin}/u;

const lettersOf = (word: string) => word.normalize('NFKC').toLowerCase();

/** The tables' words with such letters, as written: "masło", "çılbır". */
const WRITTEN = new Set(
  WRITTEN_NAMES.flatMap((name) => lettersOf(name).split(/[\s-]+/)).filter((word) =>
    OTHER.test(word),
  ),
);

/** Words with strange letters mean only what the tables write so. Null for a line without them. */
export function byLetter(text: string): readonly Word[] | null {
  if (!OTHER.test(lettersOf(text))) return null;
  return splitWords(text).map((word) => {
    const letters = lettersOf(word.text);
    const isOther = OTHER.test(letters) && !WRITTEN.has(letters);
    return isOther ? { ...word, plain: letters, key: letters } : word;
  });
}
