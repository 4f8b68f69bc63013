import type { SortedLine, SortRole } from '../../../../machines/sort/sortedLines';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import type { Line, Placed } from '../Line';
import { placeLines } from '../layOutText';
import { headingOf } from '../roles/lineTraits';
import { COUNT, joinLines, unwrap } from '../text/joinLines';
import { tidyLines } from '../text/tidyLines';
import type { Order } from './readOrder';

/** The first line of another recipe after the one that an order is about; null without one. */
export function anotherBelow(written: readonly Line[], { roles, next }: Order): number | null {
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

/** Gives lines a model's roles, and leaves out all others. */
export function applyOrder(written: readonly Line[], { roles }: Order): SortedLine[] {
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
    return lines.findLastIndex((line, at) => at < first && opensLinesOf(line, role));
  };
  const kept = [nearest('ingredient'), nearest('step')];
  return lines.map((line, at) =>
    line.role !== 'heading' || kept.includes(at) ? line : { text: line.text, role: 'leftOut' },
  );
}

const opensLinesOf = ({ role, text }: SortedLine, of: SortRole) =>
  role === 'heading' && (opens(text) === 'ingredients') === (of === 'ingredient');
