import { readClaimed } from '../foods/claims/claimed';
import { foodsOfList } from '../foods/entries';
import type { LanguageCode } from '../reading/languages/Language';
import { amountOf } from './amountOf';
import type { Entry } from './Comparison';
import type { Amount } from './Need';

/** Reads a list. A line that reads as several known foods is an entry for each. */
export const readEntries = (list: readonly string[], language: LanguageCode | null): Entry[] =>
  list.flatMap((of) =>
    foodsOfList([of]).map((text) => {
      // "Tomatoes x5"
      const line = text.replace(TIMES, '$2 $1');
      const read = readClaimed(line, new Set(), language);
      return { text, of, read, amount: ownAmountOf(line, language) };
    }),
  );

const TIMES = /^(\D*\p{L})[\s,(–-]+[x×] ?(\d+)\)?$/iu;
/** "Eggs, 2 left", "rice (500 g)" */
const BEHIND = /^([^\d]*\p{L})[\s,:;(–-]*((?:\d[\d.,/ ]*|[¼-¾⅐-⅞])\s*\p{L}{0,3})\)?$/u;
const LEFT = /[\s,]*\b(?:left(?: ?over)?|remaining)\b/i;

/** How much an entry says there is. "An onion" is one; "some rice" and "2-3 eggs" say nothing certain. */
function ownAmountOf(text: string, language: LanguageCode | null): Amount | null {
  const line = text
    .replace(LEFT, '')
    .replace(BEHIND, (_, food, amount) => `${amount.trim()} ${food.trim()}`)
    .replace(/^an? (?=\p{L})(?!few|little|bit|handful|couple|lot)/iu, '1 ')
    .trim();
  const amount = amountOf(line, language);
  return amount?.to === null ? amount : null;
}
