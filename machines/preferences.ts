/** The most common causes of allergies and intolerances: Annex II to Regulation (EU) No 1169/2011. */
export const ALLERGENS = [
  'milk',
  'eggs',
  'peanuts',
  'nuts',
  'gluten',
  'fish',
  'crustaceans',
  'molluscs',
  'soya',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['vegetarian', 'vegan', 'pescatarian', 'no pork', 'halal', 'kosher'] as const;

export const EQUIPMENT = ['oven', 'stove', 'microwave', 'air fryer'] as const;

/** What every recipe should keep to. */
export interface Preferences {
  /** Null if any number will do. */
  people: number | null;
  /** The whole time; null if any will do. */
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
