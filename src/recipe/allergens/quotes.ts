import type { Place } from '../../foods/avoided/allergens';
import { limitText } from '../../ui/limitText';

/** How much of a line a statement quotes, in UTF-16 units. */
const LONGEST_QUOTE = 80;
const MOST_COMPARED = 200;

/** With direction or quotation marks, a recipe could pretend to speak in the page's own words. */
const MARKS = /[\p{Bidi_Control}"“”„‟«»‹›〝〞〟＂❝❞]/gu;

export function quoteOf(words: string): string {
  return limitText(words.replace(MARKS, ''), LONGEST_QUOTE);
}

/** Each once. "Scrambled eggs" add nothing to "eggs", but "buttermilk" is not "butter". */
export function quotedWords(places: readonly Pick<Place, 'words'>[]): string[] {
  const all = new Map(
    places.map(({ words }) => quoteOf(words)).map((words) => [words.toLowerCase(), words]),
  );
  const compared = [...all.keys()].slice(0, MOST_COMPARED);
  const has = (one: string, other: string) => ` ${one} `.includes(` ${other} `);
  const holds = (one: string, other: string) =>
    one !== other && (has(one, other) || has(one, `${other}s`));
  return [...all]
    .filter(([key]) => !compared.some((other) => holds(key, other)))
    .map(([, words]) => words);
}
