import type { Content, Contents } from '../contents';
import { type Food, foodNamed, NAMES } from '../foods';
import { FIRST } from '../languages/first';
import { stemOf, type Word } from '../words';

/** Pieces of words that no table knows, and what such a word may contain. */
const STEMS: readonly (readonly [RegExp, readonly Content[]])[] = [
  [
    /chee[sz]|^milk|milk$|butter(?!nut|fly|fl)|yog(?:h)?urt|^dairy|casein|lacto|^whey|cream$/,
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
  [/^soy|tofu|^miso/, ['soya']],
  [/celer/, ['celery']],
  [/mustard/, ['mustard']],
  [/sesam|tahin/, ['sesame']],
  [/sul(?:ph|f)it/, ['sulphites']],
  [/lupin/, ['lupin']],
  ...Object.values(FIRST).flatMap(({ traces }) =>
    traces.map(([stem, content]) => [stem, [content]] as const),
  ),
];
/** Most words have none of them. */
const ANY_STEM = new RegExp(STEMS.map(([{ source }]) => source).join('|'));
/** Words that these stems find by mistake. */
const HARMLESS =
  /^(?:nutmeg|clamp|creamy|creamed|floury|wholewheat|clamshell|butterball|milky|eggshell|butterfl|buttercup|butterhead|nutty|chestnut|coconut|doughnut|eggplant|selfish|starfish|buckwheat|fishmonger|cheesecloth|cheesemonger|minute|breadth|nutcracker|breadmaker|breadboard|cupcakeliner|pancakepan|parchment|crabby|crabbier|omakase)/;

const NOTHING: Contents = new Map();

/** Whole words: brands that are ordinary words without their apostrophe, and short misspellings. */
const WORDS: readonly [RegExp, Content][] = [
  [/^french['’]s$/i, 'mustard'],
  [/^duke['’]s$/i, 'eggs'],
  [/^bred$/i, 'gluten'],
  // Another word than "smoky", with the same stem.
  [/^smokies?$/i, 'fish'],
  [/^soi$/i, 'soya'],
  [/^(?:egs|egss|eegs?|eggz|eggss)$/i, 'eggs'],
  [/^(?:mlik|mikl|milck|mlk)$/i, 'milk'],
  ...Object.values(FIRST).flatMap(({ accented = [] }) => accented),
];
const ANY_WORD = new RegExp(WORDS.map(([{ source }]) => source).join('|'), 'i');

/** @returns what a word may contain, judged only by its letters: "buttery", "cheesy", "fishballs" */
export function hintAt(word: Word | undefined): Contents {
  const { key = '', text = '' } = word ?? {};
  if ((!ANY_STEM.test(key) && !ANY_WORD.test(text)) || HARMLESS.test(key)) return NOTHING;
  const words = WORDS.filter(([name]) => name.test(text));
  const stems = STEMS.filter(([stem]) => stem.test(key));
  const contents = [...stems.flatMap(([, found]) => found), ...words.map(([, found]) => found)];
  return new Map(contents.map((content) => [content, 'may contain']));
}

/**
 * Reads a name that has lost its blank: "soyasauce", "oystersauce".
 *
 * @returns what the food contains; an empty map if the halves name no food
 */
export function contentsOfJoined(
  key: string,
  contentsOf: (food: Food, keys: string[]) => Contents = ({ contents }) => contents,
): Contents {
  if (key.length > 24) return NOTHING;
  for (let at = 3; at <= key.length - 3; at++) {
    const first = key.slice(0, at);
    // A long text has thousands of words, and few of them begin with a name.
    if (!NAMES.next?.has(stemOf(first))) continue;
    const rest = key.slice(at);
    const food = foodNamed(`${first} ${rest}`);
    if (food && !food.isThing) return contentsOf(food, [first, rest]);
  }
  return NOTHING;
}
