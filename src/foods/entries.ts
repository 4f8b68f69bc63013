import { allFoods } from './foods';
import { firstOf } from './languages/first';
import { allSpeakers } from './languages/spoken';
import { isLeftover } from './leftovers';
import { isAskedFor, recognise } from './recognise';
import { isPlainWord } from './text/descriptions';
import { inEnglish, readLine, wordsOf } from './text/reading';
import { foldLetters } from './words';

const LONGEST_LIST_ENTRY = 200;

const AND = ['and', ...firstOf('and')].join('|');
const BETWEEN = new RegExp(`\\s*[,;+]\\s*(?:(?:${AND})\\s+)?|\\s+(?:${AND}|&)\\s+`, 'i');

function isOneFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  const [food, ...others] = foods;
  return food?.role === 'main' && !food.isMisspelt && others.length + unknown.length === 0;
}

/**
 * Whether the page knows all words of a line, and they name a thing: "2 rolls of toilet paper".
 * `language`: that of the text around it, if known.
 */
export const isNoFood = (text: string, language: string | null = null): boolean =>
  text.split(BETWEEN).every((piece) => {
    const { parts } = readLine(piece, wordsOf(piece, language));
    const named = parts.findLast(({ kind }) => kind === 'food');
    // A cheese board may hold its food.
    const isThing = named?.kind === 'food' && named.food.isThing && named.food.contents.size === 0;
    return isThing && parts.every(({ kind }) => kind !== 'unknown');
  });

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

/** Whatever is between two commas: not the one of "1,5 kg", nor those in brackets. */
const LISTED = /(?:\d,(?=\d)|\([^()]*\)|[^,;，、،؛])+/g;
const LEADING_AND = new RegExp(`^(?:(?:${AND})\\s|&)\\s*`, 'i');
const LAST_AND = new RegExp(`\\s+(?:(?:${AND})\\s|&)\\s*`, 'i');

/** More would hold up the page. */
const MOST_DESCRIBED = 200;

/** The "unsalted" of "butter, unsalted", in whichever language the page has learned. */
function isDescription(text: string): boolean {
  if (text.length > LONGEST_LIST_ENTRY) return false;
  if (isAmount(text)) return true;
  const codes = [null, ...allSpeakers().map(({ code }) => code)];
  return codes.some((code) => {
    const { foods, unknown } = recognise(text, code);
    return unknown.length === 0 && !foods.some(isAskedFor);
  });
}

/** "eggs, rice and milk" is three foods; "butter, unsalted" and "tomatoes, 400 g" are one each. */
export function listedFoods(line: string): string[] {
  const pieces = line.match(LISTED)?.map((piece) => piece.trim()) ?? [];
  const foods: string[] = [];
  let notes = '';
  for (const [at, piece] of pieces.filter(Boolean).entries()) {
    if (at > 0 && at < MOST_DESCRIBED && isDescription(piece)) notes += `, ${piece}`;
    else {
      foods.push(`${foods.pop() ?? ''}${notes}`, piece.replace(LEADING_AND, ''));
      notes = '';
    }
  }
  const last = foods.at(-1) ?? '';
  if (foods.length < 3) return [line];
  const isWhole = isOneFood(last) || isLeftover(last);
  const ends = isWhole ? [last] : last.split(LAST_AND);
  return [...foods.slice(1, -1), ...ends.with(-1, `${ends.at(-1)}${notes}`)];
}

/**
 * The foods of an entry of a list, each as an entry of its own. Splits "eggs and rice" only if the page
 * knows both; the whole entry if it reads as one food.
 * @param isTyped the visitor types several foods with commas between them, known or not
 */
export function splitEntry(entry: string, isTyped = false): readonly string[] {
  if (isTyped) return listedFoods(entry);
  const pieces = splitFoods(entry);
  return pieces.length > 0 ? pieces : [entry];
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
  const english = allFoods()
    .filter(({ name, isThing }) => !isThing && ` ${foldLetters(name)}`.includes(` ${start}`))
    .map(({ name }) => name);
  const isForeign = list.some((entry) => inEnglish(entry) !== entry);
  const others = isForeign ? allSpeakers().flatMap((speaker) => speaker.suggest(start)) : [];
  const names = [...shortest(others), ...shortest(english)];
  return [...new Set(names)].slice(0, MOST_SUGGESTIONS);
}
