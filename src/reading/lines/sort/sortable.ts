import type { SortedLine } from '../../../../machines/sort/sortedLines';
import type { Role } from '../../document/roles/Seen';
import type { Line, Placed } from '../Line';
import { layOutLines } from '../layOut';
import { bytesOf } from '../limits';
import { type Traits, traitsOf } from '../roles/traitsOf';
import { anotherBelow, applyOrder } from './applyOrder';
import { readOrder } from './readOrder';
import { readRoles } from './readRoles';

export { type Findings, findingsOf, isDoubtful } from './readRoles';

export type ToSort = ReturnType<typeof toSort>;

/**
 * The text's own lines, or those of the recipe that was read of data, and the part of them that
 * fits into a request.
 * @param text as the visitor has pasted it; empty for a recipe of a file
 * @param recipe the recipe that was read of it
 */
export function toSort(text: string, recipe: string) {
  const sortable = readRoles(text && !DATA.test(text) ? text : recipe);
  return { ...sortable, stretch: stretchOf(sortable.written) };
}

const DATA = /^[\s\p{Cf}]*[{[]/u;

/**
 * Gives lines the roles of a model's answer; null if it names no ingredients or no steps. `next` is
 * the first line of another recipe; null without one.
 */
export function sortBy(answer: string, { written, stretch }: ToSort) {
  const order = readOrder(answer, stretch.from + 1, stretch.to);
  if (!order) return null;
  const another = anotherBelow(written, order);
  const end = another === null ? written.length : another - 1;
  const lines: readonly SortedLine[] = applyOrder(written.slice(0, end), order);
  const rest = written.slice(end).map(({ text }) => ({ text, role: 'leftOut' as const }));
  return { lines: [...lines, ...rest], next: another === null ? null : lines.length };
}

/** The text of the last lines, as it was. */
export function textFrom({ written }: ToSort, count: number): string {
  return written
    .slice(-count)
    .map(
      ({ text, mark, isAfterBlank }: Line) =>
        `${isAfterBlank ? '\n' : ''}${MARKS[mark ?? ''] ?? ''}${text}`,
    )
    .join('\n')
    .trim();
}

const MARKS: Record<string, string> = { heading: '## ', bullet: '- ', number: '1. ' };

/** Writes each word of the lines, and no other but the headings, as of every brought recipe. */
export function writeLines(
  lines: readonly SortedLine[],
  literal: (text: string) => string,
): string {
  return layOutLines(
    lines.map((line, at) => place(lines, line, at)),
    literal,
  );
}

function place(lines: readonly SortedLine[], line: SortedLine, at: number): Placed {
  const { text, role, read } = line;
  const known = read as Placed | undefined;
  // A group of what is now below it: foods or work.
  if (role === 'group') return { ...bare(text), role: groupAt(lines, at) };
  if (known) return known;
  return { ...bare(text), role: role === 'heading' ? 'note' : role };
}

/** Drops the mark, so the layout takes a line of several foods apart. */
const bare = (text: string) => ({ text, mark: null, isAfterBlank: true });

function groupAt(lines: readonly SortedLine[], at: number): Role {
  const next = lines.slice(at + 1).find(({ role }) => role === 'ingredient' || role === 'step');
  if (!next) return 'noteHead';
  return next.role === 'step' ? 'part' : 'group';
}

/** In lines and in bytes, for one request. */
export const MOST_LINES = 400;
export const MOST_BYTES = 24_000;

interface Stretch {
  from: number;
  to: number;
}

/** What looks most like a recipe and fits into one request. */
export function stretchOf(lines: readonly Line[]): Stretch {
  const sizes = lines.map(({ text }) => bytesOf(text) + NUMBER);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (lines.length <= MOST_LINES && total <= MOST_BYTES) return { from: 0, to: lines.length };
  const worth = traitsOf(lines).map(worthOf);
  let best: Stretch[] = [];
  let most = 0;
  let sum = 0;
  let bytes = 0;
  for (let from = 0, to = 0; from < lines.length; from += 1) {
    while (to < lines.length && to - from < MOST_LINES && bytes + (sizes[to] ?? 0) <= MOST_BYTES) {
      bytes += sizes[to] ?? 0;
      sum += worth[to] ?? 0;
      to += 1;
    }
    if (sum > most) best = [];
    most = Math.max(most, sum);
    if (sum === most) best.push({ from, to });
    if (to > from) {
      bytes -= sizes[from] ?? 0;
      sum -= worth[from] ?? 0;
    } else to += 1;
  }
  // With lines before the recipe, and after it.
  return best[best.length >> 1] ?? { from: 0, to: 0 };
}

/** A line's number, and its end, in bytes. */
const NUMBER = 6;

/** How much a line looks like one of a recipe. */
function worthOf({ inList, isListed, isWork, opens, isFact }: Traits): number {
  if (opens === 'ingredients' || opens === 'method') return 3;
  if (inList) return 2;
  return isListed || isFact || isWork ? 1 : 0;
}
