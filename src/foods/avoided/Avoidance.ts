import type { Allergen, Diet } from '../contents';

export interface Avoidance {
  allergens: readonly Allergen[];
  diet: Diet | null;
  /** In the visitor's words. */
  avoid: readonly string[];
  /** Names of foods, and what of the avoided the visitor says that they contain. */
  taught?: readonly { name: string; contains: string }[];
}

/** What a change of a recipe leaves out. */
export interface Change {
  /** In the visitor's words, and in which language. */
  changed: string;
  language: string;
  /** The foods that it names; without these, its words say them. */
  without: readonly string[];
}
