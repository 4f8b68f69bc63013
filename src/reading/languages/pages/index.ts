import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import type { PageWords } from './PageWords';
import { pt } from './pt';

const LANGUAGES: readonly PageWords[] = [en, de, fr, es, it, pt, nl];

/** The alternatives that all languages have for one thing. */
export const anyOf = (name: keyof PageWords): string =>
  `(?:${LANGUAGES.map((words) => words[name]).join('|')})`;
