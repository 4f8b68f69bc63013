import type { ClaimedLine } from '../foods/claims/claimed';
import type { Avoided } from '../foods/covers';
import type { KeptNeed, NeedAmount } from './Need';

export interface ListEntry {
  /** As the visitor wrote it. */
  text: string;
  /** The line of the list: "eggs and rice". */
  of: string;
  read: ClaimedLine;
  /** Null if the entry says no amount. */
  amount: NeedAmount | null;
}

export interface EntryUse {
  entries: readonly ListEntry[];
  /** How much there is; null if an entry does not say. */
  have: NeedAmount | null;
  /** As far as it can be compared; null if nothing can. */
  need: NeedAmount | null;
  enough: 'yes' | 'no' | 'unknown';
  /** Null unless it surely is not enough. */
  short: NeedAmount | null;
  /** Whether nothing of the entries is left. */
  isWhole: boolean;
}

/** The page keeps a comparison for as long as this object is the same. */
export interface Kitchen {
  list: readonly string[];
  /** In the visitor's own words. */
  always: readonly string[];
  /** What every kitchen probably has, as long as the visitor has not said. */
  probably: readonly string[];
  /** An avoided food serves for nothing but itself. */
  avoided: Avoided;
}

/** `perhaps`: "rice" for basmati rice. `unclear`: the page cannot tell. */
export type Served = 'yes' | 'always' | 'probably' | 'perhaps' | 'no' | 'unclear';

export interface Compared<One extends KeptNeed = KeptNeed> {
  need: One;
  /** The place of its recipe among those that were compared. */
  recipe: number;
  /** At the chosen servings; null if the page cannot tell. */
  amount: NeedAmount | null;
  served: Served;
  entries: readonly ListEntry[];
  /** As the recipe calls the foods, without those that the visitor avoids. */
  names: readonly string[];
  /** The same for all needs of one food. To buy eggs is to have their yolks. */
  food: string;
  /** The part that it takes of a food: "egg yolk". Yolks and whites come from the same eggs. */
  part: string;
  /** Whether the need's pieces are pieces of the entry. */
  isCounted: boolean;
  /** Whether the need's weight is a weight of the entry. */
  isWeighed: boolean;
  /** Every kitchen has it, or this one always. It does not count. */
  isStaple: boolean;
  /** Null unless entries serve for the need. */
  use: EntryUse | null;
}

export interface Comparison<One extends KeptNeed = KeptNeed> {
  needs: readonly Compared<One>[];
  /** The entries of the list, each food by itself. */
  entries: readonly ListEntry[];
}
