import { needLength } from '../../document/lines/listFoods';
import type { Line } from '../Line';
import {
  CONTAINS,
  headingOf,
  isAllCapitals,
  isComment,
  isIngredient,
  listsAmounts,
  listsFoods,
  NUTRITION,
} from '../roles/lineTraits';
import { joinLines, unwrap } from './joinLines';

/** Lines that a page, a message or a scan has broken. */
export function tidyLines(lines: readonly Line[]): Line[] {
  const isInCapitals = lines.filter(({ text }) => isAllCapitals(text)).length > 0.6 * lines.length;
  const end = startOfComments(lines);
  const known = lines.map(
    (line, at): Line => ({ ...line, isInCapitals, ...(at >= end && { aside: 'edge' }) }),
  );
  const whole = unwrap(known);
  // Above the method, lines that list foods: after "you need" or a label, or with dashes between
  const method = whole.findIndex(({ text, mark }) => !mark && headingOf(text) === 'method');
  const above = method < 0 ? whole.length : method;
  return joinLines(whole.flatMap((line, at) => (at > above ? line : splitFoods(line))));
}

/** Below a recipe; readers write lists and work too. */
function startOfComments(lines: readonly Line[]): number {
  const list = lines.findIndex(({ text }) => isIngredient(text));
  const found = lines.findIndex(({ text }, at) => at > list && isComment(text));
  const opensMore = ({ text }: Line) => /^(?:ingredients|method)$/.test(headingOf(text) ?? '');
  return list < 0 || found < 0 || lines.slice(found).some(opensMore) ? lines.length : found;
}

function cut(line: Line, length: number): Line[] {
  const [first, rest] = [line.text.slice(0, length).trim(), line.text.slice(length).trim()];
  return [
    { ...line, text: first },
    { ...line, text: rest, mark: null, isAfterBlank: false },
  ];
}

/**
 * "For the dough: 200 g flour, 100 g butter, salt"; "You need 200 g flour, 100 g butter and salt.",
 * maybe with the work after them; "200 g flour – 100 g butter – salt", also with dots or bars.
 */
function splitFoods(line: Line): Line[] {
  const { text } = line;
  if (line.mark === 'number' || line.aside || CONTAINS.test(text) || NUTRITION.test(text))
    return [line];
  const items = text.split(/\s[–—•·|-]\s/);
  if (items.length > 2 && !items[0]?.includes('(') && listsFoods(items.join(', '))) {
    return items.map((item, at) => ({
      ...line,
      text: item,
      isAfterBlank: line.isAfterBlank && at === 0,
    }));
  }
  const length = needLength(text) || (/^[^:.!?\d]{2,40}[:!]\s+/.exec(text)?.[0].length ?? 0);
  const rest = text.slice(length);
  const stop = rest.search(/\.\s(?=\p{Lu})/u) + 1;
  const end = stop > 0 && listsAmounts(rest.slice(0, stop)) ? stop : rest.length;
  if (!listsAmounts(rest.slice(0, end))) return [line];
  if (length > 0)
    return cut(line, length).flatMap((part, at) => (at > 0 ? splitFoods(part) : part));
  return end < text.length ? cut(line, end) : [line];
}
