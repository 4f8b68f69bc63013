import { sharesWith } from '../../document/textTraits';
import type { Line } from '../Line';
import { hasAmount, isCapital, isComment, isOffer } from '../roles/lineTraits';
import { type Traits, traitsOf } from '../roles/traitsOf';
import { joinLines } from './joinLines';
import { splitLines } from './splitLines';
import { unwrap } from './unwrap';

/** Lines that a page, a message or a scan has broken; also tells buttons and comments apart. */
export function tidyLines(lines: readonly Line[]): Line[] {
  const isInCapitals = lines.filter(({ text }) => isCapital(text)).length > 0.6 * lines.length;
  const end = endOfPage(lines);
  const isButton = (at: number) =>
    isRepeated(lines, at) || isRepeated(lines, at + 2) || isRepeated(lines, at - 2);
  const known = lines.map((line, at): Line => {
    if (at >= end) return { ...line, isInCapitals, aside: line.aside ?? 'edge' };
    return isButton(at) ? { ...line, isInCapitals, aside: 'button' } : { ...line, isInCapitals };
  });
  return joinLines(splitLines(unwrap(known)));
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
function isRepeated(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || [lines[at - 2], lines[at + 2]].some((other) => other?.text !== line.text))
    return false;
  return !line.aside && !line.mark && !hasAmount(line.text);
}
