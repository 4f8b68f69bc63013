import { type Food, type FoodName, findKey, isWordOfFood, plainLetters, type Shelf } from './foods';
import { isQuantity, type Stated, statedIn } from './quantity';

/** A word about a food's state that changes how it is cooked. */
export type State = 'cooked' | 'dried' | 'frozen' | 'tin' | 'can';

/** One entry of the visitor's list, understood. */
export interface Item {
  food: Food;
  name: FoodName;
  uses: ReadonlySet<string>;
  stated: Stated | undefined;
  states: ReadonlySet<State>;
}

/** Shelves, and the words that may stand beside a name there without making it another food. */
const DESCRIPTIONS: readonly [shelves: string, words: string][] = [
  [
    'egg meat fish pulse starch veg fruit herb spice dairy cheese bean nut baking condiment drink sweet',
    'fresh freshly organic large medium small big good nice quality best local leftover remaining spare chopped sliced diced cubed thinly roughly finely whole extra seasonal bought store',
  ],
  ['meat fish veg fruit pulse starch herb', 'frozen thawed defrosted'],
  ['meat fish veg fruit nut', 'raw'],
  ['meat fish starch', 'uncooked'],
  ['meat fish veg pulse starch', 'cooked'],
  ['meat veg', 'roasted grilled'],
  ['veg pulse', 'steamed boiled drained'],
  [
    'fruit veg',
    'ripe overripe very peeled unpeeled deseeded seedless pitted stoned washed trimmed',
  ],
  ['meat fish', 'boneless skinless skinned deboned lean'],
  ['fish', 'peeled wild sustainable shelled'],
  ['meat egg', 'free range'],
  ['veg herb', 'baby minced garden crushed shredded torn picked prewashed'],
  ['veg cheese fruit', 'grated'],
  ['cheese', 'shredded mature extra strong mild sharp aged vintage crumbled smoked'],
  ['nut', 'roasted toasted salted unsalted crushed shelled unshelled flaked blanched'],
  ['spice', 'ground crushed hot'],
  ['dairy', 'natural plain unsweetened sweetened low full reduced fat free thick'],
  ['herb', 'leaves leaf'],
  ['herb spice pulse starch', 'dried dry'],
  ['pulse', 'rinsed'],
  ['starch', 'wholemeal wholewheat wholegrain stale thick thin'],
  ['starch baking', 'gluten free'],
  ['veg pulse fruit dairy', 'canned tinned'],
];

const STATES: ReadonlyMap<string, State> = new Map([
  ['leftover', 'cooked'],
  ['cooked', 'cooked'],
  ['roasted', 'cooked'],
  ['grilled', 'cooked'],
  ['steamed', 'cooked'],
  ['boiled', 'cooked'],
  ['dried', 'dried'],
  ['dry', 'dried'],
  ['frozen', 'frozen'],
  ['tin', 'tin'],
  ['tins', 'tin'],
  ['tinned', 'tin'],
  ['can', 'can'],
  ['cans', 'can'],
  ['canned', 'can'],
]);

/** A longer entry is no ingredient's name. */
const LONGEST_NAME = 80;
const MOST_WORDS = 10;

const shelvesOfWord = new Map<string, Set<string>>();
for (const [shelves, words] of DESCRIPTIONS) {
  for (const word of words.split(' ')) {
    const known = shelvesOfWord.get(word) ?? new Set();
    for (const shelf of shelves.split(' ')) known.add(shelf);
    shelvesOfWord.set(word, known);
  }
}

function describes(word: string, shelf: Shelf): boolean {
  return shelvesOfWord.get(word)?.has(shelf) ?? false;
}

