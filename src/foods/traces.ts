import type { Content, Contents } from './contents';
import { isWordOfFood } from './spelling';
import { stemOf, type Word } from './words';

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
    /wheat|gluten|^bread|bread$|^noodl|^pasta|^rye|barley|^flour|biscuit|cracker$|dough$|cake$|^oats?/,
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
  /^(?:creamy|creamed|butterfl|buttercup|butterhead|nutty|chestnut|coconut|doughnut|eggplant|selfish|starfish|buckwheat|fishmonger|cheesecloth|cheesemonger|minute|breadth|nutcracker|breadmaker|breadboard|cupcakeliner|pancakepan|parchment)/;

/** Digits that look like letters. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

const NOTHING: Contents = new Map();

/** @returns what a word may contain by its sound alone: "buttery", "cheesy", "fishballs" */
export function hintAt(word: Word | undefined): Contents {
  const key = word?.key ?? '';
  if (key === '' || key.length > 40 || HARMLESS.test(key)) return NOTHING;
  const contents = STEMS.filter(([stem]) => stem.test(key)).flatMap(([, found]) => found);
  return new Map(contents.map((content) => [content, 'may contain']));
}

/** A word in other letters than Latin ones, or with digits between its letters: "m1lk". */
export function isStrange(text: string): boolean {
  if (/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''))) return true;
  const letters = text.toLowerCase().replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit);
  return /\p{L}/u.test(text) && letters !== text.toLowerCase() && isWordOfFood(stemOf(letters));
}
