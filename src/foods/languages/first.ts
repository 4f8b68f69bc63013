import { GERMAN } from './de/first';
import { SPANISH } from './es/first';
import type { First } from './FoodLanguage';
import { FRENCH } from './fr/first';

/** A new language is one line. */
export const FIRST: Readonly<Record<string, First>> = { de: GERMAN, es: SPANISH, fr: FRENCH };
