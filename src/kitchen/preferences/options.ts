import type { Allergen, Preferences } from '../../../machines/recipeMachine';

/** What the browser keeps the preferences under. */
export const PREFERENCES_KEY = 'saffron.preferences';

/** The times that a visitor can choose from, in minutes. */
export const TIMES = [15, 30, 45, 60] as const;

export const MOST_PEOPLE = 12;

/** How many characters the wish may have. */
export const LONGEST_WISH = 200;

/** How many foods to avoid there may be, and how many characters each may have. */
export const MOST_AVOIDED = 20;
export const LONGEST_AVOIDED = 40;

export const ALLERGENS: readonly Allergen[] = [
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
];

export const DIETS: readonly NonNullable<Preferences['diet']>[] = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'no pork',
  'halal',
  'kosher',
];

export const EQUIPMENT: Preferences['equipment'] = ['oven', 'stove', 'microwave', 'air fryer'];
