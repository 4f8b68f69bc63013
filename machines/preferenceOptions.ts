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
