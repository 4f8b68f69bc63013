import { SAYS_NO as GERMAN } from './de/saysNo';
import { SAYS_NO as ENGLISH } from './en/saysNo';
import { SAYS_NO as SPANISH } from './es/saysNo';
import { SAYS_NO as FRENCH } from './fr/saysNo';

const SAYS_NO = new RegExp(
  `^(?:(?:${[ENGLISH, GERMAN, FRENCH, SPANISH].join('|')})(?:\\s+|$|(?<=['’])))+`,
  'i',
);

/** "And no garlic" and "kein Knoblauch" mean garlic. The page and the request say "no" themselves. */
export const withoutNo = (food: string): string => food.replace(SAYS_NO, '') || food;
