import type { FoodLine, ThingToAvoid } from '../foods';
import type { LanguageCode } from '../reading';

export type Range = readonly [low: number, high: number];

/** What a food usually weighs, in grams, by the unit; a piece has none. */
export type Weights = ReadonlyMap<string, Range>;

export interface ListEntry {
  /** As the visitor wrote it. */
  text: string;
  /** The line of the list: "eggs and rice". */
  of: string;
  read: FoodLine;
  /** Null if the entry says no amount. */
  amount: NeedAmount | null;
}

export interface EntryUse {
  entries: readonly ListEntry[];
  /** How much there is; null if an entry does not say. */
  have: NeedAmount | null;
  /** As far as it can be compared; null if nothing can. */
  need: NeedAmount | null;
  /** `check`: a cook has to look, as the amounts do not compare, or what the food usually weighs leaves it open. */
  enough: 'yes' | 'no' | 'check' | 'unknown';
  /** Whether the page has only compared what the food usually weighs. */
  isAbout: boolean;
  /** Null unless it surely is not enough. */
  short: NeedAmount | null;
  /** Whether nothing of the entries is left. */
  isWhole: boolean;
}

/** The page keeps a comparison for as long as this object is the same. */
export interface Kitchen {
  list: readonly string[];
  always: readonly string[];
  /** What every kitchen probably has, as long as the visitor has not said. */
  probably: readonly string[];
  /** An avoided food serves for nothing but itself. */
  avoided: readonly ThingToAvoid[];
}

/** `perhaps`: "rice" for basmati rice. `unclear`: the page cannot tell. */
export type Served = 'yes' | 'always' | 'probably' | 'perhaps' | 'no' | 'unclear';

export interface Compared<One extends KeptNeed = KeptNeed> {
  need: One;
  /** The place of its recipe among those that were compared. */
  recipe: number;
  /** At the chosen servings; null if the page cannot tell. */
  amount: One['amount'];
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
  /** What the need's food usually weighs; null if its weight is no weight of the entry. */
  weights: Weights | null;
  /** A kitchen has enough of it, or none: spices. */
  isNeverCounted: boolean;
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

export interface NeedAmount {
  value: number;
  /** The upper end of a range. */
  to: number | null;
  /** "gram", "clove", "400g can"; empty for whole foods. */
  unit: string;
}

/** In a line's words. */
export interface WrittenAmount extends NeedAmount {
  /** The unit, and its plural; empty for whole foods. */
  written: string;
  many: string;
  /** A pack's size, before the unit: "400 g". */
  pack: string;
}

export interface KeptNeed {
  /** A line, or few words for foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If `foods` is a line, the place of the food in it. */
  place?: number;
  /** At the recipe's own servings; null if the line does not tell. */
  amount: NeedAmount | null;
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

export interface KeptNeeds<One extends KeptNeed = KeptNeed> {
  needs: readonly One[];
  language: LanguageCode | null;
  /** Null if the recipe does not say. */
  servings: number | null;
}

/** A food of a line, with what the page shows of it. */
export interface Need extends KeptNeed {
  amount: WrittenAmount | null;
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** The line, or of "salt, pepper" the part that names the food. */
  line: string;
}

export interface Needs extends KeptNeeds<Need> {
  /** Whether the page can compare it: it has found every ingredient, and understands most. */
  isKnown: boolean;
}

/** The cook lacks the food, or has too little of it, or has to look whether it is enough. */
export const isToBuy = ({ need, served, use }: Compared): boolean =>
  !need.isOptional && (served === 'no' || served === 'unclear' || isOpen(use));

/** It surely is not enough, or the cook has to look. */
export const isOpen = (use: EntryUse | null) => use?.enough === 'no' || use?.enough === 'check';

/** `need`: at hand, to buy, or perhaps at hand. What every kitchen has does not count. */
export function countsOf({ needs }: Comparison) {
  const foods = new Set<string>();
  const lacked = new Set<string>();
  const bought = new Set<string>();
  for (const one of needs) {
    const isBought = isToBuy(one);
    if (isBought) bought.add(one.food);
    if (one.need.isOptional || (one.isStaple && !isBought)) continue;
    foods.add(one.food);
    if (isBought || !one.use) lacked.add(one.food);
  }
  return { have: foods.size - lacked.size, buy: bought.size, need: foods.size };
}

/** What a recipe uses of a list. The page cannot tell about foods that it may use. */
export function entriesOf({ needs, entries }: Comparison) {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const one of needs) {
    for (const { text } of one.entries) (one.use ? used : open).add(text);
  }
  const isUsed = ({ text }: ListEntry) => used.has(text);
  const textsOf = (some: readonly ListEntry[]) => [...new Set(some.map(({ text }) => text))];
  const linesOf = (some: readonly ListEntry[]) => new Set(some.map((entry) => entry.of)).size;
  return {
    used: textsOf(entries.filter(isUsed)),
    unused: textsOf(entries.filter((entry) => !isUsed(entry) && !open.has(entry.text))),
    /** How many lines of the list it uses, at least in part, and how many the list has. */
    count: linesOf(entries.filter(isUsed)),
    /** How many more it may use. */
    maybe: linesOf(entries.filter((entry) => !isUsed(entry) && open.has(entry.text))),
    total: linesOf(entries),
    isAll: entries.every(isUsed),
  };
}
