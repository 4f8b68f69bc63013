import type { Line } from '../Line';
import { hasAmount, isCapital, isComment } from '../roles/judge';
import { type Look, look } from '../roles/look';
import { joinLines } from './joinLines';
import { splitLines } from './splitLines';
import { unwrap } from './unwrap';

/** Joins and cuts the lines that a page, a message or a scan has broken, and tells buttons and comments apart. */
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

/** Where the comments below a recipe begin. */
function endOfPage(lines: readonly Line[]): number {
  if (!lines.some(({ text }) => isComment(text))) return lines.length;
  const seen = look(lines);
  const known = seen.findIndex(({ inList }) => inList);
  const list = known >= 0 ? known : seen.findIndex(({ opens }) => opens === 'ingredients');
  const comments = lines.findIndex(({ text }, at) => list >= 0 && at > list && isComment(text));
  const opensMore = ({ opens }: Look) => opens === 'ingredients' || opens === 'method';
  const hasWork = seen
    .slice(list, comments)
    .some(({ isSentence, mark }) => mark === 'number' || isSentence);
  const isEnd = comments >= 0 && hasWork && !seen.slice(comments).some(opensMore);
  return isEnd ? comments : lines.length;
}

/** Whether a line is the same as the second ones before and after it, as a button beside each food is. */
function isRepeated(lines: readonly Line[], at: number): boolean {
  const [before, line, behind] = [lines[at - 2], lines[at], lines[at + 2]];
  return (
    !!line &&
    line.text === before?.text &&
    line.text === behind?.text &&
    !line.aside &&
    !line.mark &&
    !hasAmount(line.text)
  );
}
