import type { SortedLine } from '../../../../machines/sort/sortedLines';
import type { Line, Placed, Role } from '../Line';
import { layOutLines } from '../layOut';
import { anotherBelow, applyOrder } from './applyOrder';
import { readOrder } from './readOrder';
import { readRoles, type Sortable } from './readRoles';
import { type Stretch, stretchOf } from './stretchOf';

export { type Findings, findingsOf, isDoubtful } from './findingsOf';

/** A text to sort, and the part of it that fits into a request. */
export interface ToSort extends Sortable {
  stretch: Stretch;
}

/**
 * The text's own lines, or those of the recipe that was read of data.
 * @param text as the visitor has pasted it; empty for a recipe of a file
 * @param recipe the recipe that was read of it
 */
export function toSort(text: string, recipe: string): ToSort {
  const sortable = readRoles(text && !DATA.test(text) ? text : recipe);
  return { ...sortable, stretch: stretchOf(sortable.written) };
}

const DATA = /^[\s\p{Cf}]*[{[]/u;

export interface Sorted {
  lines: readonly SortedLine[];
  /** The first line of another recipe; null without one. */
  next: number | null;
}

/** Gives lines the roles of a model's answer; null if it names no ingredients or no steps. */
export function sortBy(answer: string, { written, stretch }: ToSort): Sorted | null {
  const order = readOrder(answer, stretch.from + 1, stretch.to);
  if (!order) return null;
  const another = anotherBelow(written, order);
  const end = another === null ? written.length : another - 1;
  const lines = applyOrder(written.slice(0, end), order);
  const rest = written.slice(end).map(({ text }) => ({ text, role: 'leftOut' as const }));
  return { lines: [...lines, ...rest], next: another === null ? null : lines.length };
}

/** The text of the last lines, as it was. */
export function textFrom({ written }: ToSort, count: number): string {
  return written
    .slice(-count)
    .map(
      ({ text, mark, isAfterBlank }: Line) =>
        `${isAfterBlank ? '\n' : ''}${MARKS[mark ?? '']}${text}`,
    )
    .join('\n')
    .trim();
}

const MARKS: Record<string, string> = {
  '': '',
  heading: '## ',
  bullet: '- ',
  number: '1. ',
  row: '',
};

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
