import { readFoods } from '../../foods';
import { pattern } from '../languages';
import { TIME_UNIT } from '../quantities/lexTimes';

/* For the table of rules, `blocks/` and `../lines/roles/` ask both of these. */

export const countFoods = (text: string): number => readFoods(text).foods.length;

export const foodsIn = (text: string): string =>
  readFoods(text)
    .foods.map(({ food }) => food.id)
    .join();

/** The check takes "Fett für die Form" for work in the kitchen, but it is an ingredient. */
const FOR_TIN = pattern('\\s$small.for\\s.*$', 'u');

export const namesFood = (text: string): boolean =>
  countFoods(text) > 0 || (FOR_TIN.test(text) && countFoods(text.replace(FOR_TIN, '')) > 0);

export function isFood(text: string): boolean {
  const { foods, unknown } = readFoods(text);
  return foods.length > 0 && unknown.length === 0;
}

/** A time or a temperature. It tells a paragraph of work from an introduction. */
export const WORK = new RegExp(`\\d ?°|[\\d½¼¾]\\s?${TIME_UNIT}`, 'iu');

/** "bread.[1][2]" */
const FOOTNOTES = /(?:\[\d{1,2}\])+$/;

/** A sentence, or the beginning of one. */
export function isSentence(line: string): boolean {
  const text = line.replace(FOOTNOTES, '');
  const words = text.split(/\s+/).length;
  return (
    (/[.!?](?:\s?["”’»)])?$/.test(text) && words > 4 && !/\d\s?\p{L}{1,5}\.$/u.test(text)) ||
    /\p{Ll}{4}[.!?]\s+\p{Lu}/u.test(text) ||
    words > 25
  );
}

/** "Blend it.": as short as a name, but it ends as a sentence does. */
export const hasFullStop = (text: string): boolean => /\p{L}[.!]$/u.test(text);

/** The first five letters of each word that counts, so a plural matches its singular. */
export const stemsOf = (text: string, shortest = 4): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, 5));

export function sharesWith(lines: readonly { text: string }[]) {
  const stems = new Set(lines.flatMap(({ text }) => stemsOf(text)));
  return (text: string) => stemsOf(text).some((stem) => stems.has(stem));
}
