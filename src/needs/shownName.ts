import type { ClaimedFood } from '../foods/claims/claimed';
import { foodNamed } from '../foods/foods';

/** A shopping list does not need these words in front of a food. */
const SHOWS_NOTHING =
  /^(?:(?:(?:extra[- ])?large|medium|small|big|hot|warm|cold|boiling|fresh|ripe|cloves?|sticks?|slices?|of|good|any)[ -]+)+/i;

/** Takes the line's words, in lower case unless they are a proper name. */
export function shownName({ food, words }: ClaimedFood, language: string | null): string {
  // German nouns have a capital letter.
  const name = language === 'de' || /[A-Z]/.test(food.name) ? words : words.toLowerCase();
  const shorter = name.replace(SHOWS_NOTHING, '');
  const short = foodNamed(shorter) === food ? shorter : name;
  const isEnglish = language === null || language === 'en';
  return isEnglish && food.name.startsWith('tinned ') && !/\b(?:tin|can)/i.test(name)
    ? `tinned ${short}`
    : short;
}
