import { FOODS } from './foods';
import { recognise } from './recognise';
import { plainLetters } from './words';

const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 6;

/**
 * Suggests foods for what somebody is typing.
 *
 * @param typed the text so far; of two letters or more
 * @returns at most six names with a word that begins with it, the shortest first; none once it is a
 *   food
 */
export function suggestFoods(typed: string): string[] {
  const start = plainLetters(typed.trim());
  if (start.length < FEWEST_LETTERS || isOneFood(typed)) return [];
  return FOODS.filter(
    ({ name, isThing }) => !isThing && ` ${plainLetters(name)}`.includes(` ${start}`),
  )
    .map(({ name }) => name)
    .sort((one, other) => one.length - other.length)
    .slice(0, MOST_SUGGESTIONS);
}

/**
 * Splits an ingredient that reads as several known foods: "chicken breast, pasta, cream".
 *
 * @returns the pieces as they are written; empty unless each of them is one known food, and all
 *   together are not
 */
export function splitFoods(text: string): string[] {
  if (isOneFood(text)) return [];
  const pieces = text.split(/\s*[,;+]\s*(?:and\s+)?|\s+(?:and|&)\s+/i).filter(Boolean);
  return pieces.length > 1 && pieces.every(isOneFood) ? pieces : [];
}

function isOneFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  const [food, ...others] = foods;
  return food?.role === 'main' && !food.isMisspelt && others.length + unknown.length === 0;
}
