import type { ClaimedLine } from '../foods/claims/claimed';
import type { Avoided } from '../foods/covers';
import type { Amount, KeptNeed } from './Need';

/** A food that a visitor has. */
export interface Entry {
  /** As the visitor wrote it. */
  text: string;
  /** The line of the list: "eggs and rice". */
  of: string;
  read: ClaimedLine;
  /** How much, if the entry says so. */
  amount: Amount | null;
}

/** What recipes take of the same entries. */
export interface Use {
  entries: readonly Entry[];
  /** How much there is; null if an entry does not say. */
  have: Amount | null;
  /** How much the recipes take, as far as it can be compared; null if nothing can. */
  need: Amount | null;
  /** Whether that is enough. */
  enough: 'yes' | 'no' | 'unknown';
  /** How much is missing, if it surely is not enough. */
  short: Amount | null;
  /** Whether nothing of the entries is left. */
  isWhole: boolean;
}

/** What a visitor has, and avoids. A comparison is kept for as long as this object is the same. */
export interface Kitchen {
  list: readonly string[];
  /** What the visitor always has, in their own words. */
  always: readonly string[];
  /** What every kitchen probably has, as long as the visitor has not said. */
  probably: readonly string[];
  /** What the visitor avoids, which serves for nothing but itself. */
  avoided: Avoided;
}

/**
 * What serves for a need: an entry of the list, something always there, perhaps an entry ("rice" for basmati rice),
 * nothing, or the page cannot tell.
 */
export type Served = 'yes' | 'always' | 'probably' | 'perhaps' | 'no' | 'unclear';

/** A need beside what is at hand. */
export interface Compared<One extends KeptNeed = KeptNeed> {
  need: One;
  /** The place of its recipe among those that were compared. */
  recipe: number;
  /** At the chosen servings; null if the page cannot tell. */
  amount: Amount | null;
  served: Served;
  /** The entries that serve for it, or perhaps do. */
  entries: readonly Entry[];
  /** The foods as the recipe calls them, without those that the visitor avoids. */
  names: readonly string[];
  /** The same for all needs of one food. Who buys eggs has their yolks. */
  food: string;
  /** The part of a food at hand that it takes: "egg yolk". Yolks and whites come from the same eggs. */
  part: string;
  /** Whether its pieces are pieces of the entry. */
  isCounted: boolean;
  /** Whether its weight is a weight of the entry. */
  isWeighed: boolean;
  /** Whether every kitchen has it, or this one always. It does not count. */
  isStaple: boolean;
  /** What it takes of the entries; null unless they serve for it. */
  use: Use | null;
}

/** A recipe, or several, beside what a visitor has. */
export interface Comparison<One extends KeptNeed = KeptNeed> {
  needs: readonly Compared<One>[];
  /** The entries of the list, each food by itself. */
  entries: readonly Entry[];
}
