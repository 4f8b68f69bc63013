import { remembering } from '../remembering';
import { rowsOf } from '../rows';
import type { Word } from '../words';
import { type Compounds, joined } from './compounds';
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
export const inText = (
  { './inTexts.txt': inTexts = '' }: FoodLanguage,
  { neither }: Grammar,
  sayAt: Phrases,
) => {
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
