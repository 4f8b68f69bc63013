import { FOODS } from './foods';
import { firstOf } from './languages/first';
import { allSpeakers } from './languages/spoken';
import { isLeftover } from './leftovers';
import { recognise } from './recognise';
import { isPlainWord } from './text/descriptions';
import { inEnglish, wordsOf } from './text/reading';
import { foldLetters } from './words';

const LONGEST_LIST_ENTRY = 200;

const AND = ['and', ...firstOf('and')].join('|');
const BETWEEN = new RegExp(`\\s*[,;+]\\s*(?:(?:${AND})\\s+)?|\\s+(?:${AND}|&)\\s+`, 'i');

function isOneFood(text: string): boolean {
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

const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 6;

/**
 * In the language of the list, from the second letter on: at most six names with a word that begins
 * with the text, the shortest first; none once the text is a food.
 */
export function suggestFoods(typed: string, list: readonly string[] = []): string[] {
  if (typed.length > LONGEST_LIST_ENTRY) return [];
  const start = foldLetters(typed.trim());
  if (start.length < FEWEST_LETTERS || isOneFood(typed)) return [];
  const shortest = (names: readonly string[]) =>
    [...names].sort((one, other) => one.length - other.length);
  const english = FOODS.filter(
    ({ name, isThing }) => !isThing && ` ${foldLetters(name)}`.includes(` ${start}`),
  ).map(({ name }) => name);
  const isForeign = list.some((entry) => inEnglish(entry) !== entry);
  const others = isForeign ? allSpeakers().flatMap((speaker) => speaker.suggest(start)) : [];
  const names = [...shortest(others), ...shortest(english)];
  return [...new Set(names)].slice(0, MOST_SUGGESTIONS);
}
