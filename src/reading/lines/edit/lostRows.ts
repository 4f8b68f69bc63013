import type { PlainText } from './plainText';

export const isBlank = (row: string | undefined) => row?.trim() === '';

/** The row below the head of a table. */
export const DELIMITERS = /^[|:\s-]*-[|:\s-]*$/;
/** The line below words that makes them a heading. */
export const UNDERLINE = /^(?:=+|-+)$/;

/** What remains of each removed row: the head of a table stays, without words. */
export function removedRows(
  { rows, lines }: PlainText,
  kept: ReadonlySet<number>,
): Map<number, string> {
  const removed = new Map<number, string>();
  for (const [at, { row, kind, written }] of lines.entries()) {
    if (kept.has(at)) continue;
    const below = rows[row + 1]?.trim() ?? '';
    const isTableHead = kind === 'row' && DELIMITERS.test(below);
    removed.set(row, isTableHead ? written.replace(/[^|]+/g, ' ') : '');
    if (kind === 'heading' && UNDERLINE.test(below)) removed.set(row + 1, '');
  }
  return removed;
}

export const indentOf = (row = '') => /^[ \t]*/.exec(row)?.[0].length ?? 0;

/** Takes the indent of a removed item off the rows below it: alone, they would be code. */
export function indentsLost(
  { rows, lines }: PlainText,
  kept: ReadonlySet<number>,
): Map<number, number> {
  const lost = new Map<number, number>();
  const indentNow = (row = -1) => indentOf(rows[row]) - (lost.get(row) ?? 0);
  for (const [at, { row, kind }] of lines.entries()) {
    const before = lines.findLast((_, place) => place < at && kept.has(place));
    const own = indentNow(row);
    const inside = indentNow(lines[at + 1]?.row);
    // Below another item's lines of the same depth, they are that item's.
    if (kind !== 'item' || kept.has(at) || indentNow(before?.row) >= inside) continue;
    for (let below = row + 1; below < rows.length; below += 1) {
      if (!isBlank(rows[below]) && indentNow(below) <= own) break;
      lost.set(below, (lost.get(below) ?? 0) + inside - own);
    }
  }
  return lost;
}
