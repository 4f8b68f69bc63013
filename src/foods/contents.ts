/** The fourteen allergens of Annex II to Regulation (EU) No 1169/2011, by the names that people use. */
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

/** What else a diet, or somebody with an allergy to nuts, may avoid. */
const MATTERS = [
  'meat',
  'pork',
  'alcohol',
  'gelatine',
  'honey',
  'rennet',
  /** Rabbit, shark, shellfish and what else kosher rules leave out, apart from pork. */
  'unkosher',
  /** Coconut, pine nuts and chestnuts: no nuts by law, but avoided by some. */
  'nutlike',
] as const;

export const CONTENTS = [...ALLERGENS, ...MATTERS] as const;

export type Allergen = (typeof ALLERGENS)[number];
export type Content = (typeof CONTENTS)[number];
/** What is neither contained nor possibly contained is left out of `Contents`. */
export type Presence = 'contains' | 'may contain';
export type Contents = ReadonlyMap<Content, Presence>;

const ANIMAL = ['meat', 'pork', 'gelatine', 'rennet'] as const;
export const FROM_THE_SEA = ['fish', 'crustaceans', 'molluscs'] as const;

/** What each diet leaves out. Halal and kosher also ask for certificates, which no text shows. */
export const DIETS = {
  vegetarian: [...ANIMAL, ...FROM_THE_SEA],
  vegan: [...ANIMAL, ...FROM_THE_SEA, 'milk', 'eggs', 'honey'],
  pescatarian: ANIMAL,
  'no pork': ['pork', 'gelatine'],
  halal: ['pork', 'gelatine', 'alcohol'],
  kosher: ['pork', 'gelatine', 'crustaceans', 'molluscs', 'unkosher'],
} as const satisfies Record<string, readonly Content[]>;

export type Diet = keyof typeof DIETS;
