import { basename, dirname } from 'node:path/posix';
import type { PageWords } from '../../src/app/languages/Words.ts';
import type { FoodLanguage } from '../../src/foods/languages/FoodLanguage.ts';

/** A language that the build writes a page for, beside English. */
export interface ShippedLanguage {
  /** As in `lang`, and the name of its folder: "de". */
  code: string;
  /** The module with its words, as a path from the project on. */
  module: string;
  page: PageWords;
}

// Vite turns these into one import for each folder.
const pages = import.meta.glob<{ page: PageWords }>('../../src/app/languages/*/page.ts', {
  eager: true,
});
const foods = import.meta.glob<{ language: FoodLanguage }>('../../src/foods/languages/*/index.ts', {
  eager: true,
});

/**
 * The languages whose pages ship, once their foods are checked too. docs/languages.md says what a language needs
 * before it comes here.
 */
const READY: readonly string[] = ['de', 'fr'];

/**
 * Lists the languages that ship.
 *
 * @param more codes of languages to build before they ship
 */
export function shippedLanguages(more: readonly string[]): ShippedLanguage[] {
  return Object.entries(pages).flatMap(([path, { page }]) => {
    const code = basename(dirname(path));
    const known = foods[`../../src/foods/languages/${code}/index.ts`]?.language;
    const module = path.replace('../../', '').replace('page.ts', 'index.ts');
    const isReady = READY.includes(code) && known?.checks;
    return isReady || more.includes(code) ? { code, module, page } : [];
  });
}
