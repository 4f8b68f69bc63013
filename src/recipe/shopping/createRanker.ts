import { type ClaimedFood, type ClaimedLine, readClaimed } from '../../foods/claims/claimed';
import { type Avoided, askedFoods, serves } from '../../foods/covers';
import { foodsOfList } from '../../foods/entries';
import type { RecipeNeeds } from '../../reading/document/needs';
import { foodsOfStaples } from './checkKitchen';

/** What somebody has. */
export interface Stock {
  list: readonly string[];
  /** The entries of the list to use up. */
  useUp: readonly string[];
  /** What they always have. */
  basics: readonly string[];
}

/** What a recipe needs, and how much of it is at hand. */
export interface Rank {
  have: number;
  need: number;
  /** How many entries it uses that are to be used up. */
  usesUp: number;
}

/** Counts for no recipe, even if somebody does not always have it. */
const COUNTS_NOTHING = ['water', ...foodsOfStaples(['oil', 'salt'])];

/** What water makes of a food. A list for a shop still says "stock"; here, the cook has it. */
const DISSOLVED: Readonly<Record<string, readonly string[]>> = {
  'stock cube': ['stock', 'vegetable stock'],
  'chicken stock cube': ['chicken stock'],
  'beef stock cube': ['beef stock'],
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

  return ({ list, useUp, basics }: Stock): ((needs: RecipeNeeds) => Rank | null) => {
    const entries = list.flatMap((text) =>
      foodsOfList([text]).map(
        (own): Entry => ({
          read: readClaimed(own, new Set()),
          useUp: useUp.includes(text) ? text : undefined,
        }),
      ),
    );
    const always = [...COUNTS_NOTHING, ...basics].map((text) => readClaimed(text, new Set()));
    const answers = new Map<string, Served>();

    function look(food: string): Served {
      const asked = groupsOf(food);
      if (asked.every((one) => always.some((read) => serves(read, one, avoided) === 'yes')))
        return 'basics';
      const serving = asked.map((one) =>
        entries.filter(
          ({ read }) =>
            ['yes', 'kind'].includes(serves(read, one, avoided)) || dissolves(read, one),
        ),
      );
      return serving.every((some) => some.length > 0) ? serving.flat() : null;
    }

    return ({ foods, unclear }) => {
      let have = 0;
      let need = unclear;
      const usedUp = new Set<string>();
      for (const food of foods) {
        let served = answers.get(food);
        if (served === undefined) {
          served = look(food);
          answers.set(food, served);
        }
        if (served === 'basics') continue;
        need += 1;
        if (served) have += 1;
        for (const { useUp: entry } of served ?? []) if (entry) usedUp.add(entry);
      }
      return need > 0 ? { have, need, usesUp: usedUp.size } : null;
    };
  };
}

function dissolves({ foods, unknown }: ClaimedLine, asked: readonly ClaimedFood[]): boolean {
  const made = foods.flatMap(({ food }) => DISSOLVED[food.name] ?? []);
  return unknown.length === 0 && asked.some(({ food }) => made.includes(food.name));
}

/** Compares two ranks: first what has the larger share at hand, then what uses up more. */
export const compareRanks = (one: Rank, other: Rank) =>
  other.have * one.need - one.have * other.need || other.usesUp - one.usesUp;
