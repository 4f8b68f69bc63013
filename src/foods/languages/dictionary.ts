import { expandName, splitNames } from '../notation';
import { remembering } from '../remembering';
import { pairsOf } from '../rows';
import { splitWords, type Word } from '../words';
import type { FoodLanguage, Grammar } from './FoodLanguage';

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

export const plainsIn = (name: string) => splitWords(name).map(({ plain }) => plain);

const kindOf = (name: string): Kind =>
  name.endsWith('_') ? 'head' : name.startsWith('_') ? 'tail' : 'entry';

/** The shortest part of a compound. */
const SHORTEST = 2;

/**
 * `-name` ends a compound, `name-` begins one; `name _` comes before a food, `_ name` after it. In
 * `oil | aceite _` it also names the oil alone.
 */
export class Dictionary {
  /** Words and phrases. */
  readonly names: Node = {};
  /** Words that only begin or end a compound. */
  readonly firsts = new Map<string, Entry>();
  readonly heads = new Map<string, Entry>();
  /** As the tables write them. */
  readonly foodNames: string[] = [];
  private readonly grammar: Grammar;
  /** The forms under which the tables may know a word, the likeliest first: "zwiebeln", "zwiebel". */
  readonly formsOf = remembering((plain: string) => formsIn(plain, this.grammar));

  constructor(language: FoodLanguage, grammar: Grammar, own: readonly string[]) {
    this.grammar = grammar;
    const { foodWords = [], words = [] } = language;
    for (const name of own) this.add(name, { english: name, isFood: true });
    for (const row of foodWords.flatMap(pairsOf)) this.addRow(row, true);
    for (const row of words.flatMap(pairsOf)) this.addRow(row, false);
  }

  private addRow([left, right]: readonly [string, string], isFood: boolean) {
    const said = { english: left.replace(/^=/, ''), isFood, dropsFirst: left.startsWith('=') };
    /** Names one thing in a shop, whatever the ending: "œuf" and "œufs". */
    const sold = (name: string) =>
      plainsIn(name)
        .map((word) => word.replace(this.grammar.alike, ''))
        .join(' ');
    const names = splitNames(right).flatMap(expandName);
    const same = names.filter((name) => name.endsWith('=')).map(sold);
    for (const name of names) {
      const soldAs = sold(name);
      const written = name.replace(/=$/, '');
      const bare = written.replace(/^_ | _$/, '');
      const own = same.includes(soldAs) ? said : { ...said, soldAs };
      const isBoth = bare !== written && !/^=|_/.test(left);
      this.add(isBoth ? bare : written, own);
      const english = written.startsWith('_') ? `${left} _` : `_ ${left}`;
      if (isBoth) this.add(written, { ...said, english, soldAs });
    }
  }

  private add(name: string, said: Omit<Entry, 'isNoun'>) {
    const isNoun = /^\p{Lu}/u.test(name) || (said.isFood && name.startsWith('-'));
    const entry = { ...said, isNoun };
    const keys = plainsIn(name);
    if (name.startsWith('-')) this.heads.set(keys[0] ?? '', entry);
    else if (name.endsWith('-')) this.firsts.set(keys[0] ?? '', entry);
    else this.addPhrase(name, keys, entry);
  }

  private addPhrase(name: string, keys: readonly string[], entry: Entry) {
    let node = this.names;
    for (const key of keys) {
      node.next ??= new Map();
      const next: Node = node.next.get(key) ?? {};
      node.next.set(key, next);
      node = next;
    }
    const kind = kindOf(name);
    node[kind] ??= entry;
    if (kind !== 'entry') return;
    if (entry.isFood) this.foodNames.push(name);
    const written = name.toLowerCase();
    node.written ??= written;
    if (node.written === written || node.accented?.has(written)) return;
    node.accented ??= new Map();
    node.accented.set(written, entry);
  }

  /** For all ends of a word, the longest first, each with its place. */
  *formsOfEnds(plain: string): Generator<[number, readonly string[]]> {
    const { endings, respell } = this.grammar;
    const own = {
      endings: endings.filter((ending) => plain.endsWith(ending)),
      respell: respell?.(plain) === plain ? undefined : respell,
    };
    for (let at = SHORTEST; at <= plain.length - SHORTEST; at += 1)
      yield [at, formsIn(plain.slice(at), own)];
  }

  /** The longest name at a place. A `head` comes before another food, a `tail` after one. */
  phraseAt(
    words: readonly Word[],
    at: number,
    kind: Kind,
    mayBe: (entry: Entry) => boolean = () => true,
  ): { entry: Entry; last: number } | undefined {
    let found: { entry: Entry; last: number } | undefined;
    const walk = (node: Node, place: number) => {
      const word = words[place];
      if (!word || (place > at && !isNear(word, words[place - 1]))) return;
      for (const form of this.formsOf(word.plain)) {
        const next = node.next?.get(form);
        if (!next) continue;
        const entry = (kind === 'entry' && accentedAs(next, word)) || next[kind];
        if (entry && mayBe(entry) && place > (found?.last ?? -1)) found = { entry, last: place };
        walk(next, place + 1);
      }
    };
    walk(this.names, at);
    return found;
  }
}

function formsIn(
  plain: string,
  { endings, respell }: Pick<Grammar, 'endings' | 'respell'>,
): readonly string[] {
  const forms = [plain];
  for (const ending of endings) {
    const length = plain.length - ending.length;
    // "Eichen" is not a small egg.
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

/** Knows plurals, too: "pâtés". */
const accentedAs = ({ accented }: Node, { text }: Word) =>
  accented && [...accented].find(([written]) => text.toLowerCase().startsWith(written))?.[1];

/** The full stop of "z. B." ends nothing, nor does the stroke of "c/s". */
const isNear = ({ gap }: Word, before: Word | undefined) =>
  /^[\s\-‐‑]*$/.test(gap) || ((before?.text.length ?? 9) < 6 && /^(?:\.\s?|\/)$/.test(gap));
