import { foodNamed } from '../../foods';
import { beforeFood, cutList, languageOf, oneOf, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { type Span, unitAt } from './units';

const { unchanging = '', irregular = '' } = languageOf('en').amounts;
const UNCHANGING = new RegExp(`^(?:${oneOf(unchanging)})\\.?$`, 'i');
const IRREGULAR = cutList(irregular).map((pair) => pair.split('='));

/** Ends of English words and those in their place; null for a word that stays. The first row that fits counts. */
type Ends = readonly (readonly [end: RegExp, other: string | null])[];

export const TO_SEVERAL: Ends = [
  [/[^s]s$/i, null], // cups: cups
  [/(?<=sh|ch|x|z|ss)$/i, 'es'], // bunch: bunches
  [/(?<=[^aeiou])y$/i, 'ies'], // berry: berries
  [/$/, 's'], // cup: cups
];

export const TO_ONE: Ends = [
  [/[su]s$|[^s]$/i, null], // glass: glass
  [/(?<=.{3})ies$/i, 'y'], // berries: berry
  [/(?<=sh|ch|x|ss|zz)es$/i, ''], // bunches: bunch
  [/(?<=.)s$/i, ''], // cups: cup
];

const withEnd = (word: string, ends: Ends): string => {
  const [end, other = null] = ends.find(([one]) => one.test(word)) ?? [];
  return end && other !== null ? word.replace(end, other) : word;
};

/** In other languages, unlisted words stay. `before` comes first: "6 Blatt" is many already. */
export function inflect(
  word: string,
  amount: number,
  language: LanguageCode | null,
  before?: number,
): string {
  const { code } = languageOf(language);
  if (code === 'en') {
    const form = amount > 1 ? pluralOf(word) : singularOf(word);
    // Only the page is English for sure, so "Apfel" stays.
    const isNamed = (one: string) => foodNamed(one)?.name === one;
    return language || isNamed(word) || isNamed(form) || unitAt(word, 0, 'en') ? form : word;
  }
  if (amount >= 2 && before !== undefined && before >= 2) return word;
  // "colher de sopa"
  const [first = ''] = /^\S+/.exec(word) ?? [];
  const pairs = pluralForms(code);
  for (const words of [word, first]) {
    const form = formIn(pairs, words, isMany(amount, code));
    if (form) return form + word.slice(words.length);
  }
  return word;
}

/** "1,5 tasse", "1,5 xícara" */
const isMany = (amount: number, code: LanguageCode) =>
  amount >= 2 || (amount > 1 && code !== 'fr' && code !== 'pt');

function formIn(pairs: readonly Pair[], word: string, isMany: boolean): string | undefined {
  const lower = word.toLowerCase();
  for (const pair of pairs) {
    const [from, to] = (isMany ? pair : pair.toReversed()).map((form) => form.replace(/^-/, ''));
    const isEnding = pair[0].startsWith('-');
    const own = from?.toLowerCase() ?? '';
    if (!(isEnding ? lower.endsWith(own) : lower === own)) continue;
    const form = word.slice(0, -own.length) + to;
    return word.charAt(0) === lower.charAt(0) ? form : form.charAt(0).toUpperCase() + form.slice(1);
  }
  return undefined;
}

/** Words right after a noun, up to a small word; after a unit, only those before "of". */
const followersOf = perLanguage(({ amounts }, own) => ({
  noun: own('^((?:\\s(?!(?:$commonWords|$amounts.of)(?!\\p{L}))\\p{L}{2,})*)(?:,\\s(\\p{L}+))?'),
  unit: new RegExp(`^(\\s\\p{L}+)(?=\\s(?:${beforeFood(amounts.of)}))`, 'iu'),
}));

/**
 * The words that agree with a noun, in the number that it is `shown` in: "petits" and "rouges" in
 * "2 petits oignons rouges". Null if the page is not sure of all. The number ends at `from`.
 */
export function agreeing(
  line: string,
  from: number,
  { start, end }: Span,
  shown: string,
  amount: number,
  language: LanguageCode | null,
): (Span & { text: string })[] | null {
  const { code, amounts } = languageOf(language);
  if (code === 'en') return [];
  const name = line.slice(start, end);
  const isNounLast = /de|nl/.test(code);
  const pairs = pairsIn(amounts.agreeing);
  const formsIn = (from: number, to: number) =>
    [...line.slice(0, to).matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const text = index >= from && formIn(pairs, word, isMany(amount, code));
      return index < from ? [] : text ? { start: index, end: index + word.length, text } : null;
    });
  const { noun, unit } = followersOf(language);
  const followers = unitAt(name, 0, language) ? unit : noun;
  const [, after = '', note] = (!isNounLast && followers.exec(line.slice(end))) || [];
  const last = end + after.length;
  const lead = /^\s(?:\p{L}+\s)+$/u.test(line.slice(from, start)) ? formsIn(from, start) : [];
  // "Großer Apfel" or "großes Ei", but "rote Zwiebel"
  const isOpen = isNounLast && lead.length > 0 && !isMany(amount, code);
  if (isOpen && !/^e?n$/.test(name.slice(shown.length))) return null;
  // "1 oignon, émincé", but "1 citron, jus"
  const notes = note ? formsIn(last, last + 2 + note.length) : [];
  const edits = [...lead, ...formsIn(end, last), ...notes.filter((one) => one !== null)];
  return edits.some((one) => one === null) ? null : edits.filter((one) => one !== null);
}

/** The noun itself if it has no plural. */
const pluralOf = (word: string): string =>
  replaceEnd(word, IRREGULAR) ?? (UNCHANGING.test(word) ? word : withEnd(word, TO_SEVERAL));

const singularOf = (word: string): string =>
  replaceEnd(
    word,
    IRREGULAR.map((pair) => pair.toReversed()),
  ) ?? (UNCHANGING.test(word) ? word : withEnd(word, TO_ONE));

/** Changes the last word: "bay leaf". */
function replaceEnd(name: string, pairs: readonly (readonly string[])[]): string | null {
  const [word = ''] = /\S*$/.exec(name) ?? [];
  const pair = pairs.find(([from]) => word.toLowerCase() === from);
  return pair?.[1] ? name.slice(0, -word.length) + word.charAt(0) + pair[1].slice(1) : null;
}

type Pair = [one: string, more: string];

const pairsIn = (list: string) =>
  cutList(list).map((entry): Pair => {
    const [one = '', more = `${one}s`] = entry.split('=');
    return [one, more];
  });

/** Pairs of singular and plural, for the units and counted foods of a language. */
function pluralForms(language: LanguageCode): Pair[] {
  const { amounts } = languageOf(language);
  const units = cutList(amounts.units).flatMap((unit): Pair[] => {
    // "tazas?", "Packung(?:en)?", "cuillères? à soupe"
    const [, stem, group, letter, tail = ''] =
      /^([\p{L} ]*?)(?:\(\?:(\p{L}+)\)|(\p{L}))\?([\p{L} ]*)$/u.exec(unit) ?? [];
    return stem ? [[stem + tail, `${stem}${group ?? letter}${tail}`]] : [];
  });
  return [...pairsIn(amounts.plurals), ...units];
}
