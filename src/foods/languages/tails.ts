import { bothOf } from './compounds';
import { type Dictionary, phraseAt } from './dictionary';
import type { Forms } from './forms';
import type { Phrases } from './phrases';

/** How many words may be between a food and what is said of it: "queso rallado vegano". */
const MOST_BETWEEN = 3;
/** These words begin something else. */
const ENDS = /^(?:~|and|or|but|with|without|in|into|on|for|from|to|at|no|free|instead)(?: |$)/;

/**
 * Reads "harina de maíz sin gluten" as "gluten-free maize flour". `sayAt` reads the food itself.
 */
export function readTails(sayAt: Phrases, dictionary: Dictionary, { formsAt }: Forms): Phrases {
  return (words, at, hasNouns) => {
    let said = sayAt(words, at, hasNouns);
    let between = '';
    let sold: (string | undefined)[] = [];
    for (let place = (said?.last ?? at) + 1; said?.isFood; ) {
      const word = words[place];
      if (!word || !/^\s+$/.test(word.gap) || place > said.last + 1 + MOST_BETWEEN) break;
      const tail = phraseAt(dictionary, words, place, formsAt, () => true, 'tail');
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
