import type { Word } from '../words';
import { type Compounds, joined } from './compounds';
import { type Dictionary, phraseAt } from './dictionary';
import { type Phrases, plainOf, type Said } from './phrases';

/** How many words may stand between "huile" and the food behind it: "de la". */
const MOST_BETWEEN = 2;

/**
 * Reads "huile de noisette" as "hazelnut oil", in a language that names the kind of a food behind it.
 *
 * @param sayAt what reads everything else; the longer of two readings counts
 * @param of what may stand between the two
 */
export function readHeads(
  sayAt: Phrases,
  dictionary: Dictionary,
  { formsOf, firstOf }: Compounds,
  of: RegExp,
): Phrases {
  const formsAt = (word: Word) => formsOf(plainOf(word));

  /** The food that says which kind it is: the hazelnut. */
  function kindAt(words: readonly Word[], at: number, hasNouns: boolean) {
    const said = read(words, at, hasNouns) ?? firstOf(plainOf(words[at] as Word));
    return said?.isFood ? { isNoun: false, last: at, ...said, isFood: true } : undefined;
  }

  function headed(words: readonly Word[], at: number, hasNouns: boolean): Said | undefined {
    const head = phraseAt(dictionary, words, at, formsAt, () => true, 'head');
    if (!head) return undefined;
    let between = '';
    for (let place = head.last + 1; place <= head.last + 1 + MOST_BETWEEN; place += 1) {
      const word = words[place];
      if (!word) return undefined;
      between += word.gap;
      const kind = of.test(between) && kindAt(words, place, hasNouns);
      if (kind) return { ...joined(kind, head.entry), last: kind.last };
      between += word.text;
    }
    return undefined;
  }

  function read(words: readonly Word[], at: number, hasNouns: boolean): Said | undefined {
    const said = sayAt(words, at, hasNouns);
    const whole = headed(words, at, hasNouns);
    return whole && whole.last > (said?.last ?? at) ? whole : said;
  }

  return read;
}
