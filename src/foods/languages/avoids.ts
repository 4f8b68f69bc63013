import { GERMAN } from './de/avoids';
import { SPANISH } from './es/avoids';
import type { Avoids } from './FoodLanguage';
import { FRENCH } from './fr/avoids';

/** A new language is one line. */
export const AVOIDS: Readonly<Record<string, Avoids>> = { de: GERMAN, es: SPANISH, fr: FRENCH };
