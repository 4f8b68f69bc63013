import { hasAmount, isGroup } from './judge';
import type { Line } from './linesOf';

/** Lines of a narrow column are at least so long, in characters. */
const NARROW = 35;

/**
 * Joins the lines of a scan or a message that was broken to a width: paragraphs whose lines are about as
 * long as the longest, and words that a hyphen cuts. No word is lost.
 */
export function unwrap(lines: readonly Line[]): Line[] {
  const isScan = lines.some((line, at) => isCutWord(line, lines[at + 1]));
  const joined: Line[] = [];
  for (const block of blocksOf(lines)) {
    const isWrapped = isBroken(block);
    for (const [at, line] of block.entries()) {
      const last = joined.at(-1);
      const before = block[at - 1];
      if (!last || !before) joined.push({ ...line });
      else if (isScan && isCutWord(before, line)) {
        last.text = last.text.replace(/-$/, '') + line.text;
      } else if (!line.mark && (isWrapped || (isScan && goesOn(block, line)))) {
        last.text += ` ${line.text}`;
      } else joined.push({ ...line });
    }
  }
  return joined;
}

function isCutWord(line: Line, next: Line | undefined): boolean {
  return (
    /\p{Ll}-$/u.test(line.text) &&
    !!next &&
    !next.isApart &&
    !next.mark &&
    /^\p{Ll}/u.test(next.text)
  );
}

/** The lines between empty ones. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isApart || line.mark) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Whether a block is a paragraph that was broken to a width. */
function isBroken(block: readonly Line[]): boolean {
  const texts = block.map(({ text }) => text);
  if (texts.length < 2) return false;
  const longest = Math.max(...texts.map(({ length }) => length));
  const inner = texts.slice(0, -1);
  if (longest < NARROW || inner.some(({ length }) => length < longest * 0.7)) return false;
  const startsNew = texts.filter((text, at) => at > 0 && (hasAmount(text) || isGroup(text)));
  const stops = inner.filter((text) => /[.!?:]["”’»)]?$/.test(text));
  return (
    startsNew.length * 3 < texts.length && stops.length * 2 < inner.length + 1 && longest < 100
  );
}

/** Whether a line of a scan goes on with the ingredient before it: the others begin with amounts. */
function goesOn(block: readonly Line[], { text }: Line): boolean {
  const amounts = block.filter((line) => hasAmount(line.text)).length;
  return /^\p{Ll}/u.test(text) && !hasAmount(text) && amounts * 2 >= block.length;
}
