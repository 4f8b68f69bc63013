import { type Food, foodNamed } from '../../foods/foods';
import { recognise } from '../../foods/recognise';
import { plainLetters, pluralOf } from '../../foods/words';
import { type Stock, stockOf } from './larder';
import { type Stated, statedIn } from './quantity';

/** A word about a food's state that changes how it is cooked. */
export type State = 'cooked' | 'dried' | 'frozen' | 'tin' | 'can';

/** One way to call a food. */
export interface FoodName {
  singular: string;
  /** The same as `singular` for a food that is not counted, such as rice. */
  plural: string;
}

/** One entry of the visitor's list, understood. */
export interface Item {
  food: Food;
  stock: Stock;
  name: FoodName;
  uses: ReadonlySet<string>;
  stated: Stated | undefined;
  states: ReadonlySet<State>;
}

const STATES: ReadonlyMap<string, State> = new Map(
  (
    [
      ['leftover cooked roast roasted grilled steamed boiled', 'cooked'],
      ['dried dry', 'dried'],
      ['frozen', 'frozen'],
      ['tin tins tinned', 'tin'],
      ['can cans canned', 'can'],
    ] as const
  ).flatMap(([words, state]) => words.split(' ').map((word) => [word, state] as const)),
);

/** Words that may come in front of a name without making it another name. */
const LEFT_OUT = new Set([...STATES.keys(), ...'fresh large medium small raw organic'.split(' ')]);

/** What is not cooked, although each of its words is understood. */
const UNSAFE =
  /\b(?:wild|foraged) mushroom|\bgreen potato|\brhubarb lea|\bapple seed|\brotten|\bmouldy|\bmoldy|\braw (?:kidney|red kidney|black|white|butter) bean|\bfrozen egg(?!s? noodle)|[?]|^-\d/;

/** Names that stay the same however many there are. */
const UNCOUNTED =
  /(?:shrimp|zucchini|fish|garlic|squid|cod|salmon|mackerel|deer|veal|venison|offal|tripe|ramen|udon|soba|vermicelli|passata|sauce|marinara|arrabbiata|lo mein|powder|flour|meal|mash|mix|mustard|fenugreek|methi|dh?a?al|kimchi|sauerkraut|popcorn|syrup)$/;
const COUNTED_UNIT = /(?:fillet|steak|clove|stick|stalk|rib|bulb|loin|leaf)$/;

/** No ingredient has a longer name. */
const LONGEST_NAME = 80;

/** The uses of a food once it is cooked or out of a tin; undefined if the kitchen does not cook it then. */
function usesIn(
  states: ReadonlySet<State>,
  { shelf, uses }: Stock,
): ReadonlySet<string> | undefined {
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

/** "frozen peas" are shown as peas; "canned tomatoes" are another food than tomatoes. */
function shortName(name: string, food: Food): string {
  // "Toast the toast" helps nobody.
  if (name === 'toast') return 'bread';
  const behind = / of (.+)$/.exec(name)?.[1] ?? '';
  if (foodNamed(behind) === food) return behind;
  const [first = '', ...rest] = name.split(' ');
  const shorter = rest.join(' ');
  return LEFT_OUT.has(first.toLowerCase()) && foodNamed(shorter) === food ? shorter : name;
}

function foodNameOf(written: string, food: Food, { isCounted }: Stock): FoodName {
  const singular = shortName(written, food);
  const hasPlural = COUNTED_UNIT.test(singular) || (isCounted && !UNCOUNTED.test(singular));
  return {
    singular,
    plural: hasPlural && !/[^s]s$/.test(singular) ? pluralOf(singular) : singular,
  };
}

/**
 * Understands one entry of a list, such as "2 eggs", "a can of chickpeas" or "peas, frozen". The
 * whole entry has to be one food and words that describe it: one word more, and it is something
 * else, as in "egg box".
 *
 * @returns undefined if the kitchen does not know the entry
 */
export function readItem(entry: string): Item | undefined {
  const typed = entry.trim();
  const plain = plainLetters(typed);
  if (typed.length > LONGEST_NAME || UNSAFE.test(plain)) return undefined;
  const { foods, unknown } = recognise(typed);
  const [found, ...others] = foods.filter(({ role }) => role !== 'aside');
  const isOne = found?.role === 'main' && others.length === 0;
  if (!found || !isOne || unknown.length > 0 || found.modifiers.length + found.claims.length > 0) {
    return undefined;
  }
  const { food } = found;
  const stock = stockOf(food);
  if (!stock) return undefined;

  const own = new Set(food.name.toLowerCase().split(' '));
  const states = new Set(
    plain.split(/[^a-z]+/).flatMap((word) => (own.has(word) ? [] : (STATES.get(word) ?? []))),
  );
  const uses = usesIn(states, stock);
  if (!uses) return undefined;
  const name = foodNameOf(found.name, food, stock);
  const isLeftover = uses.has('leftover') && !stock.uses.has('leftover');
  return {
    food,
    stock,
    name: isLeftover
      ? { singular: `cooked ${name.singular}`, plural: `cooked ${name.plural}` }
      : name,
    uses,
    stated: statedIn(typed.toLowerCase()),
    states,
  };
}
