import { parseIngredient, type UnitOfMeasureDefinitions } from 'parse-ingredient';
import { languageOf, listOf } from './languages';
import type { AmountWords, LanguageCode } from './languages/Language';
import type { Understood } from './RecipeDocument';

/** Longer lines are sentences. */
const LONGEST_LINE = 200;

interface Options {
  parse: Parameters<typeof parseIngredient>[1];
  numbers: [RegExp, string][];
  /** Units of several words, each with one word that the library takes for it. */
  phrases: [RegExp, string][];
}

const SIZES = ['large', 'medium', 'small', 'lg', 'md', 'sm', 'extra-large', 'xl'];
const optionsByCode = new Map<LanguageCode | null, Options>();

/**
 * Reads the amount, unit, food and note of one line.
 *
 * @returns null unless the whole line is understood
 */
export function readIngredient(line: string, language: LanguageCode | null): Understood | null {
  if (line.length > LONGEST_LINE) return null;
  const options = optionsOf(language);
  const words = amountWordsOf(language);
  let joined = line;
  for (const [pattern, token] of options.phrases) joined = joined.replace(pattern, token);
  const { text, note } = splitNote(joined);
  let plain = text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/⁄/g, '/');
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

/** What is in brackets and after the first comma is a note. */
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

/** Whether a line holds at most one amount, in a form that the library reads right. */
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

/** "A few sprigs", "some salt": an amount that is none. */
function startsVaguely(text: string): boolean {
  return /^(?:an?|half|some|a few|several|couple|ein(?:e|en|ige)?|etwas|halbe[rs]?|une?|quelques|un peu|demi|un[oa]?|media|medio|algun[oa]s|mezz[oa]|qualche|alcuni|uma?|meia|meio|algumas|alguns|een|halve|wat|enkele|paar)(?![\p{L}])/iu.test(
    text.trim(),
  );
}

function amountWordsOf(code: LanguageCode | null): AmountWords {
  return languageOf(code).amounts;
}

function optionsOf(code: LanguageCode | null): Options {
  const known = optionsByCode.get(code);
  if (known) return known;
  const amounts = amountWordsOf(code);
  const names = unitNamesOf(amounts.units).sort((a, b) => b.length - a.length);
  const units: UnitOfMeasureDefinitions = Object.fromEntries(
    names.map(joinWords).map((unit) => [unit, { short: unit, plural: unit, alternates: [] }]),
  );
  const phrases = names
    .filter((unit) => / |\.\p{L}/u.test(unit))
    .map((unit): [RegExp, string] => [
      new RegExp(
        `(?<=[\\d½¼¾⅓⅔][ \\u00a0]{0,2}|^\\p{L}{1,6} )${patternOf([unit]).replaceAll(' ', '[ \\u00a0]')}(?![\\p{L}])`,
        'iu',
      ),
      joinWords(unit),
    ]);
  const numbers = listOf(amounts.numbers).map((entry): [RegExp, string] => {
    const [word = '', digits = ''] = entry.split('=');
    const isArticle = digits === '1' && word.length <= 5;
    // An article counts only before a unit: "a pinch of salt", but not "a good olive oil".
    const next = isArticle
      ? `(?=(?:${patternOf([...unitNamesOf(amounts.units), ...COMMON_UNITS])})(?![\\p{L}]))`
      : '';
    return [new RegExp(`^${word}\\s+${next}`, 'iu'), `${digits} `];
  });
  const options: Options = {
    parse: {
      decimalSeparator: amounts.decimalSeparator,
      additionalUOMs: units,
      ignoreUOMs: SIZES,
      rangeSeparators: listOf(amounts.range),
      descriptionStripPrefixes: listOf(amounts.of).map((word) =>
        word.endsWith("'") ? new RegExp(`${word.slice(0, -1)}['’]`, 'iu') : word,
      ),
      leadingQuantityPrefixes: listOf(amounts.about),
    },
    numbers,
    phrases,
  };
  optionsByCode.set(code, options);
  return options;
}

const COMMON_UNITS = [
  'pinch',
  'dash',
  'cup',
  'tablespoon',
  'teaspoon',
  'tbsp',
  'tsp',
  'clove',
  'bunch',
  'can',
  'slice',
  'piece',
  'stick',
  'package',
  'jar',
  'bag',
  'head',
  'pound',
  'ounce',
  'liter',
  'litre',
];

/** The forms of units such as "cucharadas?", both with and without the letter before the mark. */
function unitNamesOf(units: string): string[] {
  return listOf(units).flatMap((unit) => {
    const plain = unit.replace(/\\/g, '');
    const optional = /^(.*)\((?:\?:)?([^()]*)\)\?$/.exec(plain);
    if (optional) return [`${optional[1]}${optional[2]}`, optional[1] ?? ''];
    const inner = /^(.*?)(?:\[eè\])?(.*)$/.exec(plain)?.[0] ?? plain;
    const forms = inner.includes('[')
      ? ['e', 'è'].map((letter) => inner.replace(/\[[^\]]*\]/g, letter))
      : [inner];
    return forms.flatMap((form) => {
      const parts = form.split(/(\p{L})\?/u);
      if (parts.length === 1) return [form];
      return [form.replaceAll('?', ''), form.replace(/\p{L}\?/gu, '')];
    });
  });
}

/** Makes one word of a unit of several words, for the library. */
function joinWords(unit: string): string {
  return unit.replaceAll(' ', '_').replaceAll('(', 'ǁ').replaceAll(')', 'ǂ');
}

function splitWords(unit: string): string {
  return unit.replaceAll('_', ' ').replaceAll('ǁ', '(').replaceAll('ǂ', ')');
}

function patternOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
