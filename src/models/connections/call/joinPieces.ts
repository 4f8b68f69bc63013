/** A shorter piece may repeat the text by chance: models send 100 as "1", "0", "0". */
const LONGEST_CHANCE = 40;

/** The sign for half a character. The server sends the whole one with the next piece. */
const withoutHalf = (text: string) => text.replace(/\uFFFD+$/, '');

/**
 * Joins the pieces of a stream. Some servers send the whole text so far in each piece, or the whole
 * message once more at the end.
 */
export function createPieceJoiner() {
  let text = '';
  let shown = '';
  let before = '';
  let count = 0;
  /** Whether each piece so far began with the one before it, and was longer. */
  let repeats = true;

  function join(piece: string, isMessage: boolean): string {
    const isLong = piece.length > LONGEST_CHANCE;
    if ((isLong || isMessage) && piece.trim() === text.trim()) return text;
    const isWhole = isMessage
      ? piece.length > text.length
      : repeats || piece.startsWith(withoutHalf(text));
    return isLong && isWhole ? piece : text + piece;
  }

  return {
    get text() {
      return text;
    },
    /**
     * `isMessage` is for a whole message after pieces. Returns what a growing text may show more:
     * nothing while it is not clear whether the pieces repeat each other.
     */
    take(piece: string, isMessage = false): string {
      repeats &&= piece.length > before.length && piece.startsWith(before);
      before = withoutHalf(piece);
      count += 1;
      text = join(piece, isMessage && count > 1);
      const isUnclear = count > 1 && repeats && text !== piece;
      if (isUnclear || !text.startsWith(shown)) return '';
      const more = withoutHalf(text).slice(shown.length);
      shown += more;
      return more;
    },
  };
}
