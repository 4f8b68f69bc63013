import { isA, readFoods } from '../../foods';
import {
  type Amount,
  agreeing,
  amountWords,
  convertUnit,
  inflect,
  kindOfUnit,
  type LanguageCode,
  readAmounts,
  type Span,
} from '../../reading';
import { type System, systemOf } from '../units';
import { type GramsOf, gramsIn } from '../weights/dryFood';
import { errorOf, nearest, writeFraction } from '../writeNumber';
import { convert, type Written, writeGrams, writeMeasure } from './measures';

export interface View {
  factor: number;
  units: 'original' | 'metric' | 'us';
  language: LanguageCode | null;
}

export interface Edit extends Span {
  text: string;
}

export function applyEdits(line: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: shown } of edits) {
    text += line.slice(at, start) + shown;
    at = end;
  }
  return (text + line.slice(at)).replace(/ {2,}/g, ' ');
}

/** The same for a piece of the line, which begins at `offset`. */
export function editPiece(piece: string, edits: readonly Edit[], offset: number): string {
  const end = offset + piece.length;
  const inside = edits.filter(
    (edit) => edit.start < end && (offset < edit.end || offset === edit.start),
  );
  if (inside.length === 0) return piece;
  const moved = inside.map(({ start, end: last, text }) => ({
    start: Math.max(0, start - offset),
    end: Math.min(piece.length, last - offset),
    // An edit that reaches into the next piece shows only in the first.
    text: start < offset ? '' : text,
  }));
  return applyEdits(piece, moved);
}

/** A line as a view shows it; null if the page cannot scale it. */
export function scaleLine(line: string, view: View): string | null {
  if (view.factor === 1 && view.units === 'original') return line;
  const edits = showAmounts(line, readAmounts(line, view.language), view);
  return edits && applyEdits(line, edits);
}

/**
 * The edits that scale and convert a line, in its order; null if that is not possible. `amounts`
 * come from `readAmounts`, null if it did not understand the line.
 */
export function showAmounts(
  line: string,
  amounts: readonly Amount[] | null,
  view: View,
  grams: GramsOf = view.units === 'metric' ? gramsIn(line, amounts, view.language) : () => null,
): Edit[] | null {
  if (!amounts) return view.factor === 1 ? [] : null;
  const twice = view.units === 'metric' ? saidTwice(line, amounts, grams) : null;
  if (twice) {
    const edits = showAmounts(line, amounts.slice(0, 1), view, grams);
    return edits && [...edits, { ...twice, text: '' }];
  }
  const joined = joinAmounts(line, amounts, view, grams);
  const target = targetOf(line, joined, view, grams);
  const hasShare = joined.some((amount, at) => at > 0 && isShare(line, amount));
  const edits = joined.map((amount, at) => {
    const edits = editsOf(line, amount, view, target, at > 0 || hasShare, grams);
    const changesUnit = edits?.some(
      ({ start, text }) =>
        start === amount.unit?.start && !text.trim().startsWith(line.slice(start, start + 2)),
    );
    return hasShare && changesUnit ? null : edits;
  });
  if (edits.includes(null)) return null;
  return edits.flatMap((some) => some ?? []).sort((one, other) => one.start - other.start);
}

/** A later number may have the first one's unit: "4 tbsp butter (2 for the pan)". */
function isShare(line: string, { unit, noun, start, end }: Amount): boolean {
  if (unit) return false;
  if (/^\s(?:for|to|of|reserved|melted|softened|set)(?!\p{L})/iu.test(line.slice(end))) return true;
  return (
    !noun &&
    /^(?:\s(?!small|large|medium|mini)\p{L}+)?\s*(?:[(),;]|$)/u.test(line.slice(end)) &&
    !/(?:about|approx\.?|roughly|around|from|ca\.?|~)\s*$/i.test(line.slice(0, start))
  );
}

/** Makes ounces of "1 lb 9 oz", unless both parts stay whole, as in half of "4 lb 8 oz". */
function joinAmounts(
  line: string,
  amounts: readonly Amount[],
  { factor, units }: View,
  grams: GramsOf,
): Amount[] {
  const [first, second, ...others] = amounts;
  if (!first?.unit || !second?.unit) return [...amounts];
  const weights = [grams(first.unit.id), grams(second.unit.id)];
  const [one, other] = weights.map((weight) => (weight === 'kept' ? null : weight));
  const between = line.slice(first.unit.end, second.start);
  const [last] = second.numbers.slice(-1);
  const isRange = first.to !== null || second.to !== null;
  if (one && other && last && !isRange && /^\s*(?:\+|plus|and|&)\s*$/.test(between)) {
    const from = (first.from * one) / other + second.from;
    const numbers = [{ start: first.start, end: last.end }];
    return [{ ...second, start: first.start, from, to: null, numbers }, ...others];
  }
  const size = convertUnit(1, first.unit.id, second.unit.id);
  const [place] = second.numbers;
  const isPart = size !== null && size > 1 && second.from < size;
  if (!isPart || !place || line.slice(first.end, second.start).trim()) return [...amounts];
  const parts = [first.from * factor, second.from * factor];
  const areWhole = parts.every(Number.isInteger) && (parts[1] ?? 0) < size;
  const isConverted = units !== 'original' && units !== systemOf(first.unit.id);
  if (areWhole && !isConverted) return [...amounts];
  const numbers = [{ start: first.start, end: place.end }];
  return [
    { ...second, start: first.start, from: first.from * size + second.from, numbers },
    ...others,
  ];
}

