import { isOneFood, LONGEST_TEXT } from './entries';
import { FOODS } from './foods';
import { plainLetters } from './words';

const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 6;

/**
 * Suggests foods while the visitor types.
 *
 * @param typed the text so far; suggestions begin with its second letter
 * @returns at most six names with a word that begins with the text, the shortest first; none once the text is
 *   a food
 */
export function suggestFoods(typed: string): string[] {
  if (typed.length > LONGEST_TEXT) return [];
  const start = plainLetters(typed.trim());
  if (start.length < FEWEST_LETTERS || isOneFood(typed)) return [];
  return FOODS.filter(
    ({ name, isThing }) => !isThing && ` ${plainLetters(name)}`.includes(` ${start}`),
  )
    .map(({ name }) => name)
    .sort((one, other) => one.length - other.length)
    .slice(0, MOST_SUGGESTIONS);
}
