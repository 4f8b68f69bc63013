import { firstOf } from './languages/first';
import { inEnglish } from './text/reading';

/** "Leftover curry", "yesterday's roast". "Semmeln vom Vortag" are stale rolls. */
const LEFT =
  /(?!(?<=\b(?:bread|roll),? from )leftover\W*$)\bleft[\s-]?overs?\b|\b(?:yesterday|last night)['’]s\b/i;

/** As the page names it, even before the language has arrived: "Chili (Reste; enthält Milch)". */
const NAMED = new RegExp(
  `\\s*\\((?:leftover|${firstOf('left of a dish').join('|')})(?!\\p{L})[^()]*\\)`,
  'iu',
);

/** Reads any language. A leftover's name does not tell all that is in it. */
export function isLeftover(text: string): boolean {
  return LEFT.test(text) || NAMED.test(text) || LEFT.test(inEnglish(text));
}

/** "Chicken (leftover; contains milk)" as the food "leftover chicken", and not as milk. */
export const readAsFood = (entry: string): string =>
  NAMED.test(entry) ? `leftover ${entry.replace(NAMED, '').trim()}` : entry;

/** Drops the words that make it a leftover. English, if another language wrote the text. */
export function withoutLeft(text: string): string {
  const dish = text.replace(NAMED, '');
  return (LEFT.test(dish) ? dish : inEnglish(dish)).replace(LEFT, ' ');
}
