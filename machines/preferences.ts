/** What most allergies and intolerances are about: Annex II to Regulation (EU) No 1169/2011. */
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

export const DIETS = ['vegetarian', 'vegan', 'pescatarian', 'no pork', 'halal', 'kosher'] as const;

export const EQUIPMENT = ['oven', 'stove', 'microwave', 'air fryer'] as const;

/** The times that a visitor can choose from, in minutes. */
export const TIMES = [15, 30, 45, 60] as const;

export const MOST_PEOPLE = 12;

/** How many characters the wish in the visitor's words may have. */
export const LONGEST_WISH = 200;

export const MOST_AVOIDED = 20;
export const LONGEST_AVOIDED = 40;

export type Allergen = (typeof ALLERGENS)[number];
export type Diet = (typeof DIETS)[number];
export type Equipment = (typeof EQUIPMENT)[number];

/** What every recipe should keep to. */
export interface Preferences {
  /** From 1 to MOST_PEOPLE; null for any number. */
  people: number | null;
  /** In minutes; null for any time. */
  minutes: (typeof TIMES)[number] | null;
  diet: Diet | null;
  allergens: readonly Allergen[];
  /** Foods to leave out, in the visitor's words. */
  avoid: readonly string[];
  /** What there is to cook with; empty for anything. */
  equipment: readonly Equipment[];
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
