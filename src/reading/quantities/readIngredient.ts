import { beforeFood, ONE, pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { lex, openingOf } from './lex';
import { DIGIT } from './numbers';
import { unitAt } from './units';

/** Longer lines are sentences. */
export const LONGEST_LINE = 200;

export interface Understood {
  /** Where its number and its unit end in the line. */
  amount: { number: number; end: number } | null;
  /** Without amount, unit and note. */
  food: string;
}

/** Numbers that belong to a food's name: "2-minute noodles", "farina 00". */
const NUMBER_IN_NAME =
  /(?<=\p{L}\s)(?:\d{1,2}-min(?:ute)?(?=\s)|00?(?=$|\s)|\d{1,2} minut\p{L}{1,3}|tipo 00?|type \d{2,3})/giu;
/** Words instead of an amount: "A few sprigs", "some salt". */
const VAGUE = pattern(`^(?:${ONE}|$amounts.halves|$amounts.few)(?![\\p{L}-])`);

/** Units that need no number. */
const SPRINKLED = pattern('^$pinches');

/** The food of a line, and where its amount ends; null unless that is all that the line says, with a note. */
export function readIngredient(written: string, language: LanguageCode | null): Understood | null {
  if (written.length > LONGEST_LINE) return null;
  const line = written.replace(/[\u00a0\u2009\u202f]/g, ' ').trim();
  const opening = openingOf(line, language);
  if (opening.isPart || /^(?:half|an? dozen)\b/i.test(line)) return null;
  const [digits] = lex(line, language, opening.end);
  const lead = opening.amount ?? (digits?.start === opening.end ? digits : null);
  const number = lead?.numbers.at(-1)?.end ?? 0;
  if (lead && (Number.isNaN(lead.from) || line[number] === '-')) return null;
  // "2 (400 g) tins": the unit is after a note.
  const text = withoutNotes(line.slice(lead?.unit?.end ?? number));
  const { unit, rest } = lead?.unit
    ? { unit: line.slice(lead.unit.start, lead.unit.end), rest: text }
    : splitUnit(text, language, lead !== null);
  const food = rest.replace(ofPattern(language), '').trim();
  if (foodOf(food) === null || /\+/.test(food) || /["″”]/.test(unit ?? '')) return null;
  if (new RegExp(DIGIT).test(`x ${food}`.replace(NUMBER_IN_NAME, ''))) return null;
  if (!lead && (VAGUE.test(food) || /:$|^for\s/i.test(food))) return null;
  return { amount: lead && { number, end: lead.unit?.end ?? number }, food };
}

/** Reads what is after an amount; null if the line says more than a food and a note. */
export function foodOf(text: string): string | null {
  const food = withoutNotes(text).replace(/^\*\s?/, '');
  const isFood = /\p{L}/u.test(food) && !/^[-–%+/×*]|^x(?= ?\d)/u.test(food);
  return isFood ? food : null;
}

/** The unit begins the text. Without a number, only "pinch of salt" and "dash nutmeg" count. */
function splitUnit(text: string, language: LanguageCode | null, isCounted: boolean) {
  const unit = unitAt(text, 0, language);
  const rest = text.slice(unit?.end).trim();
  const isUnit = isCounted || ofPattern(language).test(rest) || SPRINKLED.test(text);
  return unit?.start === 0 && isUnit
    ? { unit: text.slice(0, unit.end), rest }
    : { unit: null, rest: text };
}

/** Drops what is in brackets, nested ones too, and what is after the first comma. */
function withoutNotes(line: string): string {
  const bracket = /\s*\([^()]*\)/g;
  const text = line.replace(bracket, ' ').replace(bracket, ' ');
  // A comma between digits is a decimal.
  const comma = text.search(/,(?!\d)|;| [–—] /);
  return text
    .slice(0, comma > 0 ? comma : undefined)
    .replace(/\s+/g, ' ')
    .trim();
}

/** "of", "d'" before a food. */
const ofPattern = perLanguage(({ amounts }) => new RegExp(`^(?:${beforeFood(amounts.of)})`, 'iu'));
