import { escapeLine, escapeStart, escapeWords } from '../escape';
import { splitMark } from '../text/linesOf';
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
  const escaped = escapeWords(words);
  const own = kind === 'row' ? escaped.replaceAll('|', '\\|') : escaped;
  const start = isFirst && kind === 'words' ? escapeStart(own) : own;
  return written.slice(0, from) + start + written.slice(to);
}

function anew({ mark, kind, written, footnotes }: PlainLine, text: string): string {
  return kind === 'row' ? tableRow(written, text, footnotes) : mark + escapeLine(text) + footnotes;
}

/** Words without a tab are in the last cell. `like`: another row of the same table. */
export function tableRow(like: string, text: string, footnotes = ''): string {
  const escaped = escapeWords(text).replaceAll('|', '\\|');
  const cells = escaped.split('\t');
  const count = like.replace(/^\s*\||\|\s*$/g, '').split(/(?<!\\)\|/).length;
  const empty = Array.from({ length: Math.max(0, count - cells.length) }, () => '');
  return `| ${[...empty, ...cells].join(' | ')}${footnotes} |`;
}

interface Pair {
  line: number;
  typed: number;
}

/** Of two longer texts, one has replaced the other: to compare them would keep the page busy. */
const MOST_COMPARED = 4_000_000;

/** With this share of its words, a line is the same line, changed. */
const FEWEST_SHARED = 0.4;

/** Which lines are the same before and after an edit, in order: first those with the same words. */
export function pairLines(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let last: Pair = { line: -1, typed: -1 };
  for (const next of [...sameLines(before, after), { line: before.length, typed: after.length }]) {
    pairs.push(...changedLines(before, after, last, next));
    if (next.line < before.length) pairs.push(next);
    last = next;
  }
  return pairs;
}

function sameEnds(one: string, other: string) {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return { before, after };
}

/** The longest common sequence. */
function sameLines(before: readonly string[], after: readonly string[]): Pair[] {
  const width = after.length + 1;
  if (before.length * after.length > MOST_COMPARED) return [];
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (line: number, typed: number) => longest[line * width + typed] ?? 0;
  for (let line = before.length - 1; line >= 0; line -= 1) {
    for (let typed = after.length - 1; typed >= 0; typed -= 1) {
      longest[line * width + typed] =
        before[line] === after[typed]
          ? at(line + 1, typed + 1) + 1
          : Math.max(at(line + 1, typed), at(line, typed + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let line = 0, typed = 0; line < before.length && typed < after.length; ) {
    if (before[line] === after[typed]) {
      pairs.push({ line, typed });
      line += 1;
      typed += 1;
    } else if (at(line + 1, typed) >= at(line, typed + 1)) line += 1;
    else typed += 1;
  }
  return pairs;
}

/** Pairs lines with some other words, or all lines if none was added or removed. */
function changedLines(
  before: readonly string[],
  after: readonly string[],
  last: Pair,
  next: Pair,
): Pair[] {
  const isSameCount = next.line - last.line === next.typed - last.typed;
  let line = last.line + 1;
  return after.slice(last.typed + 1, next.typed).flatMap((text, index) => {
    const found = before.findIndex(
      (own, at) => at >= line && at < next.line && (isSameCount || isAlike(own, text)),
    );
    if (found < 0) return [];
    line = found + 1;
    return { line: found, typed: last.typed + 1 + index };
  });
}

function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const others = wordsOf(other);
  const shared = others.filter((word) => words.has(word)).length;
  return shared > 0 && shared >= FEWEST_SHARED * Math.max(words.size, others.length);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
