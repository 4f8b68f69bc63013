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
/** "Mozzarella, 1 ball", "rice (500 g)" */
const BEHIND = /^([^\d,:;(–]*\p{L})[\s,:;(–-]*((?:\d[\d.,/ ]*|[¼-¾⅐-⅞])\s*\p{L}*)\)?$/u;

const LEFT = /[\s,]*\b(?:left(?: ?over)?|remaining|last|only)\b/i;
const ONE = /^an? (?=\p{L})(?!few|little|bit|handful|couple|lot)/iu;

/** How much an entry says there is. "An onion" is one; "some rice" and "2-3 eggs" say nothing certain. */
function ownAmountOf(text: string, language: LanguageCode | null): Amount | null {
  const line = text
    .replace(LEFT, '')
    .trim()
    .replace(BEHIND, (_, food, amount) => `${amount.trim()} ${food.trim()}`)
    .replace(ONE, '1 ');
  const amount = amountOf(line, language);
  return amount?.to === null ? amount : null;
}
