import { needLength } from '../../document/lines/listFoods';
import { sharesWith } from '../../document/textTraits';
import type { Line } from '../Line';
import {
  CONTAINS,
  headingOf,
  isCapital,
  isComment,
  isOffer,
  listsAmounts,
  listsFoods,
  NUTRITION,
} from '../roles/lineTraits';
import { type Traits, traitsOf } from '../roles/traitsOf';
import { joinLines, unwrap } from './joinLines';

/** Lines that a page, a message or a scan has broken; also tells buttons and comments apart. */
export function tidyLines(lines: readonly Line[]): Line[] {
  const isInCapitals = lines.filter(({ text }) => isCapital(text)).length > 0.6 * lines.length;
  const end = endOfPage(lines);
  const isButton = (at: number) => [at - 2, at, at + 2].some((place) => isRepeated(lines, place));
  const known = lines.map((line, at): Line => {
    if (at >= end) return { ...line, isInCapitals, aside: line.aside ?? 'edge' };
    return isButton(at) ? { ...line, isInCapitals, aside: 'button' } : { ...line, isInCapitals };
  });
  const whole = unwrap(known);
  // Above the method, lines that list foods: after "you need" or a label, or with dashes between
  const method = whole.findIndex(({ text, mark }) => !mark && headingOf(text) === 'method');
  const above = method < 0 ? whole.length : method;
  return joinLines(whole.flatMap((line, at) => (at > above ? line : splitFoods(line))));
}

/** Where the comments below a recipe begin, or what else its page has to offer. */
function endOfPage(lines: readonly Line[]): number {
  const isEdge = ({ text }: Line) => isComment(text) || isOffer(text);
  if (!lines.some(isEdge)) return lines.length;
  const seen = traitsOf(lines);
  const known = seen.findIndex(({ inList }) => inList);
  const list = known >= 0 ? known : seen.findIndex(({ opens }) => opens === 'ingredients');
  if (list < 0) return lines.length;
  const found = lines.findIndex(({ text }, at) => at > list && isComment(text));
  const comments = found < 0 ? lines.length : found;
  const isAbout = sharesWith(seen.filter(({ inList }) => inList));
  const isWork = ({ isSentence, mark }: Traits) => mark === 'number' || isSentence;
  const isOwn = (line: Traits) => isWork(line) && (line.mark === 'number' || isAbout(line.text));
  const last = seen.findLastIndex((line, at) => at > list && at < comments && isOwn(line));
  const offers = lines.findIndex(({ text }, at) => last >= 0 && at > last && isOffer(text));
  const end = Math.min(comments, offers < 0 ? comments : offers);
  const opensMore = ({ opens }: Traits) => opens === 'ingredients' || opens === 'method';
  const isEnd = seen.slice(list, end).some(isWork) && !seen.slice(end).some(opensMore);
  return isEnd ? end : lines.length;
}

/** The line is the same as the second ones before and after it, as a button beside each food is. */
const isRepeated = (lines: readonly Line[], at: number): boolean =>
  !lines[at]?.mark && [at - 2, at + 2].every((other) => lines[other]?.text === lines[at]?.text);

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
