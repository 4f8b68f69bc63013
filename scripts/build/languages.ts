import type { PageWords } from '../../src/words/createLanguage.ts';
import { page as german } from '../../src/words/de/page.ts';
import { page as english } from '../../src/words/en/page.ts';
import { page as spanish } from '../../src/words/es/page.ts';
import { page as french } from '../../src/words/fr/page.ts';

/**
 * The languages whose pages ship. docs/languages.md says what a language needs before it comes
 * here. `src/foods/languages/passed.ts` says whether silence about its recipes counts.
 */
export const LANGUAGES: Record<string, PageWords> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** The build puts the page of each into a folder with its code. */
export const TRANSLATIONS = Object.keys(LANGUAGES).filter((code) => code !== 'en');

/** The module with the words of a language, as a path from the project on. */
export const moduleOf = (code: string) => `src/words/${code}/index.ts`;
