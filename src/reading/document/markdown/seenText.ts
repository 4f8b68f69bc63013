/** Words that a reader sees in one piece, and the part of the source that they come from. */
export interface SeenWords {
  value: string;
  start: number;
  end: number;
}

/** Comments, tags with `>` in their quotes, the targets of links. No match fails after its beginning. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*"|'[^']*'|[^<>"'])*>?|\]\([^()]*\)|\]\[[^[\]]*\]/g;

/** Gives the words that a visitor may see of a text that the page does not parse: all of it, without tags. */
export function seenText(text: string): SeenWords[] {
  return [{ value: withoutUnseen(text), start: 0, end: text.length }];
}

/** A text without tags, of the same length. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, (unseen) => ' '.repeat(unseen.length));
}
