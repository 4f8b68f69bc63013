import { byLetter } from '../text/byLetter';
import { splitWords, type Word } from '../words';
import type { Dictionary } from './dictionary';
import type { Forms } from './forms';

/** How many words of texts to remember. */
const MOST_REMEMBERED = 2_000;

/** Words of a text that a visitor typed, or a compound with them. */
export interface TypedWords {
  start: number;
  end: number;
  typed: string;
}

/** Each word of a typed name, in the forms that count. */
interface Typed {
  typed: string;
  first: readonly string[];
  others: readonly (readonly string[])[];
}

/**
 * Finds the words that a visitor typed in a text, whatever they mean there: alone, in a longer name
 * ("pommes de terre") or in a compound ("Rosenkohl"). `isCompoundOf`: whether a compound has a word
 * in it.
 */
export function createWritten(
  { names }: Dictionary,
  { formsAt }: Forms,
  isCompoundOf: (compound: string, part: string) => boolean,
) {
  /** The forms that a name has. Without any, only the word's own letters count. */
  const basesOf = (word: Word): readonly string[] => [
    word.plain,
    word.key,
    ...formsAt(word).filter((form) => names.next?.get(form)?.entry?.isFood),
  ];
  const isOne = (word: Word | undefined, bases: readonly string[]) =>
    word !== undefined &&
    (bases.includes(word.key) || formsAt(word).some((form) => bases.includes(form)));

  if (!names.next) return () => () => [];

  return (typed: readonly string[]) => {
    const all = typed.flatMap((one): Typed[] => {
      const [first, ...others] = (byLetter(one) ?? splitWords(one)).map(basesOf);
      return first ? [{ typed: one, first, others }] : [];
    });
    const isIn = (word: Word, { first, others }: Typed) =>
      isOne(word, first) ||
      (others.length === 0 &&
        !word.isNumber &&
        first.some((base) => base !== word.plain && isCompoundOf(word.plain, base)));

    // The lines of a recipe have the same words again and again.
    const known = new Map<string, readonly Typed[]>();
    const typedAt = (word: Word) => {
      const found = known.get(word.plain) ?? all.filter((one) => isIn(word, one));
      if (known.size > MOST_REMEMBERED) known.clear();
      known.set(word.plain, found);
      return found;
    };
    return (words: readonly Word[]): TypedWords[] =>
      words.flatMap((word, at) =>
        typedAt(word)
          .filter(({ others }) =>
            others.every((bases, index) => isOne(words[at + index + 1], bases)),
          )
          .map(({ typed, others }) => ({
            start: word.start,
            end: words[at + others.length]?.end ?? word.end,
            typed,
          })),
      );
  };
}
