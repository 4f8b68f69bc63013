import { readWords, type Word } from '../words';
import type { Dictionary } from './dictionary';
import type { Forms } from './forms';

/** Words of a text that are what somebody typed, or a compound with it. */
export interface Written {
  start: number;
  end: number;
}

/**
 * Makes a function that looks for a typed word in the words of a text as it is written, whatever they mean: alone, in a longer
 * name ("pommes de terre") or in a compound ("Rosenkohl").
 *
 * @param isCompoundOf whether a compound has a word in it
 */
export function createWritten(
  { names }: Dictionary,
  { formsAt }: Forms,
  isCompoundOf: (compound: string, part: string) => boolean,
) {
  /** The forms of a word that a name has. Without one, only its own letters count. */
  const basesOf = (word: Word): readonly string[] => [
    word.plain,
    word.key,
    ...formsAt(word).filter((form) => names.next?.get(form)?.entry?.isFood),
  ];
  const isOne = (word: Word | undefined, bases: readonly string[]) =>
    word !== undefined &&
    (bases.includes(word.key) || formsAt(word).some((form) => bases.includes(form)));

  return (typed: string) => {
    const [first, ...others] = readWords(typed).map(basesOf);
    return (words: readonly Word[]): Written[] =>
      words.flatMap((word, at) => {
        const last = words[at + others.length];
        const isHere =
          isOne(word, first ?? []) &&
          others.every((bases, index) => isOne(words[at + index + 1], bases));
        const isPart =
          others.length === 0 &&
          !word.isNumber &&
          first?.some((base) => base !== word.plain && isCompoundOf(word.plain, base));
        return last && (isHere || isPart) ? [{ start: word.start, end: last.end }] : [];
      });
  };
}
