import type { SavedNeeds } from '../../../machines/cookbookMachine';
import { type ClaimedFood, type ClaimedLine, readClaimed } from '../../foods/claims/claimed';
import { type Avoided, askedFoods, serves } from '../../foods/covers';
import { foodsOfList } from '../../foods/entries';
import { type Food, foodNamed } from '../../foods/foods';
import type { Rank } from './ranks';

/** What somebody has. */
export interface Stock {
  list: readonly string[];
  /** The entries of the list to use up. */
  useUp: readonly string[];
  /** What they always have. */
  basics: readonly string[];
}

/** Counts for no recipe, even if somebody does not always have it. */
const COUNTS_NOTHING = ['water', 'neutral oil', 'olive oil', 'salt'];

/**
 * For what else a cook takes a food. A shop is another matter: its list does not count on it, and the check of an
 * open recipe asks.
 */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  'stock cube': ['stock', 'vegetable stock'],
  'chicken stock cube': ['chicken stock'],
  'beef stock cube': ['beef stock'],
  'corn tortilla': ['tortilla'],
  sausage: ['pork sausage'],
};

/** What serves for a food: entries of the list, or what everybody has; null if nothing does. */
type Served = readonly Entry[] | 'basics' | null;

interface Entry {
  read: ClaimedLine;
  /** The entry to use up that it belongs to, if any. */
  useUp: string | undefined;
}

/**
 * Makes a function that compares what recipes need with what somebody has. Thousands of recipes share some
 * hundred foods, so it reads and compares each food once.
 *
 * @param avoided what the visitor avoids, which serves for nothing but itself
 */
export function createRanker(avoided: Avoided) {
  const groups = new Map<string, ReturnType<typeof askedFoods>>();

  function groupsOf(food: string) {
    const known = groups.get(food) ?? askedFoods(readClaimed(food, avoided.contents), avoided);
    groups.set(food, known);
    return known;
  }

  return ({ list, useUp, basics }: Stock): ((needs: SavedNeeds) => Rank | null) => {
    const entries = list.flatMap((text) =>
      foodsOfList([text]).map(
        (own): Entry => ({
          read: readClaimed(own, new Set()),
          useUp: useUp.includes(text) ? text : undefined,
        }),
      ),
    );
    const always = [...COUNTS_NOTHING, ...basics].map((text) => ({
      read: readClaimed(text, new Set()),
    }));
    const entriesFor = indexByRoot(entries);
    const alwaysFor = indexByRoot(always);
    const answers = new Map<string, Served>();

    function find(food: string): Served {
      const asked = groupsOf(food);
      const isAlwaysThere = (one: readonly ClaimedFood[]) =>
        alwaysFor(one).some(({ read }) => serves(read, one, avoided) === 'yes');
      if (asked.every(isAlwaysThere)) return 'basics';
      const serving = asked.map((one) =>
        entriesFor(one).filter(({ read }) => isEnough(read, one, avoided)),
      );
      return serving.every((some) => some.length > 0) ? serving.flat() : null;
    }

    function findOnce(food: string): Served {
      const known = answers.get(food);
      if (known !== undefined) return known;
      const served = find(food);
      answers.set(food, served);
      return served;
    }

    return ({ foods, unclear }) => {
      const needed = foods.map(findOnce).filter((served) => served !== 'basics');
      const used = needed.flatMap((served) => served ?? []).flatMap(({ useUp }) => useUp ?? []);
      const need = needed.length + unclear;
      const have = needed.filter((served) => served !== null).length;
      return need > 0 ? { have, need, usesUp: new Set(used).size } : null;
    };
  };
}

/** Only a food of the same root can serve. Looking at no others makes the comparison ten times as fast. */
function indexByRoot<Item extends { read: ClaimedLine }>(items: readonly Item[]) {
  const byRoot = new Map<Food | undefined, Set<Item>>();
  for (const item of items) {
    const foods = item.read.foods.flatMap(({ food }) => [food, ...takenFor(food).map(foodNamed)]);
    for (const food of foods) {
      const root = rootOf(food);
      byRoot.set(root, (byRoot.get(root) ?? new Set()).add(item));
    }
  }
  return (asked: readonly ClaimedFood[]): Item[] => [
    ...new Set(asked.flatMap(({ food }) => [...(byRoot.get(rootOf(food)) ?? [])])),
  ];
}

function rootOf(food: Food | undefined): Food | undefined {
  let root = food;
  while (root?.parent) root = root.parent;
  return root;
}

const takenFor = ({ name }: Food) => TAKEN_FOR[name] ?? [];

/** Whether an entry of a list serves for one of several foods. */
function isEnough(entry: ClaimedLine, asked: readonly ClaimedFood[], avoided: Avoided): boolean {
  const answer = serves(entry, asked, avoided);
  if (answer === 'yes' || answer === 'kind') return true;
  const others = entry.foods.flatMap(({ food }) => takenFor(food));
  const isAsked = asked.some(({ food }) => others.includes(food.name));
  return isAsked && entry.unknown.length === 0 && !avoided.test(entry.text);
}
