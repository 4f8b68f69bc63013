import type { Word } from '../words';
import { bothOf, type Compounds, joined } from './compounds';
import type { Dictionary } from './dictionary';
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
  of: RegExp,
): Phrases {
  /** The food that says which kind it is: the hazelnut. */
  function kindAt(words: readonly Word[], at: number, hasNouns: boolean) {
    const said = read(words, at, hasNouns) ?? firstOf((words[at] as Word).plain);
    return said?.isFood ? { isNoun: false, last: at, ...said, isFood: true } : undefined;
  }

  function headed(words: readonly Word[], at: number, hasNouns: boolean): Said | undefined {
    const head = dictionary.phraseAt(words, at, 'head');
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
    const head = said && dictionary.phraseAt(words, at, 'head');
    return said && head?.last === said.last ? { ...said, isHead: true } : said;
  }

  return read;
}

/** How many words may be between a food and what is said of it: "queso rallado vegano". */
const MOST_BEFORE_TAIL = 3;
/** These words begin something else. */
const ENDS = /^(?:~|and|or|but|with|without|in|into|on|for|from|to|at|no|free|instead)(?: |$)/;

/** Reads "harina de maíz sin gluten" as "gluten-free maize flour". `sayAt` reads the food itself. */
export function readTails(sayAt: Phrases, dictionary: Dictionary): Phrases {
  return (words, at, hasNouns) => {
    let said = sayAt(words, at, hasNouns);
    let between = '';
    let sold: (string | undefined)[] = [];
    for (let place = (said?.last ?? at) + 1; said?.isFood; ) {
      const word = words[place];
      if (!word || !/^\s+$/.test(word.gap) || place > said.last + 1 + MOST_BEFORE_TAIL) break;
      const tail = dictionary.phraseAt(words, place, 'tail');
      if (tail) {
        const english = tail.entry.english.replace('_', said.english + between);
        const soldAs = bothOf(said.soldAs, ...sold, tail.entry.soldAs);
        said = { english, soldAs, last: tail.last, isFood: true };
        between = '';
        sold = [];
        place = tail.last + 1;
        continue;
      }
      const other = sayAt(words, place, hasNouns);
      if (!word.isNumber && (!other || other.isFood || ENDS.test(other.english))) break;
      between += ` ${other?.english ?? word.text}`;
      sold.push(other?.soldAs);
      place = (other?.last ?? place) + 1;
    }
    return said;
  };
}
