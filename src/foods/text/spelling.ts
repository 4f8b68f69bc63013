import { foodNamed, vocabulary, writtenNames } from '../foods';
import { remembering } from '../remembering';
import { sliced } from '../slices';
import { splitWords, type Word, wordList } from '../words';
import { isPlainWord } from './descriptions';

/** These look like a misspelt food but are not. */
const ORDINARY = wordList('no slip');

/** One slip in these counts in sentences too, and even in a short name. */
export const EVERYDAY = wordList('every day');

/** The shortest food in whose name one letter may be another, or missing. */
const SHORTEST_CHANGED = 4;

/** "samon", "wien", "milc", if only one food of every day is that similar. */
function slippedFrom(key: string): string | undefined {
  const near = [...EVERYDAY].filter(
    (word) =>
      word.charAt(0) === key.charAt(0) &&
      Math.abs(word.length - key.length) < 2 &&
      isOneSlip(key, word, true) &&
      (word.length >= SHORTEST_CHANGED || key.length > word.length),
  );
  return near.length === 1 ? near[0] : undefined;
}

const SHORTEST = 3;
const LONGEST_EVERYDAY = 8;
/** The shortest word to compare with all foods. */
const SHORTEST_OF_ALL = 5;
const LONGEST = 20;

/** A doubled letter counts once: "brocolli" is "broccoli". */
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/** The keys are first letters, then lengths without doubled letters. */
const byStart = sliced(() => {
  const found = new Map<string, { word: string; single: string }[]>();
  for (const word of vocabulary()) {
    if (word.length < SHORTEST_OF_ALL - 1 || word.length > LONGEST || isPlainWord(word)) continue;
    const single = withoutDoubles(word);
    const start = `${single.charAt(0)}${single.length}`;
    if (!found.has(start)) found.set(start, []);
    found.get(start)?.push({ word, single });
  }
  return found;
});

/** Undefined unless exactly one food's word differs by one slip. Remembers its answers. */
export const correctionOf = remembering((key: string): string | undefined => {
  if (key.length < SHORTEST || key.length > LONGEST || ORDINARY.has(key)) return undefined;
  const isEveryday = key.length <= LONGEST_EVERYDAY && /^[a-z]+$/.test(key);
  const near = key.length < SHORTEST_OF_ALL ? [] : nearWords(key);
  return (isEveryday ? slippedFrom(key) : undefined) ?? onlyOne(near);
});

/** All words that are the same except for doubled letters, or else those with one slip. */
function nearWords(key: string): string[] {
  const written = withoutDoubles(key);
  const known = (length: number) => byStart().get(`${written.charAt(0)}${length}`) ?? [];
  const same = known(written.length).filter(({ single }) => single === written);
  const near =
    same.length > 0
      ? same
      : [-1, 0, 1].flatMap((more) =>
          known(written.length + more).filter(({ single }) => isOneSlip(written, single)),
        );
  return near.map(({ word }) => word);
}

/** Words that name the same food count as one: "yogurt" and "yoghurt". */
function onlyOne(words: readonly string[]): string | undefined {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return first;
  const food = foodNamed(first);
  return food && others.every((other) => foodNamed(other) === food) ? first : undefined;
}

/** One letter after the first is missing, added, changed, or swapped with the next. */
export function isOneSlip(one: string, other: string, mayEnd = false): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const apart = shorter - start - end;
  if (one.length !== other.length) return apart === 0;
  // Another last letter makes another word: "wrapped" is not "wrapper".
  if (apart === 1) return end > 0 || mayEnd;
  return apart === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

/** No language of the page has such letters: Polish "mąki" is flour, and not maki. */
const OTHER = /(?![a-zàâäæçèéêëîïôöùûüÿœßáíñóú])\p{Script=Latin}/u;

const lettersOf = (word: string) => word.normalize('NFKC').toLowerCase();

/** The tables' words with such letters, as written: "masło", "çılbır". */
const written = sliced(
  () =>
    new Set(
      writtenNames()
        .flatMap((name) => lettersOf(name).split(/[\s-]+/))
        .filter((word) => OTHER.test(word)),
    ),
);

/** Words with strange letters mean only what the tables write so. Null for a line without them. */
export function byLetter(text: string): readonly Word[] | null {
  if (!OTHER.test(lettersOf(text))) return null;
  return splitWords(text).map((word) => {
    const letters = lettersOf(word.text);
    const isStrange = OTHER.test(letters) && !written().has(letters);
    return isStrange ? { ...word, plain: letters, key: letters } : word;
  });
}
