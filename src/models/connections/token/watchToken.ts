import { type SeenWords, seenText } from '../../../reading/document/markdown/seenText';
import { FEWEST_CHARACTERS, hideToken, spell } from './hideToken';

/** Fewer letters of a token prove nothing: words begin with them too. */
const FEWEST_HELD = 3;

/** In UTF-16 units. A longer text has to grow by a factor before the next look at all of it. */
const SHORT_TEXT = 8_000;
const NEXT_LOOK = 1.25;

/** References to characters, and notes: they may put the token's parts in another order. */
const MOVED = /&\S|\[\^|\\u|%[\da-f]{2}/i;

/**
 * Watches a text grow, for a token in it. It spells each word once, and searches the whole only if
 * that has all letters of the token in their order: all looks together take linear time.
 * @returns takes the text so far and tells how much of it can be shown: nothing from a token on,
 * nor from the beginning of a token at its end
 */
export function watchToken(
  token: string,
  read: (text: string) => SeenWords[] = seenText,
): (text: string) => number {
  const wanted = spell(token, false);
  if (wanted.length < FEWEST_CHARACTERS)
    return (text) => (token && text.includes(token) ? 0 : text.length);
  const inOrder = createOrder(wanted);
  const row = createRow(wanted);
  let taken = 0;
  let mayHold = false;
  let isFound = false;
  let safe = 0;
  let looked = 0;

  function take(word: string, start: number) {
    const letters = spell(word, true);
    mayHold = inOrder(letters) || mayHold || MOVED.test(word);
    isFound = row.take(letters, start) || isFound;
  }

  return (text) => {
    // The last word may go on.
    const end = /\S*$/.exec(text.slice(taken))?.index ?? 0;
    for (const { 0: word, index } of text.slice(taken, taken + end).matchAll(/\S+/g))
      take(word, taken + index);
    taken += end;
    const isDue = taken <= SHORT_TEXT || taken >= NEXT_LOOK * looked;
    if (isFound || (mayHold && !isDue)) return safe;
    if (mayHold) {
      looked = taken;
      const whole = text.slice(0, taken);
      isFound = hideToken(whole, token, read) !== whole;
    }
    if (!isFound) safe = row.heldFrom() ?? taken;
    return safe;
  };
}

/** The result takes letters, and tells whether all of `wanted` have come in their order. */
function createOrder(wanted: string) {
  let count = 0;
  return (letters: string): boolean => {
    for (const letter of letters) if (letter === wanted[count]) count += 1;
    return count === wanted.length;
  };
}

function createRow(wanted: string) {
  const steps = stepsBack(wanted);
  /** For each letter, where its word starts. */
  const starts: number[] = [];
  let count = 0;
  return {
    take(letters: string, start: number): boolean {
      for (const letter of letters) {
        starts.push(start);
        while (count > 0 && letter !== wanted[count]) count = steps[count - 1] ?? 0;
        if (letter === wanted[count]) count += 1;
        if (count === wanted.length) return true;
      }
      return false;
    },
    /** Where the beginning of the word starts that the letters end with; undefined without one. */
    heldFrom: () => (count < FEWEST_HELD ? undefined : starts.at(-count)),
  };
}

/** For each beginning of a word, the length of the longest shorter one that it ends with. */
function stepsBack(word: string): number[] {
  const steps = [0];
  for (let at = 1; at < word.length; at += 1) {
    let step = steps[at - 1] ?? 0;
    while (step > 0 && word[at] !== word[step]) step = steps[step - 1] ?? 0;
    steps.push(word[at] === word[step] ? step + 1 : 0);
  }
  return steps;
}
