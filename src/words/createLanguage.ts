import { type LanguageCode, pageLanguage } from '../reading';
import * as first from './en/first';
import type * as recipe from './en/recipe';
import type * as request from './en/request';
import type * as rest from './en/rest';

/** English gives the type. Another language has a file for each, which exports it as `words`. */
export interface Words {
  first: typeof first;
  rest: typeof request & typeof recipe & typeof rest;
}

/** The build writes this. The name of the kitchen is a word of the first screen. */
export interface PageWords {
  /** In the language itself: "Deutsch". */
  name: string;
  /** For search engines and links. */
  description: string;
  /** For the browser's dialog that installs the page. */
  installDescription: string;
  /** What the pictures in that dialog show. */
  pictures: string;
  legalNotice: string;
}

/** As the `index.ts` of a language's folder exports it. */
export interface PageLanguage {
  english: { first: Words['first']; loadRest(): Promise<readonly Partial<Words['rest']>[]> };
  /** Replaces the first screen's English words in place. Call it before the page shows them. */
  start(): void;
  /** Replaces the other words in place. Rejects if it cannot fetch them. */
  translate(): Promise<void>;
}

export function createLanguage(
  words: Words['first'],
  loadRest: () => Promise<{ words: Words['rest'] }>,
): PageLanguage {
  let translated: Promise<void> | undefined;
  return {
    english,
    start() {
      replaceWords(first, words);
      pageLanguage.code = words.language.code as LanguageCode;
    },
    translate() {
      translated ??= Promise.all([loadRest(), english.loadRest()]).then(
        ([rest, files]) => {
          for (const file of files) replaceWords(file, rest.words);
        },
        (error) => {
          translated = undefined;
          throw error;
        },
      );
      return translated;
    },
  };
}

const english = {
  first,
  loadRest: () => Promise.all([import('./en/request'), import('./en/recipe'), import('./en/rest')]),
};

function replaceWords(english: object, words: object): void {
  const all: Partial<Record<string, object>> = { ...words };
  for (const [name, own] of Object.entries(english)) Object.assign(own, all[name]);
}
