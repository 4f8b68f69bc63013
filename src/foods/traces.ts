import type { Content, Contents } from './contents';
import { foodNamed } from './foods';
import { isWordOfFood } from './spelling';
import { hasStrangeLetters, stemOf, type Word } from './words';

/** Beginnings and ends of words that no table knows, and what such a word may contain. */
const STEMS: readonly [RegExp, readonly Content[]][] = [
  [
    /chees|^milk|milk$|butter(?!nut|fly|fl)|yog(?:h)?urt|^dairy|casein|lacto|^whey|^creme|cream$/,
    ['milk'],
  ],
  [/^egg|eggs?$|mayo/, ['eggs']],
  [/^peanut|groundnut|^satay/, ['peanuts']],
  [
    /nut$|^almond|^hazel|^walnut|^cashew|^pecan|^pistach|^macadam|praline|marzipan|^nut(?!ri|meg|r)/,
    ['nuts'],
  ],
  [
    /wheat|gluten|^bread|bread$|^noodl|^pasta|^rye|barley|^flour|biscuit|cracker$|dough$|cake$|^oats?|^wholemeal|^granary$|^multigrain$|^battered$|^crumbed$|^malted$/,
    ['gluten'],
  ],
  [/fish(?!er|y)|^salmon|^tuna|^anchov/, ['fish']],
  [/shrimp|prawn|^crab|lobster/, ['crustaceans']],
  [/oyster|mussel|^clam|squid|scallop/, ['molluscs']],
  [/^soy|^soj|tofu|^miso/, ['soya']],
  [/celer/, ['celery']],
  [/mustard/, ['mustard']],
  [/sesam|tahin/, ['sesame']],
  [/sul(?:ph|f)it/, ['sulphites']],
  [/lupin/, ['lupin']],
];
/** What these stems find by mistake. */
const HARMLESS =
  /^(?:nutmeg|clamp|creamy|creamed|floury|wholewheat|clamshell|butterball|milky|eggshell|butterfl|buttercup|butterhead|nutty|chestnut|coconut|doughnut|eggplant|selfish|starfish|buckwheat|fishmonger|cheesecloth|cheesemonger|minute|breadth|nutcracker|breadmaker|breadboard|cupcakeliner|pancakepan|parchment)/;

/** Digits that look like letters. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

const NOTHING: Contents = new Map();

/** Whole words: makers whose names are ordinary words without their apostrophe, and short misspellings. */
const WORDS: readonly [RegExp, Content][] = [
  [/^french['’]s$/i, 'mustard'],
  [/^duke['’]s$/i, 'eggs'],
  [/^(?:egs|eegs?|eggz)$/i, 'eggs'],
  [/^(?:mlik|mikl|milck|mlk)$/i, 'milk'],
];

/** @returns what a word may contain by its sound alone: "buttery", "cheesy", "fishballs" */
export function hintAt(word: Word | undefined): Contents {
  const key = word?.key ?? '';
  if (key === '' || key.length > 40 || HARMLESS.test(key)) return NOTHING;
  const words = WORDS.filter(([name]) => name.test(word?.text ?? ''));
  const stems = STEMS.filter(([stem]) => stem.test(key));
  const contents = [...stems.flatMap(([, found]) => found), ...words.map(([, found]) => found)];
  return new Map(contents.map((content) => [content, 'may contain']));
}

/**
 * Reads a name that lost its blank: "soyasauce", "oystersauce".
 *
 * @returns what the food contains; nothing unless both halves are words of foods
 */
export function contentsOfJoined(key: string): Contents {
  if (key.length > 24) return NOTHING;
  for (let at = 3; at <= key.length - 3; at++) {
    const [first, second] = [key.slice(0, at), key.slice(at)];
    if (!isWordOfFood(first) || !isWordOfFood(second)) continue;
    const food = foodNamed(`${first} ${second}`);
    if (food && !food.isThing) return food.contents;
  }
  return NOTHING;
}

/** A word in other letters than Latin ones, or with digits or an I in place of letters: "m1lk", "miIk". */
export function isStrange(text: string): boolean {
  if (hasStrangeLetters(text)) return true;
  const letters = text
    .replace(/(?<=\p{Ll})I/gu, 'l')
    .toLowerCase()
    .replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit);
  return /\p{L}/u.test(text) && letters !== text.toLowerCase() && isWordOfFood(stemOf(letters));
}

/**
 * Whether a line is spelled out ("m i l k") or turned around, so its words are not what they look like.
 *
 * @param isIngredient whether any marks may stand between the letters; a sentence has its "i.e. a"
 */
export function isDisguised(words: readonly Word[], isIngredient: boolean): boolean {
  return words.some(({ key, gap, text }, at) => {
    const [next, last] = [words[at + 1], words[at + 2]];
    const isSpelledOut =
      key.length === 1 &&
      [next, last].every((word) => word?.key.length === 1 && !word.isNumber) &&
      (isIngredient || next?.gap === last?.gap);
    return isSpelledOut || /\u202e/.test(gap + text);
  });
}
