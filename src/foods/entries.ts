import { isLeftover } from './leftovers';
import { recognise } from './recognise';

/** A longer text is neither a food nor a few of them. */
export const LONGEST_TEXT = 200;

/** Whether a text is one known food with words that describe it. */
export function isOneFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  const [food, ...others] = foods;
  return food?.role === 'main' && !food.isMisspelt && others.length + unknown.length === 0;
}

/**
 * Splits an entry of a list that reads as several known foods: "chicken breast, pasta, cream".
 *
 * @returns the pieces as they are written; empty unless each of them is one known food, and all
 *   together are not. What is left of a dish stays one: its rice is no plain rice
 */
export function splitFoods(entry: string): string[] {
  if (entry.length > LONGEST_TEXT || isLeftover(entry)) return [];
  const pieces = entry.split(/\s*[,;+]\s*(?:and\s+)?|\s+(?:and|&)\s+/i).filter(Boolean);
  return pieces.length > 1 && pieces.every(isOneFood) && !isOneFood(entry) ? pieces : [];
}

/** Takes a list as foods, each once: an entry that reads as several known foods counts as these. */
export function foodsOfList(entries: readonly string[]): string[] {
  const foods = entries.flatMap((entry) => {
    const pieces = splitFoods(entry);
    return pieces.length > 0 ? pieces : entry;
  });
  return [...new Set(foods)];
}
