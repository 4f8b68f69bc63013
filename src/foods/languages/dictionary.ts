import { expandName, rowsOf, splitNames } from '../notation';
import { splitWords, type Word } from '../words';
import type { FoodLanguage } from './FoodLanguage';

/** What a word says in English, and whether it names a food. */
export interface Entry {
  english: string;
  isFood: boolean;
  /** The tables write the word with a capital letter. */
  isNoun: boolean;
  /** In a compound, the first half does not count: a cheese knife has no cheese. */
  dropsFirst?: boolean;
  /** If a shop has another thing than the English food: "Gelierzucker" for sugar. */
  soldAs?: string | undefined;
}

interface Node {
  next?: Map<string, Node>;
  entry?: Entry;
  /** What the word says before another food: "huile _". */
  head?: Entry;
  /** What the word says after a food: "_ sin gluten". */
  tail?: Entry;
  /** As the tables write it. */
  written?: string;
  /** What it says with other accents: "pâté", if "pâte" comes before. */
  accented?: Map<string, Entry>;
}

type Kind = 'entry' | 'head' | 'tail';

export interface Dictionary {
  /** Words and phrases. */
  names: Node;
  /** Words that only begin or end a compound. */
  firsts: ReadonlyMap<string, Entry>;
  heads: ReadonlyMap<string, Entry>;
  /** As the tables write them. */
  foodNames: readonly string[];
}

/** Names one thing in a shop, whatever the ending: "œuf" and "œufs". */
const soldAs = (name: string, { alike = /$/ }: FoodLanguage) =>
  keysIn(name)
    .map((word) => word.replace(alike, ''))
    .join(' ');

const keysIn = (name: string) => splitWords(name).map(({ plain }) => plain);

/** Adds the node at the end of a name if it is missing. */
function nodeAt(root: Node, keys: readonly string[]): Node {
  let node = root;
  for (const key of keys) {
    node.next ??= new Map();
    const next = node.next.get(key) ?? {};
    node.next.set(key, next);
    node = next;
  }
  return node;
}

/** A head comes before another food, a tail after one. */
const kindOf = (name: string): Kind =>
  name.endsWith('_') ? 'head' : name.startsWith('_') ? 'tail' : 'entry';

/** Notes the accents of a name if an earlier name differs in nothing else. */
function addAccented(node: Node, written: string, entry: Entry): void {
  node.written ??= written;
  if (node.written === written || node.accented?.has(written)) return;
  node.accented ??= new Map();
  node.accented.set(written, entry);
}

/** `-name` ends a compound, `name-` begins one; `name _` comes before a food, `_ name` after it. */
export function createDictionary(language: FoodLanguage, own: readonly string[]): Dictionary {
  const names: Node = {};
  const firsts = new Map<string, Entry>();
  const heads = new Map<string, Entry>();
  const foodNames: string[] = [];
  const add = (name: string, said: Omit<Entry, 'isNoun'>) => {
    const entry = {
      ...said,
      isNoun: /^\p{Lu}/u.test(name) || (said.isFood && name.startsWith('-')),
    };
    const [first = '', ...others] = keysIn(name);
    if (name.startsWith('-')) heads.set(first, entry);
    else if (name.endsWith('-')) firsts.set(first, entry);
    else {
      const node = nodeAt(names, [first, ...others]);
      const kind = kindOf(name);
      if (kind === 'entry') addAccented(node, name.toLowerCase(), entry);
      node[kind] ??= entry;
      if (kind === 'entry' && entry.isFood) foodNames.push(name);
    }
  };
  for (const name of own) add(name, { english: name, isFood: true });
  for (const table of language.foodWords)
    for (const row of rowsIn(table, true, language)) add(...row);
  for (const table of language.words) for (const row of rowsIn(table, false, language)) add(...row);
  return { names, firsts, heads, foodNames };
}

/** Each name with what it says. */
function* rowsIn(
  table: string,
  isFood: boolean,
  language: FoodLanguage,
): Generator<[string, Omit<Entry, 'isNoun'>]> {
  for (const row of rowsOf(table)) {
    const [left = '', right = ''] = row.split(' | ');
    const dropsFirst = left.startsWith('=');
    const said = { english: left.replace(/^=/, ''), isFood, ...(dropsFirst && { dropsFirst }) };
    const names = splitNames(right).flatMap(expandName);
    const sold = (name: string) => soldAs(name, language);
    const same = names.filter((name) => name.endsWith('=')).map(sold);
    for (const name of names) {
      const isSame = same.includes(sold(name));
      yield [name.replace(/=$/, ''), isSame ? said : { ...said, soldAs: sold(name) }];
    }
  }
}

/** `formsOf`: the likeliest form first. A `head` comes before another food, a `tail` after. */
export function phraseAt(
  { names }: Dictionary,
  words: readonly Word[],
  at: number,
  formsOf: (word: Word) => readonly string[],
  mayBe: (entry: Entry) => boolean,
  kind: Kind = 'entry',
): { entry: Entry; last: number } | undefined {
  let found: { entry: Entry; last: number } | undefined;
  const walk = (node: Node, place: number) => {
    const word = words[place];
    if (!word || (place > at && !isNear(word, words[place - 1]))) return;
    for (const form of formsOf(word)) {
      const next = node.next?.get(form);
      if (!next) continue;
      const entry = (kind === 'entry' && accentedAs(next, word)) || next[kind];
      if (entry && mayBe(entry) && place > (found?.last ?? -1)) found = { entry, last: place };
      walk(next, place + 1);
    }
  };
  walk(names, at);
  return found;
}

/** Knows plurals, too: "pâtés". */
const accentedAs = ({ accented }: Node, { text }: Word) =>
  accented && [...accented].find(([written]) => text.toLowerCase().startsWith(written))?.[1];

/** The full stop of "z. B." ends nothing, nor does the stroke of "c/s". */
const isNear = ({ gap }: Word, before: Word | undefined) =>
  /^[\s\-‐‑]*$/.test(gap) || ((before?.text.length ?? 9) < 6 && /^(?:\.\s?|\/)$/.test(gap));
