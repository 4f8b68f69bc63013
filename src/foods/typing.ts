import { isOneFood, LONGEST_LIST_ENTRY } from './entries';
import { FOODS } from './foods';
import { allSpeakers } from './languages/spoken';
import { inEnglish } from './text/reading';
import { foldLetters } from './words';

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
