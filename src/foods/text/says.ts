import { foodNamed } from '../foods';
import SENTENCES from '../larder/sentences.txt?raw';
import STEPS from '../larder/steps.txt?raw';
import WISHES from '../larder/wishes.txt?raw';
import { rowsNamed } from '../rows';
import { isJoined, type Word, wordList } from '../words';

const patternsOf = rowsNamed([SENTENCES, STEPS, WISHES].join('\n'));

/** The rows of a name, as one pattern. */
export function patternOf(name: string, flags = ''): RegExp {
  const sourceOf = (one: string): string =>
    `(?:${patternsOf(one)
      .join('|')
      .replace(/<([a-z ]+)>/g, (_, other) => sourceOf(other))})`;
  return new RegExp(sourceOf(name), flags);
}

const NEXT_SENTENCE = 14;

export function sentenceAround(
  words: readonly Word[],
  first: number,
  last: number,
  furthest = NEXT_SENTENCE,
  end = /[.!?:\n]/,
): [number, number] {
  const isEnd = (at: number) => end.test(words[at]?.gap ?? '');
  let [from, to] = [first, last + 1];
  while (from > 0 && first - from < furthest && !isEnd(from)) from -= 1;
  while (to < words.length && to - last < furthest && !isEnd(to)) to += 1;
  return [from, to];
}

/** The sentence around a food, in small letters, with `#` in its place. */
export function sentenceOf(words: readonly Word[], first: number, last = first): string {
  const [from, to] = sentenceAround(words, first, last);
  let sentence = '';
  for (let at = from; at < to; at += 1) {
    const { text, gap } = words[at] as Word;
    const sign = gap.trim();
    if (at > from) sentence += /^[-‐‑]$/.test(gap) ? '-' : sign ? ` ${sign} ` : ' ';
    sentence += at === first ? '#' : text.toLowerCase();
    if (at === first) at = last;
  }
  return sentence;
}

/** Foods whose names are also verbs of the kitchen. */
const VERBS = wordList('verb');
const VERB = patternOf('verb');
const VERB_OF_FOOD = patternOf('verb of a food');

/** "Toast the almonds", "Toast pumpkin seeds". "Sandwich bread" is one name. In doubt, it is the food. */
export function isVerb(words: readonly Word[], at: number): boolean {
  const [word, next, other] = words.slice(at, at + 3);
  // Only in English a food's name is a verb too.
  if (!word || word.isTranslated || !VERBS.has(word.key) || !isJoined(next)) return false;
  const sentence = sentenceOf(words, at).replace('#', `#${word.key}`);
  const both = `${next?.text} ${other?.text}`;
  return (
    VERB.test(sentence) ||
    (VERB_OF_FOOD.test(sentence) &&
      [next?.text ?? '', both].some(foodNamed) &&
      !foodNamed(`${word.text} ${next?.text}`))
  );
}
