import { pairsOf } from '../rows';
import GERMAN from './de/first.txt?raw';
import SPANISH from './es/first.txt?raw';
import FRENCH from './fr/first.txt?raw';

/** What the page knows of a language before its foods have arrived. A new one is one line. */
export const FIRST: Readonly<Record<string, string>> = { de: GERMAN, es: SPANISH, fr: FRENCH };

/** What a row says in each of the languages. */
export const firstOf = (name: string): string[] =>
  Object.values(FIRST).flatMap((table) => new Map(pairsOf(table)).get(name) ?? []);
