/** The most common causes of allergies and intolerances: Annex II to Regulation (EU) No 1169/2011. */
export type Allergen =
  | 'milk'
  | 'eggs'
  | 'peanuts'
  | 'nuts'
  | 'gluten'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'soya'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin';

/** What every recipe should keep to. */
export interface Preferences {
  /** Null if any number will do. */
  people: number | null;
  /** The time for the whole recipe; null if any will do. */
  minutes: number | null;
  diet: 'vegetarian' | 'vegan' | 'pescatarian' | 'no pork' | 'halal' | 'kosher' | null;
  allergens: readonly Allergen[];
  /** Foods to leave out, in the visitor's words. */
  avoid: readonly string[];
  /** What the visitor can cook with; empty if a recipe may use anything. */
  equipment: readonly ('oven' | 'stove' | 'microwave' | 'air fryer')[];
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
