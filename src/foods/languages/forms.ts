import type { Word } from '../words';
import type { FoodLanguage } from './FoodLanguage';

export type Forms = ReturnType<typeof createForms>;

/** The shortest part of a compound. */
const SHORTEST = 2;

/** The forms under which the tables may know a word, the likeliest first: "zwiebeln", "zwiebel". */
export function createForms({ endings, respell }: FoodLanguage) {
  const formsOfWords = new WeakMap<Word, readonly string[]>();
  const formsOf = (plain: string): readonly string[] => formsIn(plain, endings, respell);

  return {
    formsOf,
    /** The same for a word of a text. */
    formsAt(word: Word): readonly string[] {
      const forms = formsOfWords.get(word) ?? formsOf(word.plain);
      formsOfWords.set(word, forms);
      return forms;
    },
    /** For all ends of a word, the longest first, each with its place. */
    *formsOfEnds(plain: string): Generator<[number, readonly string[]]> {
      const ownEndings = endings.filter((ending) => plain.endsWith(ending));
      const ownRespell = respell(plain) === plain ? undefined : respell;
      for (let at = SHORTEST; at <= plain.length - SHORTEST; at += 1)
        yield [at, formsIn(plain.slice(at), ownEndings, ownRespell)];
    },
  };
}

function formsIn(
  plain: string,
  endings: readonly string[],
  respell: ((word: string) => string) | undefined,
): string[] {
  const forms = [plain];
  for (const ending of endings) {
    const length = plain.length - ending.length;
    // "Eichen" is no small egg.
    const isLong = length >= Math.max(2, (ending.length - 2) * 2);
    if (isLong && plain.endsWith(ending)) forms.push(plain.slice(0, length));
  }
  if (!respell) return forms;
  // "Blandita", "blanda", "blando"
  for (const form of forms) {
    const other = respell(form);
    if (!forms.includes(other)) forms.push(other);
  }
  return forms;
}
