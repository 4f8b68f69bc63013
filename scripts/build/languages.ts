import { basename, dirname } from 'node:path/posix';
import type { PageWords } from '../../src/app/languages/Words.ts';

/** A language that the build writes a page for, beside English. */
export interface ShippedLanguage {
  /** As in `lang`, and the name of its folder: "de". */
  code: string;
  /** The module with its words, as a path from the project on. */
  module: string;
  page: PageWords;
}

// Vite turns this into one import for each folder.
const pages = import.meta.glob<{ page: PageWords }>('../../src/app/languages/*/page.ts', {
  eager: true,
});

/**
 * The languages whose pages ship. docs/languages.md says what a language needs before it comes here. Whether silence
 * about its recipes counts is another fact: `src/foods/languages/passed.ts`.
 */
const READY: readonly string[] = ['de', 'es', 'fr'];

/**
 * Lists the languages that ship.
 *
 * @param more codes of languages to build before they ship
 */
export function shippedLanguages(more: readonly string[]): ShippedLanguage[] {
  return Object.entries(pages).flatMap(([path, { page }]) => {
    const code = basename(dirname(path));
    const module = path.replace('../../', '').replace('page.ts', 'index.ts');
    return READY.includes(code) || more.includes(code) ? { code, module, page } : [];
  });
}
