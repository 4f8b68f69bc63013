import de from './de.txt?raw';
import en from './en.txt?raw';
import es from './es.txt?raw';
import fr from './fr.txt?raw';
import it from './it.txt?raw';
import type { Language, LanguageCode } from './Language';
import nl from './nl.txt?raw';
import { pageLanguage } from './pageLanguage';
import pt from './pt.txt?raw';

/** A line is a name, a colon and a list. "$verbs" is the list above of that name; "#" a comment. */
export function readWords<Words>(file: string): Words {
  const words: Record<string, unknown> = {};
  const known = new Map<string, string>();
  for (const [, name = '', written = ''] of file.matchAll(/^([\w.]+): ?(.*)/gm)) {
    const list = written.replace(/\$(\w+)/g, (sign, own: string) => known.get(own) ?? sign);
    known.set(name, list);
    const path = name.split('.');
    const last = path.pop() ?? '';
    let place: Record<string, unknown> = words;
    for (const one of path) {
      place[one] ??= {};
      place = place[one] as typeof words;
    }
    place[last] = list;
  }
  return words as Words;
}

const FILES: Record<LanguageCode, string> = { en, de, fr, es, it, pt, nl };

export const LANGUAGES = Object.entries(FILES).map(
  ([code, file]) => ({ ...readWords<Language>(file), code }) as Language,
);

const [ENGLISH] = LANGUAGES as [Language];

/** The words of the page's language if that of the text is not known. */
export function languageOf(code: LanguageCode | null): Language {
  const wanted = code ?? pageLanguage.code;
  return LANGUAGES.find((language) => language.code === wanted) ?? ENGLISH;
}

/**
 * Makes a value once for each language: patterns take long to compile. `own` makes patterns with
 * words of only that language.
 */
export function perLanguage<Made>(make: (language: Language, own: typeof pattern) => Made) {
  const made = new Map<Language, Made>();
  return (code: LanguageCode | null): Made => {
    const language = languageOf(code);
    const own: typeof pattern = (source, flags = 'iu') =>
      new RegExp(inWords(source, [language]), flags);
    const known = made.get(language) ?? make(language, own);
    made.set(language, known);
    return known;
  };
}

export function cutList(words: string): string[] {
  return words
    .split(/,\s+|\n/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Makes alternatives of a pattern, the longest first; an empty list matches nothing. */
export const oneOf = (words = ''): string =>
  [...new Set(cutList(words))].sort((one, other) => other.length - one.length).join('|') || '(?!)';

/** Takes plain words, in which a full stop is not a sign of a pattern. */
export const oneOfPlain = (words: string): string => oneOf(words.replaceAll('.', '\\.'));

/** In these lists, a full stop is not a sign of a pattern. */
const PLAIN = /^(?:spoons|packs|amounts\.(?:about|range|units))$/;

const listOf = (place: unknown, name: string) =>
  name
    .split('.')
    .reduce((inner, one) => (inner as Record<string, unknown> | undefined)?.[one], place);

/** Puts the words of all languages into a pattern: "$small.and" becomes "(?:and|und|et|…)". */
export const inWords = (source: string, languages: readonly unknown[] = LANGUAGES): string =>
  source.replace(/\$([a-z]\w*(?:\.\w+)*)/g, (_, name: string) => {
    // English has each list.
    if ([ENGLISH, ...languages].every((language) => listOf(language, name) === undefined))
      throw new Error(`A pattern asks for "${name}", which is no list.`);
    const words = oneOf(languages.map((language) => listOf(language, name) ?? '').join(', '));
    return `(?:${PLAIN.test(name) ? words.replaceAll('.', '\\.') : words})`;
  });

export const pattern = (source: string, flags = 'iu'): RegExp => new RegExp(inWords(source), flags);

/** A pattern of the words between a unit and a food, each with what is between it and the food. */
export const beforeFood = (words: string): string =>
  cutList(words)
    .map((word) => (word.endsWith("'") ? `${word.slice(0, -1)}['’]` : `${word}\\s`))
    .join('|') || '(?!)';

export const OF = beforeFood(LANGUAGES.map(({ amounts }) => amounts.of).join(', '));

export const UNITS = inWords('$amounts.units').toLowerCase();

/** "One", and articles that mean it, in all languages. */
export const ONE = oneOf(
  LANGUAGES.flatMap(({ amounts }) => cutList(amounts.numbers))
    .filter((entry) => entry.endsWith('=1'))
    .join(', ')
    .replaceAll('=1', ''),
);

/** The heading above lines that are not part of a recipe. */
export const isLeftOutHeading = (text: string): boolean =>
  LANGUAGES.some(({ written }) => cutList(written).at(-1) === text.trim());
