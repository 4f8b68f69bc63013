import { FIRST } from './languages/first';
import { isLeftover } from './leftovers';
import { recognise } from './recognise';
import { isPlainWord } from './text/descriptions';
import { wordsOf } from './text/reading';

export const LONGEST_LIST_ENTRY = 200;

const AND = ['and', ...Object.values(FIRST).map(({ and }) => and)].join('|');
/** Separates the foods of an entry. */
const BETWEEN = new RegExp(`\\s*[,;+]\\s*(?:(?:${AND})\\s+)?|\\s+(?:${AND}|&)\\s+`, 'i');

export function isOneFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  const [food, ...others] = foods;
  return food?.role === 'main' && !food.isMisspelt && others.length + unknown.length === 0;
}

/** An amount alone, such as the "2 cloves" of "garlic, 2 cloves". */
const isAmount = (text: string) =>
  /\d/.test(text) && wordsOf(text).every(({ key, isNumber }) => isNumber || isPlainWord(key));

/** "Chicken breast, pasta, cream". A leftover stays whole, because its rice is not plain rice. */
export function splitFoods(entry: string): string[] {
  if (entry.length > LONGEST_LIST_ENTRY || isLeftover(entry)) return [];
  const pieces = entry.split(BETWEEN).filter(Boolean);
  const isList = pieces.length > 1 && pieces.every(isOneFood) && !pieces.some(isAmount);
  return isList && !isOneFood(entry) ? pieces : [];
}

/** Each food once. An entry that reads as several known foods counts as these. */
export function foodsOfList(entries: readonly string[]): string[] {
  const foods = entries.flatMap((entry) => {
    const pieces = splitFoods(entry);
    return pieces.length > 0 ? pieces : entry;
  });
  return [...new Set(foods)];
}
