import { foodNamed } from '../foods';
import { isUnderstood } from '../text/reading';
import { byLetter } from '../text/spelling';
import { splitWords, type Word } from '../words';
import type { Dictionary } from './dictionary';
import type { Grammar } from './FoodLanguage';
import type { Phrases } from './phrases';
import { allSpeakers, joinWords, type TypedWords } from './spoken';

const MOST_REMEMBERED = 2_000;

/**
 * Finds the words that a visitor typed in a text, whatever they mean there: alone, in a longer name
 * ("pommes de terre") or in a compound ("Rosenkohl").
 */
export function createWritten(dictionary: Dictionary, grammar: Grammar, sayAt: Phrases) {
  const { next: known } = dictionary.names;
  const entryOf = (form: string) => known?.get(form)?.entry;

  /** "Cochinilla" is carmine, so "cochinillo" is no form of it. */
  const formsOf = (plain: string): readonly string[] => {
    const own = entryOf(plain)?.english;
    return dictionary
      .formsOf(plain)
      .filter((form) => !own || (entryOf(form)?.english ?? own) === own);
  };
  /** The forms that a name has. Without any, only the word's own letters count. */
  const basesOf = (word: Word): readonly string[] => [
    word.plain,
    word.key,
    ...formsOf(word.plain).filter((form) => entryOf(form)?.isFood),
  ];
  const isOne = (word: Word | undefined, bases: readonly string[]) =>
    word !== undefined &&
    (bases.includes(word.key) || formsOf(word.plain).some((form) => bases.includes(form)));
  /** Another language's food is no compound: "laitue" has no "lait". A dish may be made of it: "plumcake". */
  const isOfAnother = (word: Word) =>
    !sayAt([word], 0, false) &&
    allSpeakers().some(({ read }) => {
      const said = read(word.text, [word], isUnderstood, true);
      const food = said?.own ? foodNamed(joinWords(said.words)) : undefined;
      return food && !food.isDish;
    });

  if (!known) return () => () => [];

  return (typed: readonly string[]) => {
    /** Each word of a typed name, in the forms that count. */
    const all = typed.flatMap((one) => {
      const [first, ...others] = (byLetter(one) ?? splitWords(one)).map(basesOf);
      return first ? [{ typed: one, first, others }] : [];
    });
    const isIn = (word: Word, { first, others }: (typeof all)[number]) =>
      isOne(word, first) ||
      (others.length === 0 &&
        !word.isNumber &&
        first.some((base) => base !== word.plain && holds(word.plain, base, grammar)) &&
        !isOfAnother(word));

    // The lines of a recipe have the same words again and again.
    const remembered = new Map<string, typeof all>();
    const typedAt = (word: Word) => {
      const found = remembered.get(word.plain) ?? all.filter((one) => isIn(word, one));
      if (remembered.size > MOST_REMEMBERED) remembered.clear();
      remembered.set(word.plain, found);
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

/** The shortest part of a compound, and the shortest in its middle. */
const SHORTEST = 4;
const SHORTEST_WITHIN = 5;
const LONGEST = 40;

/** What may be before or after a part. "Preis" has no "Reis", and "Schmalz" no "Malz". */
const isPart = (letters: string) => letters === '' || /^(?=.*[aeiouy]).{2,}$/.test(letters);

/** Whether a compound, in plain letters, has a word in it, whatever the two mean. */
function holds(compound: string, part: string, { links, endings }: Grammar): boolean {
  if (links.length === 0 || part.length < SHORTEST || compound.length > LONGEST) return false;
  for (let at = compound.indexOf(part); at >= 0; at = compound.indexOf(part, at + 1)) {
    const after = compound.slice(at + part.length);
    const isWithin = at > 0 && after !== '';
    if (isWithin && part.length < SHORTEST_WITHIN) continue;
    if (isPart(compound.slice(0, at)) && (endings.includes(after) || isPart(after))) return true;
  }
  return false;
}
