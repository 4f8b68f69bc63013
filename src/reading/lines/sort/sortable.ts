import type { SortedLine, SortRole } from '../../../../machines/sort/sortedLines';
import type { Role } from '../../document/roles/Seen';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import type { Line, Placed } from '../Line';
import { layOutLines } from '../layOut';
import { placeLines } from '../layOutText';
import { bytesOf } from '../limits';
import { longestRun } from '../roles/findWork';
import { headingOf } from '../roles/lineTraits';
import { traitsOf } from '../roles/traitsOf';
import { COUNT, joinLines, unwrap } from '../text/joinLines';
import { tidyLines } from '../text/tidyLines';
import { type Order, readOrder } from './readOrder';
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

const MOST_LINES = 400;
const MOST_BYTES = 24_000;

interface Stretch {
  from: number;
  to: number;
}

/** What fits into one request: the longest list of ingredients, some lines above, and those below. */
function stretchOf(lines: readonly Line[]): Stretch {
  const sizes = lines.map(({ text }) => bytesOf(text) + NUMBER);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (lines.length <= MOST_LINES && total <= MOST_BYTES) return { from: 0, to: lines.length };
  const [list] = longestRun(traitsOf(lines), -1) ?? [0];
  let bytes = 0;
  const adds = (at: number, count: number, share: number) => {
    const size = sizes[at] ?? Number.POSITIVE_INFINITY;
    const fits = count < MOST_LINES * share && bytes + size <= MOST_BYTES * share;
    bytes += fits ? size : 0;
    return fits;
  };
  let from = list;
  while (adds(from - 1, list - from, SHARE_ABOVE)) from -= 1;
  let to = list;
  while (adds(to, to - from, 1)) to += 1;
  return { from, to };
}

/** Of a request, for the title and the story above the ingredients. */
const SHARE_ABOVE = 0.25;

/** A line's number, and its end, in bytes. */
const NUMBER = 6;

/** The first line of another recipe after the one that an order is about; null without one. */
function anotherBelow(written: readonly Line[], { roles, next }: Order): number | null {
  const end = next === null ? Math.max(0, ...roles.keys()) : next - 1;
  const rest = asBlock(written.slice(end));
  if (next !== null) {
    // A statement below a recipe is about that one, and not the title of the next.
    const first = stateOnlyAllergens(rest).indexOf(false);
    return first < 0 ? null : next + first;
  }
  const placed = placeLines(rest);
  const has = (role: Placed['role'], fewest: number) =>
    placed.filter((line) => line.role === role).length >= fewest;
  const title = placed.find(({ role }) => role === 'title')?.text;
  if (!title || !has('ingredient', FEWEST_FOODS) || !has('step', 1)) return null;
  const at = rest.findIndex(({ text }) => text.includes(title));
  return at < 0 ? null : end + at + 1;
}

/** Fewer ingredients are no recipe: a page names dishes with foods and amounts. */
const FEWEST_FOODS = 3;

function applyOrder(written: readonly Line[], { roles }: Order): SortedLine[] {
  const known = written.map((line, at): SortedLine['role'] => roleOf(line, roles.get(at + 1)));
  const sorted: SortedLine[] = [];
  for (let start = 0; start < written.length; ) {
    const role = known[start] ?? 'leftOut';
    let end = start + 1;
    while (known[end] === role) end += 1;
    for (const line of joined(written.slice(start, end), role)) {
      sorted.push(role === 'heading' ? heading(line) : { text: line.text, role });
    }
    start = end;
  }
  return withOneOfEach(sorted);
}

/** A heading that opens the list or the work stays one, even if the model did not name it. */
function roleOf({ text, mark }: Line, role: SortRole | undefined): SortedLine['role'] {
  const isFree = role === undefined || role === 'group';
  return isFree && mark !== 'bullet' && opens(text) ? 'heading' : (role ?? 'leftOut');
}

const opens = (text: string) => {
  const section = headingOf(text);
  return section === 'ingredients' || section === 'method' ? section : null;
};

function heading({ text }: Line): SortedLine {
  const role = opens(text) === 'ingredients' ? 'ingredientsHead' : 'methodHead';
  const read: Placed = { text, mark: 'heading', isAfterBlank: true, role };
  return { text, role: 'heading', read };
}

/** The first line begins a block, whatever was above it. */
const asBlock = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => (at === 0 ? { ...line, isAfterBlank: true } : line));

/** Within lines of one role, joins what a page or a message has broken. */
function joined(all: readonly Line[], role: SortedLine['role']): readonly Line[] {
  const lines = asBlock(all);
  if (role === 'ingredient') return tidyLines(lines);
  if (role === 'step') return joinSteps(lines);
  return role === 'note' ? joinLines(unwrap(lines)) : lines;
}

/** A number tells where a step begins, and a small letter where it goes on. */
function joinSteps(lines: readonly Line[]): Line[] {
  // A page may begin in the middle of the work.
  let number = Number(COUNT.exec(lines[0]?.text ?? '')?.[1] ?? 1) - 1;
  const begins = lines.map(({ text, mark }) => {
    const counted = Number(COUNT.exec(text)?.[1]) === number + 1;
    if (counted) number += 1;
    return mark === 'number' || mark === 'bullet' || counted;
  });
  if (begins.filter(Boolean).length < 2 || !begins[0]) return joinLines(unwrap(lines));
  const steps: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = steps.at(-1);
    if (last && !begins[at]) last.text += ` ${line.text}`;
    else steps.push({ ...line, text: line.text.replace(COUNT, '') });
  }
  return steps;
}

/** A page may have the same heading in its menu: the one next above its lines counts. */
function withOneOfEach(lines: readonly SortedLine[]): SortedLine[] {
  const nearest = (role: SortRole) => {
    const first = lines.findIndex((line) => line.role === role);
    const opened = role === 'ingredient';
    return lines.findLastIndex(
      ({ role, text }, at) =>
        at < first && role === 'heading' && (opens(text) === 'ingredients') === opened,
    );
  };
  const kept = [nearest('ingredient'), nearest('step')];
  return lines.map((line, at) =>
    line.role !== 'heading' || kept.includes(at) ? line : { text: line.text, role: 'leftOut' },
  );
}
