import { type Food, foodNamed, isA, TABLES } from '../foods';
import { isUsual } from '../text/descriptions';
import { keysOf } from '../words';
import type { Shelf } from './shelfOf';

/**
 * What tells a thing to buy from another: each synonym as its first name, and no word that adds nothing
 * to the food.
 * @param named the words of the food's name, each as its key
 * @param kept the other words of the line that may make it another thing
 * @param food what they name, if the page knows it
 */
export function shopKeys(
  named: readonly string[],
  kept: readonly string[],
  food: Food | undefined,
  shelf: Shelf,
): string[] {
  const own = withoutKind(sameKeys(named), food);
  return sameInShops([...kept, ...own].filter((key) => !saysNothing(key, food, shelf)));
}

/**
 * Names of one thing in a shop that have a word beside the food: the first one counts. The comment is
 * lines of it.
 */
export const SAME: readonly string[] = [
  'fresh coriander = cilantro leaf = cilantro', // 10 g coriander = 10 g cilantro leaves = 20 g cilantro
];

const SAME_KEYS = SAME.map((row) => row.split(' = ').map(keysOf));

function sameInShops(keys: string[]): string[] {
  for (const [first = [], ...others] of SAME_KEYS) {
    const other = others.find((name) => name.every((key) => keys.includes(key)));
    if (other) return [...keys.filter((key) => !other.includes(key)), ...first];
  }
  return keys;
}

/** Each line lists the names of one thing to buy, `courgette == zucchini`: the first one counts. */
export const readSynonyms = (table: string): string[][] =>
  table
    .split(/[,\n]| \|| = |^ *[=~] /m)
    .filter((names) => names.includes(' == '))
    .map((names) => names.trim().split(' == '));

let same: ReadonlyMap<string, readonly string[]> | undefined;

/** Maps each other name to the words of the one that counts. Made at the first use. */
function sameNames() {
  same ??= new Map<string, readonly string[]>([
    ...TABLES.flatMap(readSynonyms).flatMap(([first = '', ...others]) =>
      others.map((name) => [keysOf(name).join(' '), keysOf(first)] as const),
    ),
    // In America, chili powder is a blend.
    [keysOf('chili powder').join(' '), ['chili', 'powder']],
  ]);
  return same;
}

function sameKeys(words: readonly string[]): readonly string[] {
  // "Peppers" alone may be the vegetable, so it keeps its ending. Beside another word it loses it.
  const keys = words.length > 1 ? words.map((key) => key.replace(/^peppers$/, 'pepper')) : words;
  // "Greek yogurt" is Greek yoghurt.
  return sameNames().get(keys.join(' ')) ?? keys.flatMap((key) => sameNames().get(key) ?? key);
}

/** Drops a last word that repeats what the food is: "gouda cheese", "penne pasta". */
function withoutKind(keys: readonly string[], food: Food | undefined): readonly string[] {
  // Whole cumin is not a powder.
  if (food?.isDry && keys.at(-1) === 'seed') return keys;
  const others = keys.slice(0, -1);
  const other = foodNamed(others.join(' '));
  // Ginger paste is not ginger.
  const isKind =
    other && food && isA(other, food) && !/^(?:paste|ring|chip)$/.test(keys.at(-1) ?? '');
  return isKind ? withoutKind(others, other) : keys;
}

/** "White sugar", "dried penne": the word adds nothing to the food. */
const saysNothing = (key: string, food: Food | undefined, shelf: Shelf) =>
  key === 'of' ||
  (key === 'dried' && shelf === 'dry goods' && food?.isDry) ||
  [food, food?.parent].some((one) => isUsual(key, one?.name));
