import { parseIngredient, unitsOfMeasure } from 'parse-ingredient';
import { amountOptionsOf } from './amountOptions';
import { languageOf, listOf } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';

/** Units that the library knows by another name. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/^lit(?:re|er|ro|ri)s?$/i, 'liter'],
  [/^(?:millilitres?|ml)$/i, 'milliliter'],
  [/^dl$/i, 'deciliter'],
  [/^(?:gr|gram(?:m|mes?|mi|mo|os?|as?|ma)?)$/i, 'gram'],
  [/^kilos?$/i, 'kilogram'],
];

/** A place in a line, as offsets in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

export interface Unit extends Place {
  /** The library's name for it: "tablespoon". A unit that the library does not know keeps its own. */
  id: string;
  /** What it measures. Amounts of volume and mass can be converted. */
  measures: 'volume' | 'mass' | 'length' | 'other';
}

/** A number of a line with its unit, and the places of both. */
export interface Token extends Place {
  from: number;
  /** The upper end of a range. */
  to: number | null;
  /** The place of its number, or of both ends of a range. */
  numbers: readonly Place[];
  unit: Unit | null;
  /** Whether the line says "about". */
  isAbout: boolean;
}

const FRACTION = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const NUMBER = `(?:(?:\\d+(?:[.,]\\d+)?|\\.\\d+)(?:[\\s-]\\d+[/⁄]\\d+|[/⁄]\\d+|\\s?${FRACTION})?|${FRACTION})`;
const UNIT = '(?:fl\\.?[\\s-]?oz\\.?|fluid[\\s-]ounces?|\\p{L}[\\p{L}_ǁǂ.]*)';

export const only = (from: number, place: Place) => ({ from, to: null, numbers: [place] });

/** Joins each unit of several words into one. Every place in the text stays the same. */
function joinPhrases(line: string, language: LanguageCode | null): string {
  let text = line;
  for (const [pattern, token] of amountOptionsOf(language).phrases) {
    text = text.replace(pattern, (found) => (found.length === token.length ? token : found));
  }
  return text;
}

/**
 * Finds the numbers of a text, each with its unit and place. The library reads both; the value of a number
 * that it cannot read is `NaN`.
 *
 * @param from where to begin
 */
export function numbersIn(line: string, language: LanguageCode | null, from = 0): Token[] {
  const about = listOf(languageOf(language).amounts.about);
  const text = joinPhrases(line, language);
  const tokens: Token[] = [];
  for (const match of text.matchAll(patternOf(language))) {
    const [, first = '', between = '', second] = match;
    const start = match.index;
    if (start < from) continue;
    const end = start + match[0].length;
    const low = numberOf(first, language);
    const high = second ? numberOf(second, language) : null;
    if (low === null || (second && (high === null || high <= low))) {
      // The library cannot read it. Left out, the line would seem to have one number less.
      tokens.push({ start, end, ...only(Number.NaN, { start, end }), unit: null, isAbout: false });
      continue;
    }
    const unit = unitIn(text, end, language);
    const before = text
      .slice(Math.max(0, start - 40), start)
      .trimEnd()
      .toLowerCase();
    const firstPlace = { start, end: start + first.length };
    const secondStart = firstPlace.end + between.length;
    tokens.push({
      start,
      end: unit?.end ?? end,
      from: low,
      to: high,
      numbers: second ? [firstPlace, { start: secondStart, end }] : [firstPlace],
      unit,
      isAbout: about.some((word) => before.endsWith(word)),
    });
  }
  return tokens;
}

function patternOf(language: LanguageCode | null): RegExp {
  const words = listOf(languageOf(language).amounts.range).join('|');
  return new RegExp(
    // "2x400g"
    `(?:(?<=\\d[x×])|(?<![\\p{L}\\d.,½⅓⅔¼¾]|\\d[/⁄]))(${NUMBER})(?:(\\s?[-–—]\\s?|\\s(?:${words})\\s)(${NUMBER}))?(?![\\d/⁄])`,
    'giu',
  );
}

const LONGEST_NUMBER = 20;

/** The value that the library reads; null if it does not read the whole number. */
function numberOf(number: string, language: LanguageCode | null): number | null {
  const { decimalSeparator } = languageOf(language).amounts;
  // "1.000 g" and "1,000 g" mean different amounts to different people.
  if (/[.,]\d{3}/.test(number) || (decimalSeparator === '.' && number.includes(','))) return null;
  if (number.length > LONGEST_NUMBER || !isPlainFraction(number)) return null;
  // "1.5 kg" in German is not "15 kg".
  const plain = number
    .replace('.', decimalSeparator)
    .replace('⁄', '/')
    .replace(/(?<=\d)-(?=\d+\/)/, ' ');
  const [found] = parseIngredient(`${plain} x`, { decimalSeparator, round: false });
  return found?.description === 'x' && found.quantity ? found.quantity : null;
}

/** Fractions that cooks write. "11/2" may be 1½, and "8/10" may be 8 to 10. */
function isPlainFraction(number: string): boolean {
  const [fraction] = /\d+[/⁄]\d+$/.exec(number) ?? [];
  return !fraction || /^(?:1.[234568]|1.16|2.3|3.4|[357].8)$/.test(fraction);
}

/** The unit at a place of a line, behind a blank or hyphen. */
export function unitAt(line: string, from: number, language: LanguageCode | null): Unit | null {
  return unitIn(joinPhrases(line, language), from, language);
}

/** The unit at a place of a text from `joinPhrases`. */
function unitIn(text: string, from: number, language: LanguageCode | null): Unit | null {
  const match = new RegExp(`^([\\s-]?)(${UNIT})`, 'iu').exec(text.slice(from, from + 40));
  if (!match) return null;
  const [, gap = '', word = ''] = match;
  const written = /^fl/i.test(word) && /oz/i.test(word) ? 'fl oz' : word;
  const { parse } = amountOptionsOf(language);
  const read = (unit: string) => parseIngredient(`1 ${unit} x`, parse)[0];
  const found = [written, written.replace(/\.$/, '')]
    .map(read)
    .find((one) => one?.description === 'x');
  const id = found?.unitOfMeasureID;
  if (!id) return null;
  const start = from + gap.length;
  // "c. à soupe" is not a cup.
  if (/^[ct]\.?$/i.test(word) && languageOf(language).code !== 'en') return null;
  const known = SYNONYMS.find(([pattern]) => pattern.test(id))?.[1] ?? id;
  return { id: known, start, end: start + word.length, measures: measureOf(known) };
}

function measureOf(id: string): Unit['measures'] {
  const { type, conversionFactor } = unitsOfMeasure[id] ?? {};
  const isKnown = type === 'volume' || type === 'mass' || type === 'length';
  return isKnown && conversionFactor !== undefined ? type : 'other';
}
