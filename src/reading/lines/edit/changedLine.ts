import { escapeInline, escapeLine, escapeStart } from '../escape';
import { splitMark } from '../text/linesOf';
import { sameEnds } from './pairLines';
import type { PlainLine, Range } from './plainText';

/** Bold words, links and cells around the change stay. Through a mark, the line is rewritten. */
export function changedLine(line: PlainLine, typed: string): string {
  const text = withoutMark(line, typed);
  const { before, after } = sameEnds(line.text, text);
  const places = line.places.slice(before, line.text.length - after);
  const words = text.slice(before, text.length - after);
  const place = rangeOf(line, before, places);
  return place && !/[\t\n]/.test(words) && !(words === '' && touchesMarks(line, place))
    ? replaced(line, place, words, before === 0)
    : anew(line, text);
}

/** A visitor may write the mark of a line that the field does not show. */
function withoutMark({ text, kind }: PlainLine, typed: string): string {
  const { words } = splitMark(typed);
  return kind !== 'words' && words && splitMark(text).words === text ? words : typed;
}

/** Where the changed characters are written, if nothing else is between them. */
function rangeOf(
  { places }: PlainLine,
  before: number,
  changed: PlainLine['places'],
): Range | null {
  const [first, last] = [changed[0], changed.at(-1)];
  if (changed.length === 0) {
    const at = before > 0 ? places[before - 1]?.to : places[0]?.from;
    return at === undefined ? null : { from: at, to: at };
  }
  const isWhole = changed.every((one, at) => one && (at === 0 || changed[at - 1]?.to === one.from));
  return isWhole && first && last ? { from: first.from, to: last.to } : null;
}

/** Bold words or the like, of which the change would leave none. */
function touchesMarks({ places }: PlainLine, { from, to }: Range): boolean {
  return !places.some((one) => one?.to === from) && !places.some((one) => one?.from === to);
}

function replaced(
  { written, kind }: PlainLine,
  { from, to }: Range,
  words: string,
  isFirst: boolean,
) {
  const escaped = escapeInline(words).replaceAll('<', '\\<');
  const own = kind === 'row' ? escaped.replaceAll('|', '\\|') : escaped;
  const start = isFirst && kind === 'words' ? escapeStart(own) : own;
  return written.slice(0, from) + start + written.slice(to);
}

function anew({ mark, kind, written, footnotes }: PlainLine, text: string): string {
  return kind === 'row' ? tableRow(written, text, footnotes) : mark + escapeLine(text) + footnotes;
}

/** Words without a tab are in the last cell. `like`: another row of the same table. */
export function tableRow(like: string, text: string, footnotes = ''): string {
  const cells = text.split('\t').map((cell) => escapeLine(cell).replaceAll('|', '\\|'));
  const count = like.replace(/^\s*\||\|\s*$/g, '').split(/(?<!\\)\|/).length;
  const empty = Array.from({ length: Math.max(0, count - cells.length) }, () => '');
  return `| ${[...empty, ...cells].join(' | ')}${footnotes} |`;
}
