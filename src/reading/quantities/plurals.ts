import { foodNamed } from '../../foods/foods';
import { cutList, languageOf } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { unitAt } from './units';

/** Words whose singular is also their plural. */
const SAME =
  /^(?:(?:leaf )?gelatine?|asparagus|couscous|hummus|molasses|swiss|fish|salmon|tuna|cod|shrimp|spinach|rice|garlic|ginger|celery|parsley|basil|cilantro|coriander|broccoli|kale|corn|zucchini|quinoa|pasta|spaghetti|bread|meat|beef|pork|lamb|bacon|ham|cheese|feta|mozzarella|butter|milk|water|juice|oil|salt|sugar|flour|dozen|tbsp|tsp|oz|g|kg|ml|l|dl|cl|lb)\.?$/i;
const IRREGULAR = cutList(
  'leaf=leaves, loaf=loaves, half=halves, knife=knives, potato=potatoes, tomato=tomatoes, mango=mangoes, chili=chilies, chilli=chillies, cookie=cookies',
).map((pair) => pair.split('='));

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
  // "1,5 tasse", "1,5 xícara"
  const isMany = amount >= 2 || (amount > 1 && code !== 'fr' && code !== 'pt');
  const [from, to] = isMany ? [0, 1] : [1, 0];
  // "colher de sopa"
  const [first = ''] = /^\S+/.exec(word) ?? [];
  const pairs = pluralForms(code);
  for (const words of [word, first]) {
    const lower = words.toLowerCase();
    const form = pairs.find((pair) => pair[from]?.toLowerCase() === lower)?.[to];
    const isCapital = words.charAt(0) !== lower.charAt(0);
    if (form) {
      const shown = isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
      return shown + word.slice(words.length);
    }
  }
  return word;
}

/** The noun itself if it has no plural. */
function pluralOf(word: string): string {
  const irregular = replaceEnd(word, IRREGULAR);
  if (irregular) return irregular;
  if (SAME.test(word) || /[^s]s$/i.test(word)) return word;
  if (/(?:sh|ch|x|z|ss)$/i.test(word)) return `${word}es`;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function singularOf(word: string): string {
  const irregular = replaceEnd(
    word,
    IRREGULAR.map((pair) => pair.toReversed()),
  );
  if (irregular) return irregular;
  if (SAME.test(word) || !/[^su]s$/i.test(word)) return word;
  if (/ies$/i.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|zz)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function replaceEnd(word: string, pairs: readonly (readonly string[])[]): string | null {
  const lower = word.toLowerCase();
  const pair = pairs.find(([from]) => lower === from);
  return pair?.[1] ? word.charAt(0) + pair[1].slice(1) : null;
}

/** Pairs of singular and plural, for the units and counted foods of a language. */
function pluralForms(language: LanguageCode): [one: string, more: string][] {
  const { amounts } = languageOf(language);
  const units = cutList(amounts.units).flatMap((unit): [string, string][] => {
    // "tazas?", "Packung(?:en)?", "cuillères? à soupe"
    const [, stem, group, letter, tail = ''] =
      /^([\p{L} ]*?)(?:\(\?:(\p{L}+)\)|(\p{L}))\?([\p{L} ]*)$/u.exec(unit) ?? [];
    return stem ? [[stem + tail, `${stem}${group ?? letter}${tail}`]] : [];
  });
  const others = cutList(amounts.plurals).map((entry): [string, string] => {
    const [one = '', more = `${one}s`] = entry.split('=');
    return [one, more];
  });
  return [...others, ...units];
}
