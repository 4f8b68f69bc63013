/** A loop has at most this many pieces, and repeats at least this often. */
const LONGEST_LOOP = 20;
const LEAST_TIMES = 4;
/** A shorter end, such as "Stir. Stir.", stays. */
const LEAST_LENGTH = 40;

/** Cuts a loop at the end of an answer to one round: "7. Serve. 8. Serve. 9. Ser". */
export function stopLoops(answer: string): string {
  const lines = answer.split(/(?<=\n)/);
  const kept = withoutLoop(lines);
  if (kept) return kept.trimEnd();
  const last = lines.pop() ?? '';
  const sentences = withoutLoop(last.split(/(?<=[.!?])(?=\s)/));
  return sentences ? lines.join('') + sentences.trimEnd() : answer;
}

function withoutLoop(pieces: readonly string[]): string | null {
  const words = pieces.map(bareWordsOf);
  for (let size = 1; size <= LONGEST_LOOP && size < pieces.length; size += 1) {
    const end = firstOf(words, size) + size;
    const isLoop = pieces.length - end >= (LEAST_TIMES - 1) * size;
    if (isLoop && pieces.slice(end).join('').trim().length >= LEAST_LENGTH) {
      return pieces.slice(0, end).join('');
    }
  }
  return null;
}

/** The place from which each piece equals the one `size` pieces later, up to the end. */
function firstOf(words: readonly string[], size: number): number {
  let at = words.length - 1;
  // The last piece may be cut.
  if (words[at - size]?.startsWith(words[at] ?? '')) at -= 1;
  while (at >= size && words[at] === words[at - size]) at -= 1;
  return Math.max(0, at - size + 1);
}

/** The words of a piece without list marks and numbers: a loop counts on. */
function bareWordsOf(piece: string): string {
  return piece
    .replace(/^\s*(?:[-*+•]\s+)?(?:(?:step\s)?\d{1,4}(?:[.):]|$))?/i, '')
    .replace(/[\s*_]+/g, ' ')
    .trim()
    .toLowerCase();
}
