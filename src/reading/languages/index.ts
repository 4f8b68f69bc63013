import de from './de.txt?raw';
import en from './en.txt?raw';
import es from './es.txt?raw';
import fr from './fr.txt?raw';
import it from './it.txt?raw';
import type { Language, LanguageCode, SmallWords } from './Language';
import nl from './nl.txt?raw';
import pt from './pt.txt?raw';
import { readWords } from './readWords';

const FILES: Record<LanguageCode, string> = { en, de, fr, es, it, pt, nl };

export const LANGUAGES = Object.entries(FILES).map(
  ([code, file]) => ({ ...readWords<Language>(file), code }) as Language,
);

const [ENGLISH] = LANGUAGES as [Language];

/** The words of a language; the English ones if the language is not known. */
export function languageOf(code: LanguageCode | null): Language {
  return LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
}

/** What is made once of the words of each language: patterns take long to compile. */
export function perLanguage<Made>(make: (language: Language) => Made) {
  const made = new Map<Language, Made>();
  return (code: LanguageCode | null): Made => {
    const language = languageOf(code);
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** The members of a list that is written as one text. */
export function listOf(words: string): string[] {
  return words
    .split(/,\s+|\n/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The members of a list as alternatives of a pattern, the longest first; what fits nothing for an empty list. */
export const oneOf = (words = ''): string =>
  [...new Set(listOf(words))].sort((one, other) => other.length - one.length).join('|') || '(?!)';

/** The same of plain words. */
export const oneOfPlain = (words: string): string => oneOf(words.replaceAll('.', '\\.'));

/**
 * Joins the words that all languages have for one thing into the alternatives of a pattern, the
 * longest first.
 */
export function alternativesOf(pick: (language: Language) => string | undefined): string {
  return oneOf(LANGUAGES.map((language) => pick(language) ?? '').join(', '));
}

/** A small word in all languages, as alternatives of a pattern: "and", "und", "et". */
export const anySmall = (name: keyof SmallWords): string =>
  alternativesOf(({ small }) => small[name]);

/** "About", in all languages. */
export const ABOUT = alternativesOf(({ amounts }) => amounts.about).replaceAll('.', '\\.');

/** "One", and articles that mean it, in all languages. */
export const ONE = alternativesOf(({ amounts }) =>
  amounts.numbers.replace(/\S+=(?!1(?:,|$))\S+ ?|=1/g, ''),
);

/** Whether a heading is the one above the lines that are no part of a recipe. */
export const isLeftOutHeading = (text: string): boolean =>
  LANGUAGES.some(({ written }) => listOf(written).at(-1) === text.trim());
