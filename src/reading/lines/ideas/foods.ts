import { recognise } from '../../../foods/recognise';
import type { LanguageCode } from '../../languages/Language';

const LONGEST_FOOD = 60;
const MOST_FOODS = 15;

/** "Ground turkey, rice, tomato sauce. A quick one." */
const FIRST_SENTENCE = /^.*?(?=[.!?]\s+\p{Lu}|[.!?]?$)/su;
const MOST_FOOD_WORDS = 5;

/** Whether words list foods, as far as the page knows the language. */
export function isList(text: string, language: LanguageCode | null): boolean {
  const items = (FIRST_SENTENCE.exec(text)?.[0] ?? '').split(/,\s/);
  const known = items.filter((item) => recognise(item).foods.length > 0);
  return (
    items.length > 1 &&
    items.every((item) => item.split(/\s+/).length <= MOST_FOOD_WORDS) &&
    (known.length * 2 >= items.length || (language !== 'en' && language !== null))
  );
}

/** Whether words behind a time may be foods. The page does not know those of other languages. */
export const mayBeFoods = (text: string, language: LanguageCode | null) =>
  (language !== 'en' && /,\s/.test(text)) || recognise(text).foods.length > 0;

/** Whether words name one food and nothing else. */
export function isFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  return foods.length > 0 && unknown.length === 0 && text.split(/\s+/).length < MOST_FOOD_WORDS;
}

const AND = /\s+(?:and|und|et|y|e|en|&)\s+/i;

/** "eggs (from your list)" */
const ASIDE = /\s*\([^()]*\b(?:list|have|need|optional|buy|missing|hand)\b[^()]*\)/gi;

/** "Uses rice, eggs" */
const USES =
  /^(?:(?:it )?uses?|using|with|made (?:with|from|of)|(?:main |key )?ingredients(?: are)?)\s+/i;

export function foodsOf(words: string): string[] {
  const [list = ''] = FIRST_SENTENCE.exec(words) ?? [];
  const items = list
    .replace(USES, '')
    .replace(ASIDE, '')
    .split(/\s*[,;\n+]\s*/);
  const last = items.pop() ?? '';
  return [...items, ...last.split(AND)]
    .map((item) => item.replace(/^(?:and|und|plus)\s+|[\s.]+$|(?<!\([^()]*)\)$/gi, '').trim())
    .filter((item) => /\p{L}/u.test(item))
    .slice(0, MOST_FOODS)
    .map((item) => item.slice(0, LONGEST_FOOD).toWellFormed());
}
