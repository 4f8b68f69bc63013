import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import type { Language, LanguageCode } from './Language';
import { nl } from './nl';
import { pt } from './pt';

export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, pt, nl];

/** The words of a language; the English ones if the language is not known. */
export function languageOf(code: LanguageCode | null): Language {
  return LANGUAGES.find((language) => language.code === code) ?? en;
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

/**
 * Joins the words that all languages have for one thing into the alternatives of a pattern, the
 * longest first.
 */
export function alternativesOf(pick: (language: Language) => string): string {
  const words = new Set(LANGUAGES.flatMap((language) => listOf(pick(language))));
  return [...words].sort((a, b) => b.length - a.length).join('|');
}
