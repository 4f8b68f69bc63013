import type { SortedLine } from '../../../../machines/sortedLines';
import { layOutParts } from '../layOut';
import type { Placed, Role } from '../roles/Role';

/** Writes sorted lines as every brought recipe is written: each word of them, and no other but the headings. */
export function writeLines(
  lines: readonly SortedLine[],
  literal: (text: string) => string,
): string {
  return layOutParts(
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

/** A heading that nobody has marked, so the layout takes a line of several foods apart. */
const bare = (text: string) => ({ text, mark: null, isAfterBlank: true });

function groupAt(lines: readonly SortedLine[], at: number): Role {
  const next = lines.slice(at + 1).find(({ role }) => role === 'ingredient' || role === 'step');
  if (!next) return 'noteHead';
  return next.role === 'step' ? 'part' : 'group';
}
