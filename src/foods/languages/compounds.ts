import type { Dictionary, Entry } from './dictionary';
import type { FoodLanguage } from './FoodLanguage';

/** A compound: what it ends with, and what comes before that. */
export interface Compound {
  head: Entry;
  /** Undefined if no table knows the words before the head. */
  first: Entry | undefined;
}

export type Compounds = ReturnType<typeof createCompounds>;

/** The shortest word that may be a part, if no table says that it is one. */
const SHORTEST = 4;
const SHORTEST_FIRST = 3;
const SHORTEST_ENGLISH = 6;
const LONGEST = 40;
/** How many parts a first part may have. */
const DEEPEST = 2;

/**
 * Splits the compounds of a language, in plain letters.
 *
 * @param isFood whether English has a food of a name
 */
export function createCompounds(
  { names, firsts, heads }: Dictionary,
  { endings, links, respell }: FoodLanguage,
  isFood: (name: string) => boolean,
) {
  const formsOf = (plain: string): string[] => formsIn(plain, endings, respell);
  const wholeOf = (word: string) => names.next?.get(word)?.entry;

  /** A part that is the same in English: the tofu of "Tofuwürfel". */
  function englishIn(forms: readonly string[], shortest: number): Entry | undefined {
    const english = forms.find((form) => form.length >= shortest && isFood(form));
    return english === undefined ? undefined : { english, isFood: true, isNoun: true };
  }

  function headOf(end: string): Entry | undefined {
    const forms = formsOf(end);
    for (const form of forms) {
      const head = heads.get(form) ?? (form.length >= SHORTEST ? wholeOf(form) : undefined);
      if (head) return head;
    }
    return englishIn(forms, SHORTEST_ENGLISH);
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
    const [parts] = [start, ...cut].flatMap((form) => split(form, depth + 1) ?? []);
    return parts?.first && joined(parts.first, parts.head);
  }

  /** Splits a word at the longest head that it ends with, if what comes before is known. */
  function split(word: string, depth = 0): Compound | undefined {
    if (links.length === 0 || word.length > LONGEST) return undefined;
    for (let at = 2; at <= word.length - 2; at += 1) {
      const head = headOf(word.slice(at));
      const first = head && firstOf(word.slice(0, at), depth);
      if (first) return { head, first };
    }
    return undefined;
  }

  /** Splits off the longest food or tool that a word ends with, whatever comes before. */
  function splitUnknown(word: string): Compound | undefined {
    if (links.length === 0 || word.length > LONGEST) return undefined;
    for (let at = 2; at <= word.length - SHORTEST; at += 1) {
      const head = headOf(word.slice(at));
      if (head?.isFood || head?.dropsFirst) return { head, first: undefined };
    }
    return undefined;
  }

  /** The longest food that a word begins with. */
  function foodBefore(word: string): Entry | undefined {
    for (let end = Math.min(word.length - 1, LONGEST); end >= SHORTEST; end -= 1) {
      const first = firsts.get(word.slice(0, end)) ?? wholeOf(word.slice(0, end));
      if (first?.isFood) return first;
    }
    return undefined;
  }

  return { formsOf, firstOf, split, splitUnknown, foodBefore };
}

/** The forms under which a word may be known, the likeliest first: "zwiebeln", "zwiebel". */
function formsIn(
  plain: string,
  endings: readonly string[],
  respell: (word: string) => string,
): string[] {
  const stems = endings.flatMap((ending) => {
    const length = plain.length - ending.length;
    // "Eichen" is no small egg.
    const isLong = length >= Math.max(2, (ending.length - 2) * 2);
    return plain.endsWith(ending) && isLong ? plain.slice(0, length) : [];
  });
  const forms = [plain, ...stems];
  return [...forms, ...forms.map(respell).filter((form) => !forms.includes(form))];
}

/** Says a compound in English: "hazelnut oil", "minced pork" for `minced _`, and only the head if that drops the first. */
export function joined(first: Entry, head: Entry): Entry {
  const isFood = first.isFood || head.isFood;
  // "Haselnussöl", but "haselnussgroß".
  const { isNoun } = head;
  if (head.dropsFirst) return head;
  const english = head.english.includes('_')
    ? head.english.replace('_', first.english)
    : `${first.english} ${head.english}`;
  return { english, isFood, isNoun };
}
