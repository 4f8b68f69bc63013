import type { UsedLeftover } from './lines';
import { keysOf } from './words';

/** Words for what is left of a dish: "leftover curry", "yesterday's roast". */
const LEFT = /\bleft[\s-]?overs?\b|\b(?:yesterday|last night)['’]s\b/i;

/** Whether a text speaks of something that is left of a dish. Its name does not tell what is in it. */
export function isLeftover(text: string): boolean {
  return LEFT.test(text);
}

/** The text without the words that only say that it is left of a dish. */
export function withoutLeft(text: string): string {
  return text.replace(LEFT, ' ');
}

/** An entry of a list, its first name, and what was found in its recipe. */
interface KnownLeftover extends Pick<UsedLeftover, 'findings'> {
  entry: string;
  name: string;
}

/** What the check takes of a leftover. */
export function toCheck({ entry, name, findings }: KnownLeftover): UsedLeftover {
  const known = keysOf(name);
  // "Leftover chicken" may have become "leftover chicken and gravy".
  const hasMore = keysOf(entry).some((key) => !known.includes(key));
  return { words: entry, findings, hasMore };
}
