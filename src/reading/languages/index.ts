import de from './de.txt?raw';
import en from './en.txt?raw';
import es from './es.txt?raw';
import fr from './fr.txt?raw';
import it from './it.txt?raw';
import type { Language, LanguageCode, PieceWords, SmallWords } from './Language';
import nl from './nl.txt?raw';
import pt from './pt.txt?raw';
import { readWords } from './readWords';

const FILES: Record<LanguageCode, string> = { en, de, fr, es, it, pt, nl };

export const LANGUAGES = Object.entries(FILES).map(
  ([code, file]) => ({ ...readWords<Language>(file), code }) as Language,
);

const [ENGLISH] = LANGUAGES as [Language];

/** The English words if the language is not known. */
export function languageOf(code: LanguageCode | null): Language {
  return LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
}

/** Makes a value once for each language: patterns take long to compile. */
export function perLanguage<Made>(make: (language: Language) => Made) {
  const made = new Map<Language, Made>();
  return (code: LanguageCode | null): Made => {
    const language = languageOf(code);
    const known = made.get(language) ?? make(language);
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

/** Takes plain words, in which a full stop is no sign of a pattern. */
export const oneOfPlain = (words: string): string => oneOf(words.replaceAll('.', '\\.'));

/** Joins words of all languages as alternatives of a pattern, the longest first. */
export function alternativesOf(pick: (language: Language) => string | undefined): string {
  return oneOf(LANGUAGES.map((language) => pick(language) ?? '').join(', '));
}

/** Makes alternatives of a pattern from all languages: "and", "und", "et". */
export const anySmall = (name: keyof SmallWords): string =>
  alternativesOf(({ small }) => small[name]);

/** Takes plain words of all languages, in which a full stop is no sign of a pattern. */
export const plainAlternativesOf = (pick: (language: Language) => string): string =>
  alternativesOf(pick).replaceAll('.', '\\.');

/** Makes alternatives of a pattern from all languages: "eggs?", "eier", "œufs?". */
export const anyPiece = (name: keyof PieceWords): string =>
  alternativesOf(({ pieces }) => pieces[name]);

/** A pattern of the words between a unit and a food, each with what is between it and the food. */
export const beforeFood = (words: string): string =>
  cutList(words)
    .map((word) => (word.endsWith("'") ? `${word.slice(0, -1)}['’]` : `${word}\\s`))
    .join('|') || '(?!)';

export const OF = beforeFood(LANGUAGES.map(({ amounts }) => amounts.of).join(', '));

export const UNITS = plainAlternativesOf(({ amounts }) => amounts.units).toLowerCase();

/** In all languages. */
export const ABOUT = plainAlternativesOf(({ amounts }) => amounts.about);

/** "One", and articles that mean it, in all languages. */
export const ONE = alternativesOf(({ amounts }) =>
  cutList(amounts.numbers)
    .filter((entry) => entry.endsWith('=1'))
    .join(', ')
    .replaceAll('=1', ''),
);

/** The heading above lines that are no part of a recipe. */
export const isLeftOutHeading = (text: string): boolean =>
  LANGUAGES.some(({ written }) => cutList(written).at(-1) === text.trim());
