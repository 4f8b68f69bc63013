import { GERMAN } from './de/avoids';
import { SPANISH } from './es/avoids';
import type { Cues } from './FoodLanguage';
import { FRENCH } from './fr/avoids';

/** A new language is one line. */
export const CUES: Readonly<Record<string, Cues>> = { de: GERMAN, es: SPANISH, fr: FRENCH };
