import { foodNamed } from '../foods';
import type { Dictionary, Entry } from './dictionary';
import type { Grammar } from './FoodLanguage';

/** The entry of a compound's last part, and of what is before it, if a table has that. */
interface Compound {
  head: Entry;
  first: Entry | undefined;
}

export type Compounds = ReturnType<typeof createCompounds>;

/** The shortest part that no table knows as one. */
const SHORTEST = 4;
const SHORTEST_FIRST = 3;
const SHORTEST_ENGLISH = 6;
const LONGEST = 40;
/** How many parts a first part may have. */
const DEEPEST = 2;

/** Splits compounds in plain letters. `isFood`: whether English has a food of a name. */
export function createCompounds(
  dictionary: Dictionary,
  { links, respell = (word) => word }: Grammar,
  isFood: (name: string) => boolean,
) {
  const { names, firsts, heads } = dictionary;
  const wholeOf = (word: string) => names.next?.get(word)?.entry;

  /** A part that is the same in English: the tofu of "Tofuwürfel". */
  function englishIn(forms: readonly string[], shortest: number): Entry | undefined {
    const english = forms.find((form) => form.length >= shortest && isFood(form));
    return english === undefined ? undefined : { english, isFood: true, isNoun: true };
  }

  function headOf(forms: readonly string[]): Entry | undefined {
    for (const form of forms) {
      const head = heads.get(form) ?? (form.length >= SHORTEST ? wholeOf(form) : undefined);
      if (head) return head;
    }
    return englishIn(forms, SHORTEST_ENGLISH);
  }

  /** The longest end comes first. */
  function* headsIn(word: string): Generator<{ start: string; end: string; head: Entry }> {
    if (links.length === 0 || word.length > LONGEST) return;
    for (const [at, forms] of dictionary.formsOfEnds(word)) {
      const head = headOf(forms);
      if (head) yield { start: word.slice(0, at), end: word.slice(at), head };
    }
  }

  function firstOf(start: string, depth = 0): Entry | undefined {
    const cut = links.flatMap((link) => (start.endsWith(link) ? start.slice(0, -link.length) : []));
    const forms = [start, ...cut, `${start}e`];
    for (const form of [...forms, ...forms.map(respell)]) {
      const first = firsts.get(form) ?? (form.length >= SHORTEST_FIRST ? wholeOf(form) : undefined);
      if (first) return first;
    }
    const english = englishIn([start, ...cut], SHORTEST);
    if (english || depth >= DEEPEST) return english;
    const [parts] = [start, ...cut].flatMap((form) => split(form, false, depth + 1) ?? []);
    return parts?.first && joined(parts.first, parts.head);
  }

  /**
   * Splits a word at its longest head if the dictionary knows the first half. If not, `isAny` splits off
   * the longest food or tool.
   */
  function split(word: string, isAny = false, depth = 0): Compound | undefined {
    let unknown: Compound | undefined;
    for (const { start, end, head } of headsIn(word)) {
      const first = firstOf(start, depth);
      if (first) return { head, first };
      const isWhole = end.length >= SHORTEST && (head.isFood || head.dropsFirst);
      if (isAny && isWhole) unknown ??= { head, first };
    }
    return unknown;
  }

  function foodBefore(word: string): Entry | undefined {
    for (let end = Math.min(word.length - 1, LONGEST); end >= SHORTEST; end -= 1) {
      const first = firsts.get(word.slice(0, end)) ?? wholeOf(word.slice(0, end));
      if (first?.isFood) return first;
    }
    return undefined;
  }

  return { firstOf, split, foodBefore };
}

/** "Hazelnut oil", "minced pork" for `minced _`, and only the head if that drops the first. */
export function joined(first: Entry, head: Entry): Entry {
  const isFood = first.isFood || head.isFood;
  // "Haselnussöl", but "haselnussgroß".
  const { isNoun } = head;
  if (head.dropsFirst) return head;
  // "Rindfleisch" is beef, and not any meat.
  const isAnimal = foodNamed(first.english)?.contents.get('meat') === 'contains';
  if (isAnimal && head.english === 'meat') return { ...first, isFood, isNoun };
  const english = head.english.includes('_')
    ? head.english.replace('_', first.english)
    : `${first.english} ${head.english}`;
  const soldAs = bothOf(first.soldAs, head.soldAs);
  return { english, isFood, isNoun, ...(soldAs && { soldAs }) };
}

/** What two parts of a name are in a shop. */
export const bothOf = (...parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(' ');
