import type { Allergen, DIETS, EQUIPMENT } from './preferenceOptions';

export type { Allergen };

/** What every recipe should keep to. */
export interface Preferences {
  /** Null if any number will do. */
  people: number | null;
  /** The time for the whole recipe; null if any will do. */
  minutes: number | null;
  diet: (typeof DIETS)[number] | null;
  allergens: readonly Allergen[];
  /** Foods to leave out, in the visitor's words. */
  avoid: readonly string[];
  /** What the visitor can cook with; empty if a recipe may use anything. */
  equipment: readonly (typeof EQUIPMENT)[number][];
  units: 'original' | 'metric' | 'us';
  /** Anything else, in the visitor's words. */
  wish: string;
}

export const NO_PREFERENCES: Preferences = {
  people: null,
  minutes: null,
  diet: null,
  allergens: [],
  avoid: [],
  equipment: [],
  units: 'original',
  wish: '',
};
