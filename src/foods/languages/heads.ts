import type { Word } from '../words';
import { type Compounds, joined } from './compounds';
import { type Dictionary, phraseAt } from './dictionary';
import type { Forms } from './forms';
import type { Phrases, Said } from './phrases';

/** How many words may be between "huile" and the food after it: "de la". */
const MOST_BETWEEN = 2;

/** An article that is joined to a word is no part of it: the "d'" of "d'olive". */
const articleOf = ({ start, gap }: Word, before: Word | undefined) =>
  start > (before?.end ?? 0) + gap.length ? "d'" : '';

/** "Huile de noisette" is "hazelnut oil". `of` ends a text before the kind: "huile de ". */
export function readHeads(
  sayAt: Phrases,
  dictionary: Dictionary,
  { firstOf }: Compounds,
  { formsAt }: Forms,
  of: RegExp,
): Phrases {
  /** The food that says which kind it is: the hazelnut. */
  function kindAt(words: readonly Word[], at: number, hasNouns: boolean) {
    const said = read(words, at, hasNouns) ?? firstOf((words[at] as Word).plain);
    return said?.isFood ? { isNoun: false, last: at, ...said, isFood: true } : undefined;
  }

  function headed(words: readonly Word[], at: number, hasNouns: boolean): Said | undefined {
    const head = phraseAt(dictionary, words, at, formsAt, () => true, 'head');
    if (!head) return undefined;
    let before = words[head.last]?.text ?? '';
    for (let place = head.last + 1; place <= head.last + 1 + MOST_BETWEEN; place += 1) {
      const word = words[place];
      if (!word) return undefined;
      before += word.gap + articleOf(word, words[place - 1]);
      const kind = of.test(before) && kindAt(words, place, hasNouns);
      if (kind) return { ...joined(kind, head.entry), last: kind.last };
      before += word.text;
    }
    return undefined;
  }

  function read(words: readonly Word[], at: number, hasNouns: boolean): Said | undefined {
    const said = sayAt(words, at, hasNouns);
    const whole = headed(words, at, hasNouns);
    if (whole && whole.last > (said?.last ?? at)) return whole;
    const head = said && phraseAt(dictionary, words, at, formsAt, () => true, 'head');
    return said && head?.last === said.last ? { ...said, isHead: true } : said;
  }

  return read;
}
