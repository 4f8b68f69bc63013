import type { UsedLeftover } from './text/lines';
import { inEnglish } from './text/reading';
import { keysOf } from './words';

/** "Leftover curry", "yesterday's roast". "Semmeln vom Vortag" are stale rolls. */
const LEFT =
  /(?!(?<=\b(?:bread|roll),? from )leftover\W*$)\bleft[\s-]?overs?\b|\b(?:yesterday|last night)['’]s\b/i;

/** Reads any language. A leftover's name does not tell what is in it. */
export function isLeftover(text: string): boolean {
  return LEFT.test(text) || LEFT.test(inEnglish(text));
}

/** Drops the words that make it a leftover. English, if another language wrote the text. */
export function withoutLeft(text: string): string {
  return (LEFT.test(text) ? text : inEnglish(text)).replace(LEFT, ' ');
}

type KnownLeftover = Pick<UsedLeftover, 'findings'> & { entry: string; name: string };

export function toCheck({ entry, name, findings }: KnownLeftover): UsedLeftover {
  const known = keysOf(name);
  // The visitor may have renamed "leftover chicken" to "leftover chicken and gravy".
  const hasMore = keysOf(entry).some((key) => !known.includes(key));
  return { words: entry, findings, hasMore };
}
