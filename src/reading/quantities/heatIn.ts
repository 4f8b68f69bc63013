import { inWords, languageOf, oneOfPlain, pattern } from '../languages';
import { HEATS_OVEN, OVEN, type TemperatureKind, temperatureKindOf } from './temperatureKinds';
import type { Span } from './units';

interface ReadTemperature extends Span {
  text: string;
  values: readonly number[];
  /** Celsius or Fahrenheit; null if nothing tells. */
  scale: 'C' | 'F' | null;
  /** In its own words and signs, with other values. */
  write(convert: (value: number) => number, to: 'C' | 'F'): string;
}

/** A temperature of a text, with its place. */
export interface Temperature extends ReadTemperature {
  kind: TemperatureKind;
  /** The text gives it in the other scale too. */
  isInBothScales: boolean;
  isInBrackets: boolean;
}

interface FoundTemperature extends Temperature {
  /** The words of its sentence before it. */
  before: string;
}

/** What a text says of heat. */
export interface Heat {
  readonly temperatures: readonly Temperature[];
  /** The first setting of an oven; empty if the text only says to heat it, null if it does not. */
  readonly oven: string | null;
  /** Whether a step heats its food, as "simmer" does. */
  readonly cooks: boolean;
}

/** Reads each of these when someone asks for it. */
export const heatIn = (text: string): Heat => ({
  get temperatures() {
    return judged(text);
  },
  get oven() {
    return ovenIn(text, judged(text));
  },
  get cooks() {
    return COOKS.test(text);
  },
});

const COOKS = pattern(String.raw`(?<!\p{L})$heat.cooks(?!\p{L})`);

const NUMBER = String.raw`[-−–]?\d{1,3}(?:[.,]\d)?`;
const DEGREE = inWords(String.raw`[\s-]?(?:[°º˚]|$heat.degrees)\s?`);
const TO = inWords(String.raw`\s?[-–—]\s?|\s(?:$amounts.range|$times.and)\s|\s?\/\s?`);
/** "180 °C", "180–200°C", "180° to 200°C", "-18 °C", "180°", "350℉" */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,\p{L}])(${NUMBER})(?:(${DEGREE})?(${TO})(${NUMBER}))?(?:(${DEGREE}|\s?)(C(?:elsius)?|F(?:ahrenheit)?|centigrade)(?![\p{L}\d])|(${DEGREE}|\s?[℃℉]))`,
  'giu',
);

/** What may follow the setting of an oven: "(180 °C fan)", "/gas 6". */
const MORE =
  /^(?:\s?(?:fan|umluft))?(?:\s?\((?=[^)]*\d)[^()]{1,40}\)|\s?\/\s?(?:gas )?\d{1,3}(?:\s?[°º˚])?(?:\s?[CF]\b)?(?: fan)?){0,3}/iu;

/** Other heat, unless the text names an oven too: "Preheat the grill to". */
const OTHER_HEAT = /^(?!.*(?<!dutch )\boven\b).*\b(?:grill|barbecue|griddle)\b/i;

function ovenIn(text: string, temperatures: readonly FoundTemperature[]): string | null {
  const setting = temperatures.find(
    ({ kind, before }) => kind === 'oven' && !OTHER_HEAT.test(before),
  );
  if (setting) return setting.text + (MORE.exec(text.slice(setting.end))?.[0] ?? '');
  const gas = /\bgas(?: mark)? \d{1,2}\b/i.exec(text);
  if (gas) return gas[0];
  return HEATS_OVEN.test(text) ? (/oven (?:to|at) (\d{3}c?)\b/i.exec(text)?.[1] ?? '') : null;
}

function judged(text: string): FoundTemperature[] {
  let start = 0;
  let wasOven = false;
  const all: FoundTemperature[] = [];
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
      all.push({
        ...one,
        start: offset + one.start,
        end: offset + one.end,
        kind,
        before,
        isInBothScales: isInBothScales(one, index, found, sentence),
        isInBrackets: before.lastIndexOf('(') > before.lastIndexOf(')'),
      });
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

function temperaturesIn(sentence: string): ReadTemperature[] {
  return [...sentence.matchAll(TEMPERATURE)].flatMap((match) => {
    const one = readTemperature(match);
    const isHeat =
      one?.scale ||
      (Math.min(...(one?.values ?? [])) >= 100 && !TURNED.test(sentence.slice(0, one?.start)));
    return one && isHeat ? one : [];
  });
}

function readTemperature(match: RegExpMatchArray): ReadTemperature | null {
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
  one: ReadTemperature,
  index: number,
  found: readonly ReadTemperature[],
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
function isEqual(one: ReadTemperature, other: ReadTemperature): boolean {
  const [celsius, fahrenheit] = one.scale === 'C' ? [one, other] : [other, one];
  const shown = fahrenheit.values[0] ?? 0;
  // Ovens have a mark every 25 °F.
  return Math.abs((celsius.values[0] ?? 0) * 1.8 + 32 - shown) <= (shown >= 250 ? 15 : 3);
}
