import { areFacts } from '../../document/facts/readFacts';
import { alternativesOf } from '../../languages';
import { anyOf } from '../../languages/pages';
import type { Line } from '../Line';
import { hasAmount, headingOf, isFurniture } from '../roles/judge';

/** "to taste" */
const SOME = new RegExp(`^${anyOf('some')}$`, 'i');

const UNITS = alternativesOf(({ amounts }) => amounts.units.replaceAll('.', '\\.')).toLowerCase();
/** "200 g", "1 ½ kg", "4 c. de sopa" */
const MEASURE = new RegExp(
  `^(?:ca\\. )?[\\d½⅓⅔¼¾⅛][\\d.,/½⅓⅔¼¾⅛ –-]{0,8}\\s?(?:${UNITS}|\\p{L}{1,2}\\.?|(?:\\p{L}{1,4}\\.){1,3}|(?:units?|grams?|kilograms?|millilit(?:er|re)s?)(?:\\(s\\))?|c\\. (?:de )?\\p{L}{2,5}|cups?|tsp|tbsp|teaspoons?|tablespoons?|pounds?|ounces?|large|small|medium|cloves?|bunch(?:es)?|pinch(?:es)?|cans?|sticks?|packages?)?$`,
  'u',
);

/** Joins the amounts and the foods that a page has in two columns, or on two lines. */
export function joinAmounts(all: readonly Line[]): Line[] {
  const lines = joinRemarks(all);
  /** The first line of each pair. */
  const firsts = new Set<number>();
  for (const [start, end] of runsOf(lines)) {
    const from = beginsPairs(lines, start, end) ? start : start + 1;
    for (let at = from; at < end; at += 2) firsts.add(at);
  }
  return lines.flatMap((line, at) => {
    if (firsts.has(at - 1)) return [];
    return firsts.has(at) ? [{ ...line, text: `${line.text} ${lines[at + 1]?.text}` }] : [line];
  });
}

/** "(Contains soya)", alone on the line below a food and its amount. */
const REMARK = /^\([^()]{1,80}\)$/;

function joinRemarks(lines: readonly Line[]): Line[] {
  const isRemark = (at: number) => {
    const [amount, food, line, next] = [at - 2, at - 1, at, at + 1].map((place) => lines[place]);
    const isBeside = [amount, next].some((one) => one && isAmount(one));
    return !!line && !line.mark && REMARK.test(line.text) && !!food && isFood(food) && isBeside;
  };
  return lines.flatMap((line, at) => {
    if (isRemark(at)) return [];
    return isRemark(at + 1) ? [{ ...line, text: `${line.text} ${lines[at + 1]?.text}` }] : [line];
  });
}

/** "200 g", "1 ½ kg", "4 c. de sopa": an amount without its food. */
function isAmount({ text, mark }: Line): boolean {
  return isOpen(mark) && (SOME.test(text) || (MEASURE.test(text.toLowerCase()) && hasAmount(text)));
}

/** A box to tick may be before the first line of each pair. */
const isOpen = (mark: Line['mark']) => mark === null || mark === 'bullet';

const isFood = ({ text, mark, aside }: Line): boolean =>
  isOpen(mark) &&
  !aside &&
  text.length <= 90 &&
  !/^[\d½⅓⅔¼¾]|[.!?:]$/.test(text) &&
  headingOf(text) === null &&
  !areFacts(text) &&
  !isFurniture(text);

/** The first and the last of lines that are amounts and foods by turns, with two amounts or more. */
function runsOf(lines: readonly Line[]): [number, number][] {
  const runs: [number, number][] = [];
  const kinds = lines.map((line) => (isAmount(line) ? 'amount' : isFood(line) ? 'food' : null));
  const goOn = (at: number) => lines[at]?.mark === null || lines[at + 1]?.mark === null;
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (kinds[start] && kinds[end + 1] && kinds[end] !== kinds[end + 1] && goOn(end)) end += 1;
    const amounts = lines.slice(start, end + 1).filter((_, at) => kinds[start + at] === 'amount');
    const count = amounts.every(({ text }, at) => text.replace(/[.)]$/, '') === `${at + 1}`);
    // One pair alone may follow: "Not in the box", "1 tbsp", "Honey".
    const isBehind = amounts.length === 1 && runs.at(-1)?.[1] === start - 1;
    if ((amounts.length > 1 || isBehind) && !count) runs.push([start, end]);
    start = end + 1;
  }
  return runs;
}

/** Whether the first line of a run is the first of a pair. One line more is a heading, or a food alone. */
function beginsPairs(lines: readonly Line[], start: number, end: number): boolean {
  const isEven = (end - start) % 2 === 1;
  const [first, second, third] = lines.slice(start, start + 3);
  if (first?.mark !== second?.mark) return first?.mark === 'bullet';
  if (isEven || !first) return true;
  if (second?.isAfterBlank !== third?.isAfterBlank) return third?.isAfterBlank === true;
  return headingOf(lines[start - 1]?.text ?? '') === 'ingredients';
}
