import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pt } from './pt';
import type { Words } from './Words';

const LANGUAGES: readonly Words[] = [en, de, fr, es, it, pt, nl];

/** The alternatives that all languages have for one thing. */
export const anyOf = (name: keyof Words): string =>
  `(?:${LANGUAGES.map((words) => words[name]).join('|')})`;
