import { foodNamed, foodsUsedIn, isA, languageState, type UsedFood } from '../../foods';
import type { RecipeDocument, Step } from '../../reading';

/** How far before a time to look for its food, in characters. */
const REACH = 300;

/** Foods of every pan: their names tell no timer from another. */
const everywhere = () =>
  'water, oil, salt, pepper, seasoning, cooking spray'
    .split(', ')
    .flatMap((name) => foodNamed(name) ?? []);

/** After such a sentence, the food is no longer in the pot. The comment is one. */
export const TAKES_AWAY: readonly string[] = [
  'remove', // Remove it.
  'transfer', // Transfer it to a plate.
  'discard', // Discard the fat.
  'set aside', // Set aside.
  String.raw`take (?:it|them|the \w+) (?:out|off)`, // Take it off the heat.
];
const IS_TAKEN_AWAY = new RegExp(String.raw`\b(?:${TAKES_AWAY.join('|')})\b`, 'i');

/**
 * What a cook waits for: "chicken" in "Rest the chicken for 10 minutes". The first food that the
 * time's own sentence takes, else the nearest sentence before, else the title; in languages other
 * than English, only the own sentence. Empty if no food is sure.
 * @param index which of the step's times
 */
export function nameTimer(
  { text, title, durations }: Pick<Step, 'text' | 'title' | 'durations'>,
  index: number,
  language: RecipeDocument['language'],
): string {
  if (languageState(language).learned !== 'known') return '';
  const isEnglish = (language ?? 'en') === 'en';
  let [before, end] = [0, 0];
  let start = 0;
  for (const { text: words } of durations.slice(0, index + 1)) {
    start = text.indexOf(words, end);
    if (start < 0) return '';
    [before, end] = [end, start + words.length];
  }
  const near = text.slice(Math.max(before, start - REACH), start);
  const [own = '', ...earlier] = near.split(/[.!?;\n](?=\s|$)/u).reverse();
  const found = foodIn(own, isEnglish);
  if (found || !isEnglish) return found;
  for (const sentence of earlier) {
    if (IS_TAKEN_AWAY.test(sentence)) return '';
    const food = foodIn(sentence);
    if (food) return food;
  }
  return title ? foodIn(title) : '';
}

function foodIn(sentence: string, isEnglish = true): string {
  const isTold = ({ use, food, start }: UsedFood) =>
    use !== 'mention' &&
    !everywhere().some((one) => isA(food, one)) &&
    // "The sauce" names a food, but "spread" may be a verb.
    (!isEnglish || !food.isUnclear || /\bthe (?:\w+ )?$/i.test(sentence.slice(0, start)));
  return foodsUsedIn(sentence).find(isTold)?.words ?? '';
}
