import { cutList, oneOf, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';

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

/** What a cook has, as the line of a recipe would say it: "½ onion" for "half an onion left". */
export function readAtHand(text: string, language: LanguageCode | null): string {
  const { left, about, half, one } = wordsOf(language);
  return text
    .replace(left, '')
    .replace(about, '')
    .trim()
    .replace(AMOUNT_LAST, (_, food, amount) => `${amount.trim()} ${food.trim()}`)
    .replace(half, '½ ')
    .replace(one, '1 ');
}
