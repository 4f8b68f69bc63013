export type SortRole = 'title' | 'fact' | 'group' | 'ingredient' | 'step' | 'note' | 'leftOut';

export interface SortedLine {
  text: string;
  /** A heading has words that the recipe writes anyway, such as "Ingredients". */
  role: SortRole | 'heading';
  /** How the reader has marked it, in its own terms. A press on a role forgets this. */
  read?: unknown;
}

/** There is one title: the one from before becomes a note. */
export function sortLines(
  lines: readonly SortedLine[],
  places: readonly number[],
  role: SortRole,
): readonly SortedLine[] {
  const wanted = new Set(places);
  // Of several lines, the first becomes the title.
  const title = role === 'title' ? Math.min(...places) : undefined;
  return lines.map((line, at) => {
    if (title === undefined) return wanted.has(at) ? changed(line, role) : line;
    if (at === title) return changed(line, 'title');
    return line.role === 'title' ? changed(line, 'note') : line;
  });
}

const changed = ({ text, role: before, read }: SortedLine, role: SortRole): SortedLine =>
  before === role ? { text, role, read } : { text, role };
