/** Words that a reader sees in one piece, and the part of the source that they come from. */
export interface SeenWords {
  value: string;
  start: number;
  end: number;
}

/** Comments, tags with `>` in their quotes, link targets. No match fails after its beginning. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*"|'[^']*'|[^<>"'])*>?|\]\([^()]*\)|\]\[[^[\]]*\]/g;

/** The page does not parse such a text, and shows all of it, without tags. */
export function seenText(text: string): SeenWords[] {
  return [{ value: withoutUnseen(text), start: 0, end: text.length }];
}

/** Keeps the length of the text. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, (unseen) => ' '.repeat(unseen.length));
}