function wordsOf(typed: string): string[] {
  return plainLetters(typed)
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\((e?s)\)/g, '$1')
    .replace(/\(([^()]*)\)/g, ' $1 ')
    .replace(/[.,;!\s]+$/, '')
    .replace(/,\s/g, ' ')
    .replace(/(\d)\s*[½¼¾]/g, '$1')
    .replace(/(^|\s)([½¼¾])(?=\S)/g, '$1$2 ')
    .replace(/(^|\s)(\d+(?:\.\d+)?)([a-z]+)\b/g, '$1$2 $3')
    .replace(/(\d)\s*[-–]\s*(\d)/g, '$1-$2')
    .replace(/free-range/g, 'free range')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** What a food is good for once it is cooked or out of a tin; undefined where it is never so. */
function usesIn(states: ReadonlySet<State>, food: Food): ReadonlySet<string> | undefined {
  const { shelf, uses } = food;
  if (states.has('tin') || states.has('can')) {
    const isSoldInTins = uses.has('tinfish') || uses.has('anchovy');
    if (shelf === 'egg' || shelf === 'meat' || (shelf === 'fish' && !isSoldInTins))
      return undefined;
    if (uses.has('lentil')) return new Set(['pulse']);
  }
  if (!states.has('cooked')) return uses;
  if (uses.has('shelf') || uses.has('leftover')) return uses;
  if (uses.has('lentil')) return new Set(['pulse']);
  if (uses.has('potato')) return new Set(['cookedpotato']);
  if (shelf === 'meat') return new Set(['leftover']);
  const keeps = ['bread', 'wrap', 'base', 'cookedrice', 'boiled', 'board', 'crunchy'];
  const changes = shelf === 'fish' || (shelf === 'starch' && !keeps.some((use) => uses.has(use)));
  return changes ? new Set(['shelf']) : uses;
}

function readName(key: string, beside: readonly string[]): Item | undefined {
  const plain = findKey(key);
  if (!plain && !beside.some((word) => STATES.has(word))) return undefined;
  const states = new Set(beside.flatMap((word) => STATES.get(word) ?? []));
  const isTinned = states.has('tin') || states.has('can');
  const inState =
    (isTinned ? findKey(`canned ${key}`) : undefined) ??
    (states.has('cooked') ? findKey(`cooked ${key}`) : undefined);
  const known = inState ?? plain;
  if (!known) return undefined;

  const { food } = known;
  const isSame = (word: string) =>
    isQuantity(word) || describes(word, food.shelf) || (inState && STATES.has(word));
  if (!beside.every(isSame)) return undefined;
  const uses = inState ? food.uses : usesIn(states, food);
  if (!uses) return undefined;

  const shown = isTinned && plain ? plain.name : known.name;
  const isLeftover = uses.has('leftover') && !food.uses.has('leftover');
  return {
    food,
    name: isLeftover
      ? { singular: `cooked ${shown.singular}`, plural: `cooked ${shown.plural}` }
      : shown,
    uses,
    stated: statedIn(beside),
    states,
  };
}

/**
 * Understands one entry of a list, such as "2 eggs", "a can of chickpeas" or "peas, frozen". The
 * whole entry has to be a known food and words that describe it: one word more, and it is something
 * else, as in "egg box".
 *
 * @returns undefined where the kitchen does not know the entry
 */
export function readItem(entry: string): Item | undefined {
  const typed = entry.trim();
  if (typed.length > LONGEST_NAME) return undefined;
  const words = wordsOf(typed);
  if (words.length > MOST_WORDS) return undefined;
  const isFamiliar = (word: string) =>
    shelvesOfWord.has(word) ||
    isQuantity(word) ||
    word.split('-').every((part) => part === '' || isWordOfFood(part));
  if (!words.every(isFamiliar)) return undefined;

  for (let start = 0; start < words.length; start++) {
    for (let end = words.length; end > start; end--) {
      const beside = [...words.slice(0, start), ...words.slice(end)];
      const item = readName(words.slice(start, end).join(' ').replaceAll('-', ' ').trim(), beside);
      if (item) return item;
      const last = words[end - 1] ?? '';
      if (!shelvesOfWord.has(last) && !isQuantity(last, 'after')) break;
    }
    const first = words[start] ?? '';
    if (!shelvesOfWord.has(first) && !isQuantity(first)) return undefined;
  }
  return undefined;
}
