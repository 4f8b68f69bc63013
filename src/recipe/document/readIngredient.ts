import { parseIngredient } from 'parse-ingredient';
import { amountOptionsOf, splitWords } from './amountOptions';
import { languageOf, listOf } from '../../reading/languages';
import type { AmountWords, LanguageCode } from '../../reading/languages/Language';
import type { Understood } from './RecipeDocument';

/** Longer lines are sentences. */
export const LONGEST_LINE = 200;

/**
 * Reads the amount, unit, food and note of one line.
 *
 * @returns null unless the whole line is understood
 */
export function readIngredient(line: string, language: LanguageCode | null): Understood | null {
  if (line.length > LONGEST_LINE) return null;
  const options = amountOptionsOf(language);
  const words = languageOf(language).amounts;
  let joined = line;
  for (const [pattern, token] of options.phrases) joined = joined.replace(pattern, token);
  const { text, note } = splitNote(joined);
  let plain = text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/⁄/g, '/');
  // In German, the library takes the point of "1.5 kg" for a separator of thousands.
  if (words.decimalSeparator === ',') plain = plain.replace(/(\d)\.(?=\d{1,2}(?!\d))/g, '$1,');
  // Numbers that belong to a food's name: "2-minute noodles", "farina 00".
  const names: string[] = [];
  plain = plain.replace(
    NUMBER_IN_NAME,
    (name) => `${NAME_SIGN}${names.push(name) - 1 > 8 ? '' : LETTERS[names.length - 1]}`,
  );
  for (const [pattern, digits] of options.numbers) plain = plain.replace(pattern, digits);
  if (!hasOneAmount(plain, words.decimalSeparator)) return null;
  let found: ReturnType<typeof parseIngredient>[number] | undefined;
  try {
    [found] = parseIngredient(plain, options.parse);
  } catch {
    return null;
  }
  if (!found || found.isGroupHeader) return null;
  const { quantity, quantity2, unitOfMeasure: unit } = found;
  const food = found.description.trim();
  if (!food || !/\p{L}/u.test(food) || /^[-–%+/×*]|^x(?= ?\d)/u.test(food)) return null;
  // The library reads "juice of 1 lemon" out of order; a number left in the food was not read.
  if (
    /[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(food) ||
    (quantity !== null &&
      !/^[~\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.]/.test(plain.trim()) &&
      !startsWithAbout(plain, words))
  ) {
    return null;
  }
  if (quantity === null && startsVaguely(plain)) return null;
  const named = food.replace(NAME, (_, letter: string) => names[LETTERS.indexOf(letter)] ?? '');
  const written = unit ? splitWords(unit) : null;
  return { amount: quantity, amountTo: quantity2, unit: written, food: named, note };
}

const NUMBER_IN_NAME =
  /(?<=\p{L}\s)(?:\d{1,2}-min(?:ute)?(?=\s)|00?(?=$|\s)|\d{1,2} minut\p{L}{1,3}|tipo 00?|type \d{2,3})/giu;
const NAME_SIGN = 'Ǝ';
const LETTERS = 'abcdefghi';
const NAME = /Ǝ([a-i])/gu;

/** Splits off the note: the words in brackets and after the first comma. */
function splitNote(line: string): { text: string; note: string | null } {
  const notes: string[] = [];
  let text = line.replace(/\s*\(([^()]*)\)/g, (_, inner: string) => {
    notes.push(inner.trim());
    return ' ';
  });
  // A comma between digits is a decimal.
  const comma = text.search(/,(?!\d)|;| [–—] /);
  if (comma > 0) {
    notes.push(
      text
        .slice(comma)
        .replace(/^[,;\s–—]+/, '')
        .trim(),
    );
    text = text.slice(0, comma);
  }
  const note = notes.filter(Boolean).join(', ');
  return { text: text.replace(/\s+/g, ' ').trim(), note: note || null };
}

/** Whether a line holds at most one amount, in a form that the library reads correctly. */
function hasOneAmount(text: string, separator: '.' | ','): boolean {
  if (/\d\s?[^\s\d]{1,12}\s?[/+]\s?\d|\+|\d\s?[x×]\s?\d|\d[%°"″']|\d-[^\d\s]/iu.test(text))
    return false;
  // "1.000 g" and "1,000 g" mean different amounts to different people, and so does "1,5" in English.
  if (/\d[.,]\d{3}(?!\d)/.test(text)) return false;
  if (separator === '.' && /\d,\d/.test(text)) return false;
  // Two amounts, as in "2 cups plus 1 tbsp": a range has only signs or one word between its ends.
  const numbers =
    text.match(/\d+(?:[.,]\d+)?(?:\s\d+\/\d+|\/\d+|\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])?|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu) ??
    [];
  return (
    numbers.length <= 1 ||
    (numbers.length === 2 &&
      /^\D{0,20}[\d./,½⅓⅔¼¾ ]+\s?(?:[-–—]|\p{L}{1,4}|à)\s?[\d½⅓⅔¼¾]/u.test(text))
  );
}

function startsWithAbout(text: string, { about }: AmountWords): boolean {
  const lower = text.trim().toLowerCase();
  return listOf(about).some((word) => lower.startsWith(word));
}

/** "A few sprigs", "some salt": words instead of an amount. */
function startsVaguely(text: string): boolean {
  return /^(?:an?|half|some|a few|several|couple|ein(?:e|en|ige)?|etwas|halbe[rs]?|une?|quelques|un peu|demi|un[oa]?|media|medio|algun[oa]s|mezz[oa]|qualche|alcuni|uma?|meia|meio|algumas|alguns|een|halve|wat|enkele|paar)(?![\p{L}])/iu.test(
    text.trim(),
  );
}