/** "8 oz (½ lb)", "8 oz/½ lb", but not "1 lb (3 lb cooked)": "#" is in the place of the amount. */
const REPEATS = /(?:\/\s*|\(\s*(?:(?:about|approx\.?|ca\.?|~|=)\s*)?(?=#\s*\)))#/i;

/**
 * Null if the line has amounts in the wanted system already, or nothing to convert, or says one
 * amount twice: a British "10 fl oz (½ pint)".
 */
export function targetOf(
  line: string,
  amounts: readonly Amount[],
  { units }: View,
  grams: GramsOf,
): System | null {
  const repeats = amounts.some(
    (amount, at) =>
      amount.unit?.isMeasured &&
      REPEATS.test(`${line.slice(0, amount.start)}#${line.slice(amount.end)}`) &&
      amounts.slice(0, at).some(({ unit }) => unit?.measures === amount.unit?.measures),
  );
  if (units === 'original' || repeats) return null;
  const systems = amounts.map(({ unit }) => unit && systemIn(unit.id, grams));
  return systems.includes(units) || systems.every((one) => !one) ? null : units;
}

/** The place of a second amount that only says the first again: "2 sticks (1 cup) butter" is one weight. */
function saidTwice(line: string, amounts: readonly Amount[], grams: GramsOf): Span | null {
  const [first, second, ...others] = amounts;
  const [one, other] = [first, second].map((each) => Number(each?.unit && grams(each.unit.id)));
  if (!first?.unit || !second?.unit || !one || !other || others.length > 0) return null;
  const isOpen = line.slice(first.unit.end, second.start).trim() === '(';
  const isClosed = line[second.unit.end] === ')';
  const isSame = errorOf(first.from * one, second.from * other) < 0.05;
  return isOpen && isClosed && isSame ? { start: first.unit.end, end: second.unit.end + 1 } : null;
}

/** For a dry food, a stick and a spoon are American, too. */
function systemIn(unit: string, grams: GramsOf): System | null {
  const weight = grams(unit);
  return weight === 'kept' ? null : weight ? 'us' : systemOf(unit);
}

/** A number that the recipe writes as a fraction. */
const FRACTION = /[/⁄¼-¾⅐-⅞]/;

/** An ounce of one may be a fluid ounce. */
const namesLiquid = (line: string, language: LanguageCode | null) =>
  readFoods(line, language, []).foods.some(({ food }) => isA(food, 'liquid'));

/** Whether the page converts an amount. `weight`: the grams of one of its units, if it converts by weight. */
function conversionOf(
  line: string,
  { unit, numbers }: Amount,
  target: System | null,
  grams: GramsOf,
): { weight: number | null; isConverted: boolean } {
  if (!unit || target === null) return { weight: null, isConverted: false };
  const known = target === 'metric' ? grams(unit.id) : null;
  // "2 heaped tablespoons" of a dry food stay.
  const isBare = line.slice(numbers.at(-1)?.end ?? 0, unit.start).trim() === '';
  const weight = isBare && known !== 'kept' ? known : null;
  return { weight, isConverted: weight !== null || (known === null && systemOf(unit.id) !== null) };
}

function editsOf(
  line: string,
  amount: Amount,
  view: View,
  target: System | null,
  keepsUnit: boolean,
  grams: GramsOf,
): Edit[] | null {
  const { unit, noun } = amount;
  const { weight, isConverted } = conversionOf(line, amount, target, grams);
  if (isConverted && unit?.id === 'ounce' && namesLiquid(line, view.language)) return null;
  if (view.factor === 1 && !isConverted) return [];
  const values = [amount.from, ...(amount.to === null ? [] : [amount.to])].map(
    (value) => value * view.factor,
  );
  const { decimalSeparator } = amountWords(view.language);
  const place = unit ?? noun;
  const name = place ? line.slice(place.start, place.end) : '';
  const written = weight
    ? writeGrams(values, weight, decimalSeparator)
    : isConverted && unit && target
      ? convert(values, unit.id, target, decimalSeparator)
      : writeScaled(line, amount, values, keepsUnit, decimalSeparator);
  if (!written || written.numbers.length === 0) return null;
  const edits = editsOfNumbers(line, amount, written, view);
  return place && name
    ? [...edits, ...editsOfName(line, amount, written, place, view.language, isConverted)]
    : edits;
}

/** "Un demi-litre" */
const isHalfUnit = (line: string, { numbers: [first] }: Amount) =>
  line[(first?.end ?? 0) - 1] === '-';

function writeScaled(
  line: string,
  { numbers, unit, isWhole }: Amount,
  values: readonly number[],
  keepsUnit: boolean,
  decimalSeparator: '.' | ',',
): Written {
  if (!unit?.isMeasured) return writeCount(values, unit?.id ?? '', isWhole);
  const isFraction = numbers.some(({ start, end }) => FRACTION.test(line.slice(start, end)));
  const isQuarters = values.every((value) => Number.isInteger(value * 4));
  // "1/4 l" twice is "½ l", and "0,25 l" twice "500 ml".
  return isFraction && isQuarters && systemOf(unit.id) === 'metric'
    ? writeCount(values, unit.id, isWhole)
    : writeMeasure(values, unit.id, decimalSeparator, keepsUnit);
}

/** The unit or noun in the number that the amount asks for. */
function editsOfName(
  line: string,
  amount: Amount,
  written: Written,
  { start, end }: Span,
  own: View['language'],
  isConverted: boolean,
): Edit[] {
  const { unit, from, to } = amount;
  const named = line.slice(start, end);
  // "1-inch piece", "1 tablespoon(s)", "1 Prise(n)", "1 chou-fleur"
  const isFixed =
    (unit && line[start - 1] === '-' && !isHalfUnit(line, amount)) ||
    /^(?:\((?:s|x|e?n)\)|-(?=\p{L}))/u.test(line.slice(end));
  const text = unit ? unitText(named, unit.id, written, isConverted) : named;
  const language = isConverted ? 'en' : own;
  const isWord = !unit || text !== named || isLongName(named, unit.id);
  const shown = isWord && !isFixed ? inflect(text, written.last, language, to ?? from) : text;
  // "250g" needs a blank before the new unit, unless the line has one.
  const blank = unit && text !== named ? ' ' : '';
  if (shown === named) return [];
  const place = { start, end };
  const number = amount.numbers.at(-1)?.end ?? start;
  const others = text === named ? agreeing(line, number, place, shown, written.last, language) : [];
  return others ? [...others, { ...place, text: blank + shown }] : [];
}

function editsOfNumbers(
  line: string,
  amount: Amount,
  { numbers, isAbout }: Written,
  { language }: View,
): Edit[] {
  const [place = { start: 0, end: 0 }, other] = amount.numbers;
  const about = isAbout && !amount.isAbout ? `${amountWords(language).about} ` : '';
  const [first = '', second] = isHalfUnit(line, amount) ? numbers.map((one) => `${one} `) : numbers;
  // "400 g tin" leaves out its 1.
  if (place.start === place.end) return [{ ...place, text: `${about}${first} x ` }];
  // "Le jus d'un citron"
  const isElided = /d['’]$/.test(line.slice(0, place.start));
  const lead = isElided ? `e ${about}` : about;
  const one = { start: place.start - Number(isElided), end: place.end, text: lead + first };
  if (!other || second === undefined) return [one];
  // "1–1" is not a range.
  return first === second ? [{ ...one, end: other.end }] : [one, { ...other, text: second }];
}

/** Whether the unit is a word with a plural, not an abbreviation. */
function isLongName(named: string, id: string): boolean {
  const lower = named.toLowerCase();
  const known = kindOfUnit(id);
  return (
    !known ||
    lower === 'lbs' ||
    lower === id ||
    (lower.length > 3 && lower.startsWith(id.slice(0, 3)))
  );
}

function unitText(named: string, id: string, { unit }: Written, isConverted: boolean): string {
  if (unit === id) return named;
  const short = kindOfUnit(unit)?.short ?? unit;
  if (unit === 'cup' || unit === 'quart') return unit;
  // "Gramm" and "gramas" become "kg".
  const isLong = id !== 'cup' && named.toLowerCase().replace(/s$/, '') === id;
  if (!isLong || isConverted) return short;
  return /^\p{Lu}/u.test(named) ? unit.replace(/^./, (letter) => letter.toUpperCase()) : unit;
}

/** Writes foods, and units that the page cannot convert. */
function writeCount(values: readonly number[], unit: string, isWhole: boolean): Written {
  const shown = values.map((value) => (isWhole ? countWhole(value) : countParts(value)));
  const error = Math.max(...values.map((value, at) => errorOf(value, shown[at] ?? 0)));
  // A tenth of an egg is not "about ¼".
  const isTooFar = error > 0.25 && (!isWhole || Math.min(...shown) < 0.5);
  const numbers = isTooFar ? [] : shown.map(writeFraction);
  return { numbers, unit, last: shown.at(-1) ?? 0, isAbout: error > 0.015 };
}

function countParts(value: number): number {
  if (value < 0.22) return nearest(value, 'eighths');
  return nearest(value, value < 5 ? 'quarters' : value < 10 ? 'halves' : 'whole');
}

function countWhole(value: number): number {
  if (value < 0.55) return nearest(value, 'quarters');
  return errorOf(value, nearest(value, 'halves')) < 0.01
    ? nearest(value, 'halves')
    : Math.max(1, Math.round(value));
}
