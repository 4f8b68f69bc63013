import { keysOf, readWords, type Word } from '../words';
import type { FoodLanguage } from './FoodLanguage';

/** What a line asks somebody to buy, in the words of `ShopLine.text`. */
interface Asked {
  /** The same for all that is one thing to buy. */
  food: string;
  name: string;
  aside: string;
  extra: string;
  counted: { value: number; written: string };
}

/** A line as somebody writes it in English, and the way back to its own words. */
export interface ShopLine {
  text: string;
  /**
   * Puts what was read into `text` into the line's own words.
   *
   * @param told the keys of all words that say what to buy
   * @param shown the keys of the words that name it
   */
  inOwnWords<Need extends Asked>(
    need: Need,
    keys: { told: readonly string[]; shown: readonly string[] },
  ): Need & { counted: { many: string } };
}

/** What stands for words that tell nothing of allergens. In a shop they may: "festkochend". */
const SAYS_NOTHING = /^(?:really|recipe|rolling|pin)$/;
const METRIC = /^(?:[mk]?g|[mcd]?l)$/i;
/** May stand between two words of a name: "feuilles de laurier". */
const JOINING = /^(?:of|the|a)$/;
/** Only shorter words end with a full stop: "Pck." */
const SHORT = 6;

/** Prepares a line for a shopping list. @param words those of the line, in English */
export function toShop(
  line: string,
  words: readonly Word[],
  { pluralOf }: Pick<FoodLanguage, 'pluralOf'>,
): ShopLine {
  const all = words.flatMap((_, at) => inShop(line, words, at));

  /** The line's own words for some words in English. @param others keys of words that it leaves out */
  function written(keys: readonly string[], others: readonly string[] = []): string {
    const left = all.filter(({ key }) => others.includes(key)).map(({ start }) => start);
    let text = '';
    let last = -1;
    for (const [at, { key, start, end }] of all.entries()) {
      const before = all[last];
      if (!keys.includes(key) || left.includes(start) || (before && start < before.end)) continue;
      const isNear = all.slice(last + 1, at).every((word) => JOINING.test(word.key));
      const gap = line.slice(before?.end, start).replace(/\s*[^\p{L}\s'’-]+\s*/gu, ', ');
      const own = line.slice(start, end);
      const isShort = own.length < SHORT || own.includes('.');
      text +=
        (before ? (isNear ? gap : ' ') : '') + own + (isShort && line[end] === '.' ? '.' : '');
      last = at;
    }
    return text;
  }

  return {
    text: all.map(({ gap, text }) => gap + text).join('') + line.slice(all.at(-1)?.end),
    inOwnWords(need, { told, shown }) {
      const { counted } = need;
      const unitKeys = keysOf(counted.written);
      const name = written(shown, unitKeys) || written(shown);
      const unit = written(unitKeys);
      const says = [...told, ...unitKeys];
      const sold = new Set(all.flatMap(({ key, soldAs }) => (says.includes(key) && soldAs) || []));
      return {
        ...need,
        food: [need.food, ...[...sold].sort()].join(' '),
        name,
        aside: written(keysOf(need.aside)),
        extra: written(keysOf(need.extra)),
        counted: {
          ...counted,
          // "Knoblauchzehen" are both.
          written: unit === name ? '' : unit,
          many: counted.value > 1 ? unit : pluralOf(unit),
        },
      };
    },
  };
}

/** A word as a shop needs it, in English but for what English cannot say. */
function inShop(line: string, words: readonly Word[], at: number): Word[] {
  const said = words[at] as Word;
  const before = words[at - 1];
  const ownOf = ({ start, end }: Word) => line.slice(start, end);
  const isBehindShort = before?.isTranslated && ownOf(before).length < SHORT;
  const word = { ...said, gap: isBehindShort ? said.gap.replace(/^\./, '') : said.gap };
  const own = ownOf(word);
  if (at === 0 && word.key === 'a') return [{ ...word, text: '1', key: '1' }];
  // "2 Dosen à 400 g"
  if (at > 0 && word.key === 'each' && words[at + 1]?.isNumber)
    return [{ ...word, text: '', key: '' }];
  if (word.isNumber) {
    // English has a point where these languages have a comma.
    const text = word.text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
    return [{ ...word, text, key: text }];
  }
  const saysNothing = word.isTranslated && SAYS_NOTHING.test(word.key);
  if (!saysNothing && !METRIC.test(own)) return [word];
  // "Rolling pin" has two words.
  if (before?.start === word.start) return [];
  const { soldAs, ...bare } = word;
  return readWords(own).map(({ key, text, gap }, index) => ({
    ...bare,
    key,
    text,
    gap: index > 0 ? gap : word.gap,
  }));
}
