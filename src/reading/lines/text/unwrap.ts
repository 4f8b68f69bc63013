import { dangles } from '../../document/vocabulary';
import type { Line } from '../Line';
import { hasAmount, isGroup } from '../roles/lineTraits';

/** The least length of a line in a narrow column, in characters. */
const NARROW = 35;

/** Paragraphs with lines as long as the longest, and words that a hyphen cuts. No word is lost. */
export function unwrap(lines: readonly Line[]): Line[] {
  const isScan = lines.some((line, at) => isCutWord(line, lines[at + 1]));
  const joined: Line[] = [];
  const blocks = blocksOf(lines);
  const width = isScan ? 0 : widthOf(blocks);
  for (const block of blocks) {
    const isWrapped = isBroken(block, width);
    for (const [at, line] of block.entries()) {
      const last = joined.at(-1);
      const before = block[at - 1];
      if (!last || !before) joined.push({ ...line });
      else if (isScan && isCutWord(before, line)) {
        last.text = last.text.replace(/-$/, '') + line.text;
      } else if (
        !line.mark &&
        (isWrapped || dangles(before.text) || (isScan && goesOn(block, line)))
      ) {
        last.text += ` ${line.text}`;
      } else joined.push({ ...line });
    }
  }
  return joined;
}

function isCutWord(line: Line, next: Line | undefined): boolean {
  return /\p{Ll}-$/u.test(line.text) && !!next && /^\p{Ll}/u.test(next.text);
}

/** The lines between empty ones. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isAfterBlank || line.mark) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** The longest line that a program breaks a message at. */
const WIDEST = 100;

/** The width of the longer paragraphs of a message; -1 without any. */
function widthOf(blocks: readonly Line[][]): number {
  const long = blocks.filter((block) => block.length > 2 && isBroken(block, longestOf(block)));
  return Math.max(-1, ...long.map(longestOf));
}

const longestOf = (block: readonly Line[]): number =>
  Math.max(...block.map(({ text }) => text.length));

/** No next word had room before. `width` in characters; 0 for print, whose letters differ. */
function isBroken(block: readonly Line[], width: number): boolean {
  const texts = block.map(({ text }) => text);
  if (texts.length < 2 || width < 0) return false;
  const longest = longestOf(block);
  const inner = texts.slice(0, -1);
  if (longest < NARROW || longest > WIDEST) return false;
  const hadRoom = inner.some((text, at) =>
    width === 0
      ? text.length < longest * 0.7
      : text.length + 1 + (texts[at + 1] ?? '').search(/\s|$/) < width,
  );
  const startsNew = block.slice(1).filter((line) => hasAmount(line.text) || isGroup(line));
  const stops = inner.filter((text) => /[.!?:]["”’»)]?$/.test(text));
  return !hadRoom && startsNew.length * 2 < texts.length && stops.length * 2 < inner.length + 1;
}

/** A scan's ingredient goes on here: the other lines begin with amounts. */
function goesOn(block: readonly Line[], { text }: Line): boolean {
  const amounts = block.filter((line) => hasAmount(line.text)).length;
  // "l lb. onions": a scan may read a one as a letter.
  return /^(?!l\s)\p{Ll}/u.test(text) && !hasAmount(text) && amounts * 2 >= block.length;
}
