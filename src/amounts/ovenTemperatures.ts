import type { Edit } from './edits';
import type { System } from './measures';

const TEMPERATURE =
  /(?<![\d.,/])(\d{2,3})(?:(?:\s?[-–—]\s?|\sto\s)(\d{2,3}))?(\s?(?:[°º˚]|deg(?:rees?|\.)?\s)?\s?)(C(?:elsius)?|F(?:ahrenheit)?)(?![\p{L}\d])/gu;
const OVEN =
  /oven|\bbak(?:e|ing)\b|roast|broil|preheat|pre-heat|gas (?:mark )?\d|\bfan\b|ofen|vorheiz|\bback(?:en|zeit)|ober-|umluft|\bfour\b|préchauff|enfourn|horno|hornea|precal|forno|preriscald|inforna|pré-aque|asse|voorverwarm|bak(?:ken)?\b/iu;
const INSIDE =
  /internal|inside|core|cent(?:re|er)|thermometer|probe|register|\breads?\b|reach|until|\boil\b|water|milk|syrup|fry|kern|cœur|interno|interna/iu;

/** What ovens can be set to. */
const RANGE = { C: [90, 300], F: [200, 575] } as const;

/**
 * Converts the temperatures of an oven, rounded as ovens are marked: to 10 °C or 25 °F. A sentence that gives
 * both scales stays as it is, and so does what is measured inside the food.
 *
 * @param text of a step
 * @param to the system of the visitor
 */
export function showOvenTemperatures(text: string, to: System): Edit[] {
  const wanted = to === 'us' ? 'F' : 'C';
  const edits: Edit[] = [];
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?])(?=\s+\p{Lu})|\n/u)) {
    const offset = text.indexOf(sentence, start);
    start = offset + sentence.length;
    const found = [...sentence.matchAll(TEMPERATURE)];
    const hasBoth = new Set(found.map((match) => match[4]?.charAt(0))).size > 1;
    if (hasBoth || !OVEN.test(sentence)) continue;
    for (const [index, match] of found.entries()) {
      const before = found[index - 1];
      const from = before ? before.index + before[0].length : 0;
      const clause = sentence.slice(from, match.index).split(/[,;:]/).at(-1) ?? '';
      if (INSIDE.test(clause) && !/oven/i.test(clause)) continue;
      edits.push(...editsOf(match, offset + match.index, wanted));
    }
  }
  return edits;
}

function editsOf(match: RegExpMatchArray, start: number, wanted: 'C' | 'F'): Edit[] {
  const [whole, low = '', high = '', , scale = ''] = match;
  const written = scale.startsWith('C') ? 'C' : 'F';
  const [least, most] = RANGE[written];
  const values = [low, high].filter(Boolean).map(Number);
  if (written === wanted || values.some((value) => value < least || value > most)) return [];
  const end = start + whole.length;
  const edits = [{ start, end: start + low.length, text: String(convert(Number(low), wanted)) }];
  if (high) {
    const at = start + whole.indexOf(high, low.length);
    edits.push({ start: at, end: at + high.length, text: String(convert(Number(high), wanted)) });
  }
  const name = wanted === 'C' ? 'Celsius' : 'Fahrenheit';
  edits.push({ start: end - scale.length, end, text: scale.length > 1 ? name : wanted });
  return edits;
}

function convert(value: number, to: 'C' | 'F'): number {
  if (to === 'F') return Math.round((value * 1.8 + 32) / 25) * 25;
  return Math.round((value - 32) / 1.8 / 10) * 10;
}
