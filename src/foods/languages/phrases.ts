import { remembering } from '../remembering';
import { rowsOf } from '../rows';
import type { Word } from '../words';
import { bothOf, type Compounds, joined } from './compounds';
import type { Dictionary, Entry } from './dictionary';
import type { FoodLanguage, Grammar } from './FoodLanguage';

/** How far the rest of "Hühner- oder Gemüsebrühe" may be, in words. */
const FURTHEST_HEAD = 4;

export interface Said extends Pick<Entry, 'english' | 'soldAs'> {
  last: number;
  isFood?: boolean;
  /** No table has it as a whole. */
  isCompound?: boolean;
  /** It may be of another food: the flour of "harina de maíz". */
  isHead?: boolean;
  /** Only the end of the word is known: the word itself stays unknown too. */
  isPartial?: boolean;
}

/** Undefined for unknown words. `hasNouns`: nouns, and so foods, have a capital letter. */
export type Phrases = (words: readonly Word[], at: number, hasNouns: boolean) => Said | undefined;

export function createPhrases(dictionary: Dictionary, { firstOf, split }: Compounds): Phrases {
  const splitOnce = remembering((plain: string) => split(plain, true));

  /** "Hühner-" with the end of "Gemüsebrühe". */
  function shared(words: readonly Word[], at: number): Entry | undefined {
    if (!/^[-‐‑][\s,]/.test(words[at + 1]?.gap ?? '')) return undefined;
    const first = firstOf((words[at] as Word).plain);
    const [compound] = words
      .slice(at + 2, at + FURTHEST_HEAD + 1)
      .flatMap((word) => split(word.plain) ?? []);
    return first && compound && joined(first, compound.head);
  }

  /** "Dinkel-Vollkornmehl" is one word. */
  function hyphened(words: readonly Word[], at: number): Said | undefined {
    let last = at;
    while (/^[-‐‑]$/.test(words[last + 1]?.gap ?? '')) last += 1;
    if (last === at) return undefined;
    const all = words
      .slice(at, last + 1)
      .map(({ plain }) => plain)
      .join('');
    const known = dictionary.names.next;
    const [whole] = dictionary.formsOf(all).flatMap((form) => known?.get(form)?.entry ?? []);
    const compound = split(all);
    const entry = whole ?? (compound?.first && joined(compound.first, compound.head));
    return entry && { english: entry.english, soldAs: entry.soldAs, last };
  }

  return (words, at, hasNouns) => {
    const word = words[at];
    if (!word || word.isNumber) return undefined;
    // "Fein hacken" takes no mince.
    const mayBe = ({ isNoun, isFood }: Entry) =>
      !hasNouns || !isNoun || !isFood || /^\p{Lu}/u.test(word.text);
    const saidAs = (entry: Entry | undefined, last = at): Said | undefined =>
      entry && mayBe(entry) ? { ...entry, last } : undefined;
    const joint = saidAs(shared(words, at));
    if (joint) return joint;
    const phrase = dictionary.phraseAt(words, at, 'entry', mayBe);
    const said = saidAs(phrase?.entry, phrase?.last);
    if (said && said.last > at) return said;
    const found = hyphened(words, at) ?? said;
    if (found) return found;
    const compound = splitOnce(word.plain);
    if (!compound) return undefined;
    const { first, head } = compound;
    const whole = first && saidAs(joined(first, head));
    if (whole) return { ...whole, isCompound: true };
    const rest = first ? undefined : saidAs(head);
    if (!rest) return undefined;
    const english = head.english.replace(/_ ?/g, '');
    return { ...rest, english, isCompound: true, isPartial: !head.dropsFirst };
  };
}

/** How far "noch" may be after "weder". */
const FURTHEST_NOR = 12;

/**
 * Words that mean something only in their text: "Eiweiß" beside "kcal" is protein, "noch" after
 * "weder" is "nor".
 */
export const inText = ({ inTexts = '' }: FoodLanguage, { neither }: Grammar, sayAt: Phrases) => {
  const all = rowsOf(inTexts).map((row) => {
    const [names = '', says = '', text = ''] = row.split(' | ');
    const [words = '', isFirst] = names.split(/(?=!)/);
    return { words: words.split(' '), says, isFirst, text: new RegExp(text, 'iu') };
  });
  return (text: string): Phrases => {
    const rules = all.filter((one) => one.text.test(text));
    return (words, at, hasNouns) => {
      const word = words[at];
      const plain = word?.plain ?? '';
      const before = plain === neither?.[1] ? words.slice(Math.max(0, at - FURTHEST_NOR), at) : [];
      if (before.some((one) => one.plain === neither?.[0])) return { english: 'nor', last: at };
      const said = sayAt(words, at, hasNouns);
      const rule = rules.find((one) => one.words.includes(plain));
      return rule && (said?.last === at || rule.isFirst) ? { english: rule.says, last: at } : said;
    };
  };
};

/** How many words may be between "huile" and the food after it: "de la". */
const MOST_BETWEEN = 2;

/** An article that is joined to a word is not part of it: the "d'" of "d'olive". */
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
const ENDS =
  /^(?:if|optional|traces|and|or|but|with|without|in|into|on|for|from|to|at|no|free|instead)(?: |$)/;

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
