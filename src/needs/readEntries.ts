import { readClaimed } from '../foods/claims/claimed';
import { foodsOfList } from '../foods/entries';
import { readAsFood } from '../foods/leftovers';
import { cutList, oneOf, perLanguage } from '../reading/languages';
import type { LanguageCode } from '../reading/languages/Language';
import { amountOf } from './amountOf';
import type { ListEntry, NeedAmount } from './Comparison';

/** A line that reads as several known foods is an entry for each. */
export const readEntries = (list: readonly string[], language: LanguageCode | null): ListEntry[] =>
  list.flatMap((of) =>
    foodsOfList([of]).map((text) => {
      // "Tomatoes x5"
      const line = readAsFood(text).replace(TIMES, '$2 $1');
      const read = readClaimed(line, new Set(), language);
      return { text, of, read, amount: ownAmountOf(line, language) };
    }),
  );

const TIMES = /^(\D*\p{L})[\s,(–-]+[x×] ?(\d+)\)?$/iu;
/** "Mozzarella, 1 ball", "rice (500 g)" */
const AMOUNT_LAST = /^([^\d,:;(–]*\p{L})[\s,:;(–-]*((?:\d[\d.,/ ]*|[¼-¾⅐-⅞])\s*\p{L}*)\)?$/u;

/** A list's words for a half and for one, and what else it says beside an amount. */
const wordsOf = perLanguage(({ amounts: { about, numbers, atHand } }) => {
  const one = cutList(numbers).flatMap((entry) => /^(.*)=1$/.exec(entry)?.[1] ?? []);
  const food = `(?!(?:${oneOf(atHand?.some)})(?!\\p{L}))(?=[\\p{L}\\d])`;
  return {
    left: new RegExp(`[\\s,]*(?<!\\p{L})(?:${oneOf(atHand?.left)})(?!\\p{L})`, 'iu'),
    about: new RegExp(`(?<!\\p{L})(?:${oneOf(about)})\\s*(?=[\\d½¼¾])`, 'iu'),
    half: new RegExp(`^(?:${oneOf(atHand?.half)})\\s*${food}`, 'iu'),
    one: new RegExp(`^(?:${one.join('|')}) ${food}`, 'iu'),
  };
});

/** "An onion" is one; "some rice" and "2-3 eggs" say nothing certain. */
function ownAmountOf(text: string, language: LanguageCode | null): NeedAmount | null {
  const { left, about, half, one } = wordsOf(language);
  const line = text
    .replace(left, '')
    .replace(about, '')
    .trim()
    .replace(AMOUNT_LAST, (_, food, amount) => `${amount.trim()} ${food.trim()}`)
    .replace(half, '½ ')
    .replace(one, '1 ');
  const amount = amountOf(line, language);
  return amount?.to === null ? amount : null;
}
