import { timeNamed } from '../../document/facts/readFacts';
import { isFood, namesFood } from '../../document/textTraits';
import { inWords, pattern } from '../../languages';
import type { LanguageCode } from '../../languages/Language';
import { secondsOf, type Time } from '../../quantities/lexTimes';
import { bareKey, INGREDIENTS, TITLE } from '../json/keys';

/** What a label says about the words after it. */
export type Label = 'title' | 'foods' | 'prep' | 'active' | 'cook' | 'total';

const FOODS = pattern(
  "(?<!\\p{L})$headings.ingredients|^(?:uses?|using|foods?|(?:you(?:'d)? )?(?:also )?(?:needs?|have)|with|main|key|missing|extras?|to buy|from your list)$",
);
export const DISH = inWords('$choices|$titles|suggestion|meal');
const DISHES = new RegExp(`^(?:${DISH})(?: ?#?(?:\\d{1,2}|[a-c]))?$`, 'i');

export function labelOf(words: string): Label | null {
  const key = bareKey(words);
  if (FOODS.test(words) || INGREDIENTS.has(key)) return 'foods';
  if (TITLE.has(key) || DISHES.test(words)) return 'title';
  return timeNamed(words) ?? (/\btime$/i.test(words) ? 'total' : null);
}

const LONGEST_FOOD = 60;
const MOST_FOODS = 15;

/** "Ground turkey, rice, tomato sauce. A quick one." */
const FIRST_SENTENCE = /^.*?(?=[.!?]\s+\p{Lu}|[.!?]?$)/su;
const MOST_FOOD_WORDS = 5;

/** The page does not know the lists of all languages. */
export function isList(text: string, language: LanguageCode | null): boolean {
  const items = (FIRST_SENTENCE.exec(text)?.[0] ?? '').split(/,\s/);
  const known = items.filter(namesFood);
  return (
    items.length > 1 &&
    items.every((item) => item.split(/\s+/).length <= MOST_FOOD_WORDS) &&
    (known.length * 2 >= items.length || (language !== 'en' && language !== null))
  );
}

/** Words after a time may be foods. The page does not know those of other languages. */
export const mayBeFoods = (text: string, language: LanguageCode | null) =>
  (language !== 'en' && /,\s/.test(text)) || namesFood(text);

export const isBareFood = (text: string): boolean =>
  isFood(text) && text.split(/\s+/).length < MOST_FOOD_WORDS;

const AND = pattern('\\s+(?:$small.and|&)\\s+', 'i');
const LAST = pattern('^(?:$small.and|plus)\\s+', 'i');

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
    .map((item) =>
      item
        .replace(LAST, '')
        .replace(/[\s.]+$|(?<!\([^()]*)\)$/g, '')
        .trim(),
    )
    .filter((item) => /\p{L}/u.test(item))
    .slice(0, MOST_FOODS)
    .map((item) => item.slice(0, LONGEST_FOOD).toWellFormed());
}

export interface Labelled {
  label: Label;
  minutes: number;
}

const IN_ALL = pattern('$facts.inAll', 'i');

/** "20 minutes of work, 1 hour in all". */
export function readTimes(piece: string, times: readonly Time[], label: Label | null): Labelled {
  const all = times.map((time) =>
    Math.round((secondsOf(time) * ((time.to ?? time.from) / time.from)) / 60),
  );
  const [first = 0] = all;
  const isSum = /\bprep/i.test(piece) && /\bcook|\bbak/i.test(piece);
  const minutes = IN_ALL.test(piece)
    ? Math.max(...all)
    : isSum
      ? all.reduce((sum, one) => sum + one, 0)
      : first;
  return { label: label ?? 'total', minutes };
}

/** The whole time of an idea; without that, its parts together. */
export function minutesIn(times: readonly Labelled[]): number | null {
  const total = times.find(({ label }) => label === 'total');
  const parts = times.filter(({ label }) => label === 'prep' || label === 'cook');
  return total?.minutes ?? (parts.reduce((sum, { minutes }) => sum + minutes, 0) || null);
}
