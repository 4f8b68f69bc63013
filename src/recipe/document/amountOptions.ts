import type { parseIngredient, UnitOfMeasureDefinitions } from 'parse-ingredient';
import { languageOf, listOf } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';

export interface AmountOptions {
  parse: Parameters<typeof parseIngredient>[1];
  numbers: [RegExp, string][];
  /** Units of several words, each with the one word that the library gets instead. */
  phrases: [RegExp, string][];
}

const SIZES = ['large', 'medium', 'small', 'lg', 'md', 'sm', 'extra-large', 'xl'];
const optionsByCode = new Map<LanguageCode | null, AmountOptions>();

/** The options with which the library reads the amounts of a language. */
export function amountOptionsOf(code: LanguageCode | null): AmountOptions {
  const known = optionsByCode.get(code);
  if (known) return known;
  const amounts = languageOf(code).amounts;
  const names = unitNamesOf(amounts.units);
  const units: UnitOfMeasureDefinitions = Object.fromEntries(
    names.map(joinWords).map((unit) => [unit, { short: unit, plural: unit, alternates: [] }]),
  );
  const phrases = names
    .filter((unit) => / |\.\p{L}/u.test(unit))
    .map((unit): [RegExp, string] => [
      new RegExp(
        `(?<=[\\d½¼¾⅓⅔][ \\u00a0]{0,2}|^\\p{L}{1,6} )${patternOf([unit]).replaceAll(' ', '[ \\u00a0]')}(?![\\p{L}])`,
        'giu',
      ),
      joinWords(unit),
    ]);
  const numbers = listOf(amounts.numbers).map((entry): [RegExp, string] => {
    const [word = '', digits = ''] = entry.split('=');
    const isArticle = digits === '1' && word.length <= 5 && !/^(?:one|één)$/.test(word);
    // An article counts only before a unit: "a pinch of salt", but not "a good olive oil".
    const next = isArticle
      ? `(?=(?:${patternOf([...unitNamesOf(amounts.units), ...COMMON_UNITS])})(?![\\p{L}]))`
      : '';
    return [new RegExp(`^${word}\\s+${next}`, 'iu'), `${digits} `];
  });
  const options: AmountOptions = {
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

/** Every form of the units: "cucharadas?" gives "cucharadas" and "cucharada". */
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

/** Joins the words of a unit into one, for the library. */
function joinWords(unit: string): string {
  return unit.replaceAll(' ', '_').replaceAll('(', 'ǁ').replaceAll(')', 'ǂ');
}

/** Undoes `joinWords`: gives the unit as it was written. */
export function splitWords(unit: string): string {
  return unit.replaceAll('_', ' ').replaceAll('ǁ', '(').replaceAll('ǂ', ')');
}

function patternOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
