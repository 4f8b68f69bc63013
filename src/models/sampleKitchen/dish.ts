import type { FoodName, Item, State } from './reading';

/** A use that a dish has for some of the ingredients. */
export interface Slot<S extends string = string> {
  /** The uses of the foods that fit, separated by blanks. */
  of: string;
  /** A food with one of these uses does not fit, whatever else it is good for. */
  but?: string;
  /** How many different foods are taken; one unless said. */
  most?: number;
  /** Replaces the food's own amount. */
  amount?: string;
  /** The dish needs something in this slot. */
  need?: true;
  /** Taken from the cupboard if the list has nothing that fits. */
  cupboard?: string;
  /** A single food in this slot comes in twice its amount. */
  doubles?: true;
  /** Filled only if this is true. It asks whether a slot above holds any food, or one with a certain use. */
  when?: (has: (slot: S, use?: string) => boolean) => boolean;
}

/** One ingredient of a dish, with its amount. */
export interface Portion {
  name: FoodName;
  amount: string;
  /** The name in the number that the amount asks for, such as "onions". */
  label: string;
  uses: ReadonlySet<string>;
  states: ReadonlySet<State>;
  panMinutes: number;
  trayMinutes: number;
  /** The entry of the list that it comes from; undefined for something from the cupboard. */
  item: Item | undefined;
}

/** A numbered step. One that runs beside others adds nothing to the total time. */
export type DishStep = readonly [
  title: string,
  minutes: number,
  text: string,
  beside?: 'meanwhile' | undefined,
];

/** A heading and its steps. A recipe leaves out what a condition has made false. */
export interface MethodPart {
  heading: string;
  steps: readonly (DishStep | false)[];
}

/** A dish, worded for certain ingredients. */
export interface WordedDish {
  title: string;
  /** How many it serves; two unless said. */
  serves?: number;
  /** What makes it good; ends with a full stop. */
  lead: string;
  parts: readonly (MethodPart | false)[];
  tasks: { heading: string; list: readonly (string | false)[] };
  /** The footnote. */
  note: string;
}

/** What a dish can ask about its ingredients while it puts itself into words. */
export interface DishIngredients<S extends string> {
  /** Whether anything comes from the list rather than from the cupboard. */
  usesList: boolean;
  /** Whether one of the slots holds something. */
  has(...slots: S[]): boolean;
  /** The first ingredient of a slot. */
  first(slot: S): Portion | undefined;
  all(...slots: S[]): Portion[];
  /** "the onion, peas and carrots": what the slots hold, or an empty text. */
  the(...slots: S[]): string;
  /** The first few of what the slots hold, as they come before a noun: "onion and pea". */
  title(most: number, ...slots: S[]): string;
  /** The first few of what the slots hold, as they are alone: "onions and peas". */
  names(most: number, ...slots: S[]): string;
}

/** One dish of the book, over the names of its slots. */
export interface DishOf<S extends string> {
  /** The kind of dish, in words. */
  kind: string;
  slots: Record<S, Slot<NoInfer<S>>>;
  /** It comes after the other dishes. */
  isPlain?: true;
  /** Whether what the slots hold makes a dish; every needed slot is filled by then. */
  suits?(
    has: (...slots: NoInfer<S>[]) => boolean,
    count: (...slots: NoInfer<S>[]) => number,
  ): boolean;
  write(ingredients: DishIngredients<NoInfer<S>>): WordedDish;
}

/** One dish of the book. */
export type Dish = DishOf<string>;

/** Checks a dish against the names of its own slots. */
export function dish<S extends string>(definition: DishOf<S>): Dish {
  return definition as unknown as Dish;
}

export const OIL = { of: 'oil butter', cupboard: 'oil', amount: '1 tbsp' };
export const SALT = { of: 'salt', cupboard: 'salt' };
export const PEPPER = { of: 'pepper', cupboard: 'black pepper' };
