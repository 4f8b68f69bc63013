import { areFacts } from '../../document/facts/readFacts';
import { UNITS } from '../../languages';
import { anyOf } from '../../languages/pages';
import type { Line } from '../Line';
import { hasAmount, headingOf, isFurniture } from '../roles/lineTraits';

/** "to taste" */
const SOME = new RegExp(`^${anyOf('some')}$`, 'i');

/** "200 g", "1 ½ kg", "4 c. de sopa" */
const MEASURE = new RegExp(
  `^(?:ca\\. )?[\\d½⅓⅔¼¾⅛][\\d.,/½⅓⅔¼¾⅛ –-]{0,8}\\s?(?:${UNITS}|\\p{L}{1,2}\\.?|(?:\\p{L}{1,4}\\.){1,3}|(?:units?|grams?|kilograms?|millilit(?:er|re)s?)|\\p{L}{2,12}\\(s\\)|c\\. (?:de )?\\p{L}{2,5}|cups?|tsp|tbsp|teaspoons?|tablespoons?|pounds?|ounces?|large|small|medium|cloves?|bunch(?:es)?|pinch(?:es)?|cans?|sticks?|packages?)?$`,
  'u',
);

/** A page may have amounts and foods in two columns, or on two lines. */
export function joinAmounts(lines: readonly Line[]): Line[] {
  /** The first line of each pair. */
  const firsts = new Set<number>();
  const kinds = lines.map((line) => (isAmount(line) ? 'amount' : isFood(line) ? 'food' : null));
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (kinds[start] && kinds[end + 1] && kinds[end] !== kinds[end + 1]) end += 1;
    const length = end - start + 1;
    // One food more is a heading, or a food alone.
    const isOdd = length % 2 === 1 && kinds[start] === 'food';
    const amounts = lines.slice(start, end + 1).filter((_, at) => kinds[start + at] === 'amount');
    // Numbers count the steps.
    const isCount = amounts.every(({ text }, at) => text.replace(/[.)]$/, '') === `${at + 1}`);
    if (length > 3 && !isCount)
      for (let at = start + Number(isOdd); at < end; at += 2) firsts.add(at);
    start = end + 1;
  }
  return lines.flatMap((line, at) => {
    if (firsts.has(at - 1)) return [];
    return firsts.has(at) ? [{ ...line, text: `${line.text} ${lines[at + 1]?.text}` }] : [line];
  });
}

/** An amount without its food: "200 g", "1 ½ kg", "4 c. de sopa". */
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
