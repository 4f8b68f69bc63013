import { sectionOf } from '../vocabulary';

/** Lines that a reader reads together: a heading, an item with what is below it, a paragraph. */
export interface Piece {
  start: number;
  end: number;
  /** A heading's rank; a label's is below all headings. 0 for any other piece. */
  rank: number;
  /** A table, a footnote or a rule: only its end tells what it is. */
  isClosedOnly: boolean;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+\S/;
/** "**For the sauce**", "Ingredients:" */
const BOLD = /^ {0,3}(\*\*|__)[^*_]{1,80}\1:?(?: \([^)]{1,40}\))?:?[ \t]*$/;
const COLON = /^ {0,3}\p{L}[^\n.!?]{0,60}:[ \t]*$/u;
export const ITEM = /^ {0,1}(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
const WAITS = /^ {0,3}(?:\||\[\^|[-*_]{3,}[ \t]*$)/;

/** The reader waits for the end of a fence, raw HTML or data. */
export const STOPS = /^ {0,3}(?:```|~~~|<|\{|\[[\s{["])/;

/** Notes are at the end of a recipe. */
export const NOTE_MARKS = /\[\^[^\]\n]{1,40}\]/g;

const SECTION_LABEL = 7;
const OTHER_LABEL = 8;

/** 0 unless the line is a heading. */
export function headingRank(line: string): number {
  const marks = HEADING.exec(line)?.[1];
  if (marks) return marks.length;
  if (!BOLD.test(line) && !COLON.test(line)) return 0;
  return sectionOf(line) ? SECTION_LABEL : BOLD.test(line) ? OTHER_LABEL : 0;
}

/** `from` is where the first piece begins. */
export function cutLines(text: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let isAfterBlank = true;
  let at = from;
  while (at < text.length) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    const line = text.slice(at, end).trimEnd();
    const last = pieces.at(-1);
    if (line === '') {
      isAfterBlank = true;
      if (last) last.end = end;
    } else {
      const rank = headingRank(line);
      const waits = WAITS.test(line);
      const begins =
        rank > 0 || ITEM.test(line) || (waits && !last?.isClosedOnly) || (last?.rank ?? 0) > 0;
      const goesOn = last && !begins && (!isAfterBlank || /^(?: {2,}|\t)/.test(line));
      if (goesOn) last.end = end;
      else pieces.push({ start: at, end, rank, isClosedOnly: waits });
      isAfterBlank = false;
    }
    at = end;
  }
  return pieces;
}

/** The piece begins the parts of a recipe, or is a second heading. */
export function opensPart(text: string, piece: Piece, above: readonly Piece[]): boolean {
  const { start, end, rank } = piece;
  const line = text.slice(start, end).trimEnd();
  if (rank >= SECTION_LABEL) return headingRank(line) === SECTION_LABEL;
  const isSecond = above.some((one) => one.rank > 0 && one.rank < SECTION_LABEL);
  return rank > 0 && (isSecond || (rank > 1 && sectionOf(line) !== null));
}
