/** Words that a reader sees in one piece, and the part of the source that they come from. */
export interface SeenWords {
  value: string;
  start: number;
  end: number;
}

/** Comments, tags with `>` in their quotes, the targets of links. No match fails behind its beginning. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*"|'[^']*'|[^<>"'])*>?|\]\([^()]*\)|\]\[[^[\]]*\]/g;

/** Gives the words that a reader may see of a text that nobody parses: all of it, without tags. */
export function seenText(text: string): SeenWords[] {
  return [{ value: withoutUnseen(text), start: 0, end: text.length }];
}

/** A text without tags, of the same length. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, (unseen) => ' '.repeat(unseen.length));
}
