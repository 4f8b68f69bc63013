import {
  inWords,
  type LanguageCode,
  languageOf,
  oneOfPlain,
  pattern,
  readAmounts,
} from '../../reading';
import { type System, systemOf } from '../units';
import type { Edit } from './showAmounts';
import { HEATS_OVEN, OVEN, temperatureKindOf } from './temperatureKinds';

const NUMBER = String.raw`[-−–]?\d{1,3}(?:[.,]\d)?`;
const DEGREE = inWords(String.raw`[\s-]?(?:[°º˚]|$heat.degrees)\s?`);
const TO = inWords(String.raw`\s?[-–—]\s?|\s(?:$amounts.range|$times.and)\s|\s?\/\s?`);
/** "180 °C", "180–200°C", "180° to 200°C", "-18 °C", "180°", "350℉" */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,\p{L}])(${NUMBER})(?:(${DEGREE})?(${TO})(${NUMBER}))?(?:(${DEGREE}|\s?)(C(?:elsius)?|F(?:ahrenheit)?|centigrade)(?![\p{L}\d])|(${DEGREE}|\s?[℃℉]))`,
  'giu',
);

interface Temperature {
  start: number;
  end: number;
  text: string;
  values: readonly number[];
  scale: Scale;
  write(convert: (value: number) => number, to: 'C' | 'F'): string;
}

/** Celsius or Fahrenheit; null if nothing tells. */
type Scale = 'C' | 'F' | null;

/** The scale that a recipe's measures tell: cups and no grams, or grams and no pounds. */
export function scaleToldBy(lines: readonly string[], language: LanguageCode | null): Scale {
  const units = lines.flatMap((line) =>
    (readAmounts(line, language) ?? []).flatMap(({ unit }) => unit?.id ?? []),
  );
  const systems = new Set(units.flatMap((id) => systemOf(id) ?? []));
  if (systems.size !== 1) return null;
  return systems.has('metric') ? 'C' : units.includes('cup') ? 'F' : null;
}

/** No oven has 301 °C. */
const scaleFor = ({ scale, values }: Temperature, told: Scale): Scale =>
  scale ?? (Math.min(...values) > 300 ? 'F' : told);

/** `told`: the scale of a number without one, as in "400 degrees". */
export function showOvenTemperatures(text: string, to: System, told: Scale = null): Edit[] {
  const wanted = to === 'us' ? 'F' : 'C';
  return judged(text).flatMap(({ one, index, found, sentence, offset, before, kind }) => {
    const scale = scaleFor(one, told);
    if (kind === 'difference' || !scale || scale === wanted) return [];
    if (isInBothScales(one, index, found, sentence)) return [];
    const shown = kind === 'oven' ? writeSetting(one, wanted) : writeExact(one, wanted, before);
    return [{ start: offset + one.start, end: offset + one.end, text: shown }];
  });
}

/** The settings of an oven that may mean either scale: "Heat the oven to 250 degrees." */
export const settingsWithoutScale = (text: string, told: Scale): string[] =>
  judged(text).flatMap(({ one, kind }) =>
    kind === 'oven' && scaleFor(one, told) === null ? one.text.trim() : [],
  );

/** The lowest and highest temperatures that a cook would measure inside food. */
const CORE = { C: [50, 100], F: [120, 212] } as const;

/** Whether a step says how hot its food has to be inside. */
export const namesCoreTemperature = (text: string): boolean =>
  judged(text).some(({ one: { scale, values }, kind }) => {
    const [low, high] = CORE[scale ?? (Math.min(...values) > CORE.C[1] ? 'F' : 'C')];
    return kind === 'other' && values.every((value) => value >= low && value <= high);
  });

/** What may follow the setting of an oven: "(180 °C fan)", "/gas 6". */
const MORE =
  /^(?:\s?(?:fan|umluft))?(?:\s?\((?=[^)]*\d)[^()]{1,40}\)|\s?\/\s?(?:gas )?\d{1,3}(?:\s?[°º˚])?(?:\s?[CF]\b)?(?: fan)?){0,3}/iu;

/** Other heat, unless the text names an oven too: "Preheat the grill to". */
const OTHER_HEAT = /^(?!.*(?<!dutch )\boven\b).*\b(?:grill|barbecue|griddle)\b/i;

/** Empty if the text only says to heat the oven; null if it does not. */
export function ovenIn(text: string): string | null {
  const setting = judged(text).find(
    ({ kind, before }) => kind === 'oven' && !OTHER_HEAT.test(before),
  );
  if (setting) {
    const more = MORE.exec(text.slice(setting.offset + setting.one.end));
    return setting.one.text + (more?.[0] ?? '');
  }
  const gas = /\bgas(?: mark)? \d{1,2}\b/i.exec(text);
  if (gas) return gas[0];
  return HEATS_OVEN.test(text) ? (/oven (?:to|at) (\d{3}c?)\b/i.exec(text)?.[1] ?? '') : null;
}

function judged(text: string) {
  let start = 0;
  let wasOven = false;
  const all = [];
  for (const sentence of text.split(/(?<=[.!?])(?=\s+\p{Lu})|\n/u)) {
    const offset = text.indexOf(sentence, start);
    start = offset + sentence.length;
    const found = temperaturesIn(sentence);
    const ovenAt = sentence.search(OVEN);
    for (const [index, one] of found.entries()) {
      const before = sentence.slice(found[index - 1]?.end ?? 0, one.start);
      const after = sentence.slice(one.end, found[index + 1]?.start);
      const kind = temperatureKindOf({
        values: one.values,
        scale: one.scale ?? (one.values.some((value) => value > 300) ? 'F' : 'C'),
        before: lastClause(before),
        after: firstClause(after),
        isInOvenSentence: ovenAt >= 0 || wasOven,
        isAfterOven: ovenAt >= 0 && ovenAt < one.start,
      });
      wasOven ||= kind === 'oven';
      all.push({ one, index, found, sentence, offset, before, kind });
    }
  }
  return all;
}

const NEXT = inWords('$small.and|$small.then');
const CLAUSE_END = new RegExp(`[,;:]|\\s(?:${NEXT})(?=\\s)`, 'iu');
const { amounts, small } = languageOf('de');
const TO_END = oneOfPlain(amounts.range.replace(`, ${small.or}`, ''));
const FIRST_END = new RegExp(`(?!^)[,;:]|\\s(?:to|until|${TO_END}|${NEXT})\\s`, 'iu');

const lastClause = (text: string) => text.slice(-120).split(CLAUSE_END).at(-1) ?? '';
const firstClause = (text: string) => text.slice(0, 60).split(FIRST_END)[0] ?? '';

/** Before degrees of an angle: "rotate the tray 180 degrees". */
const TURNED = /\b(?:rotat|turn|spin)\w* (?:(?!oven\b|heat\b)\w+ ){0,3}$/i;

function temperaturesIn(sentence: string): Temperature[] {
  return [...sentence.matchAll(TEMPERATURE)].flatMap((match) => {
    const one = readTemperature(match);
    const isHeat =
      one?.scale ||
      (Math.min(...(one?.values ?? [])) >= 100 && !TURNED.test(sentence.slice(0, one?.start)));
    return one && isHeat ? one : [];
  });
}

function readTemperature(match: RegExpMatchArray): Temperature | null {
  const [, first = '', degree = '', joint = '', second = '', written = '', name = '', alone] =
    match;
  const text = match[0].trimEnd();
  const scale = scaleOf(name);
  const sign = alone ?? written;
  const isMarked = sign.trim() !== '' || degree !== '' || name.length > 1;
  // "20 C of flour" means cups, and "1 f" means nothing.
  if (!isMarked && (!/^[CF]$/.test(name) || !/^[-−–]?\d{2,3}$/.test(second || first))) return null;
  const endAt = (match.index ?? 0) + text.length;
  const next = match.input?.slice(endAt, endAt + 12) ?? '';
  if (!isMarked && /^\s(?:of|flour|sugar|milk|water|butter|rice)\b/i.test(next)) return null;
  const [low, high] = [numberIn(first), second ? numberIn(second) : null];
  // "gas 6/200°C", "for 5 to 180°C"
  const isRange = high !== null && (degree !== '' || Math.abs(low) >= 10 || high < 20);
  const from = second && !isRange ? text.length - `${second}${sign}${name}`.trimEnd().length : 0;
  const values = isRange ? [low, high] : [high ?? low];
  const shown = (value: number) => `${value < 0 ? '-' : ''}${Math.abs(value)}`;
  return {
    start: (match.index ?? 0) + from,
    end: endAt,
    text: text.slice(from),
    values,
    scale,
    write(convert, to) {
      const word = to === 'C' ? 'Celsius' : 'Fahrenheit';
      const unit = name ? `${sign}${name.length === 1 ? to : word}` : ` °${to}`;
      const [one = 0, other = one] = values.map(convert);
      return one === other ? shown(one) + unit : shown(one) + degree + joint + shown(other) + unit;
    },
  };
}

const scaleOf = (name: string) => (/^c/i.test(name) ? 'C' : name ? 'F' : null);

/** A dash is a minus only before a low number: "Bake –200°C". */
function numberIn(number: string): number {
  const value = Number(number.replace(/^[-−–]/, '').replace(',', '.'));
  return /^[-−–]/.test(number) && value <= 40 ? -value : value;
}

/** May be between the numbers of one setting: "200°C (180°C fan)/400°F/gas 6". */
const SAME = pattern(
  '^[\\s()/|,–=≈-]*(?:(?:fan|convection|conv|conventional|oven|umluft|$small.or|$amounts.about|gas(?: mark)? ?\\d{1,2})[\\s()/|,–=≈-]*){0,3}$',
  'i',
);

/** Both scales are in one row, or an equal temperature in the other scale is beside this one. */
function isInBothScales(
  one: Temperature,
  index: number,
  found: readonly Temperature[],
  sentence: string,
): boolean {
  for (const step of [1, -1]) {
    let isRow = true;
    for (let distance = 1; distance <= 3; distance += 1) {
      const other = found[index + step * distance];
      const last = found[index + step * (distance - 1)];
      if (!other || !last) break;
      const [left, right] = step > 0 ? [last, other] : [other, last];
      const between = sentence.slice(left.end, right.start);
      isRow &&= between.length < 40 && SAME.test(between);
      if (other.scale !== one.scale && (isRow || isEqual(one, other))) return true;
    }
  }
  return false;
}

/** Whether two temperatures differ only by rounding. */
function isEqual(one: Temperature, other: Temperature): boolean {
  const [celsius, fahrenheit] = one.scale === 'C' ? [one, other] : [other, one];
  const shown = fahrenheit.values[0] ?? 0;
  // Ovens have a mark every 25 °F.
  return Math.abs((celsius.values[0] ?? 0) * 1.8 + 32 - shown) <= (shown >= 250 ? 15 : 3);
}

function writeSetting(one: Temperature, to: 'C' | 'F'): string {
  const step = to === 'F' ? 25 : 10;
  return one.write((value) => Math.round(convert(value, to) / step) * step, to);
}

function writeExact(one: Temperature, to: 'C' | 'F', before: string): string {
  const shown = one.write((value) => Math.round(convert(value, to)) || 0, to);
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isInBrackets ? `${shown} / ${one.text}` : `${shown} (${one.text})`;
}

const convert = (value: number, to: 'C' | 'F') =>
  to === 'F' ? value * 1.8 + 32 : (value - 32) / 1.8;
