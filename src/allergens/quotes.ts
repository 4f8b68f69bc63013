import type { Place } from '../foods/allergens';
import { limitText } from '../ui/limitText';

/** The most that a statement repeats of a line, in UTF-16 units. */
const LONGEST_QUOTE = 80;
/** The most words that are compared with one another. */
const MOST_COMPARED = 200;

/** Marks of direction and of quotes, with which a recipe could go on in the page's own words. */
const MARKS = /[\p{Bidi_Control}"“”„‟«»‹›〝〞〟＂❝❞]/gu;

/** Makes words of a recipe harmless in a statement of the page. */
export function quoteOf(words: string): string {
  return limitText(words.replace(MARKS, ''), LONGEST_QUOTE);
}

/** The words of places, each once, without those that hold others: "scrambled eggs" beside "eggs". */
export function wordsOf(places: readonly Pick<Place, 'words'>[]): string[] {
  const all = new Map(
    places.map(({ words }) => quoteOf(words)).map((words) => [words.toLowerCase(), words]),
  );
  const compared = [...all.keys()].slice(0, MOST_COMPARED);
  const holds = (one: string, other: string) => one !== other && one.includes(other);
  return [...all]
    .filter(([key]) => !compared.some((other) => holds(key, other)))
    .map(([, words]) => words);
}
