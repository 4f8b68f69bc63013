/** The fourteen allergens of Annex II to Regulation (EU) No 1169/2011, by their everyday names. */
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

/** A diet, or a person with a nut allergy, may avoid these too. */
const MATTERS = [
  'meat',
  'pork',
  'alcohol',
  'gelatine',
  'honey',
  'rennet',
  /** Carmine, shellac and other additives of animals. */
  'animal',
  /** What may clear a wine or a beer: isinglass, egg white. Only vegans ask. */
  'unvegan',
  /** Rabbit, shark, shellfish and other foods that are not kosher, apart from pork. */
  'unkosher',
  /** Nuts in the USA (FDA), and not in the EU. */
  'pine nuts',
  /** Coconut and chestnuts. By law they are not nuts, but some people avoid them. */
  'nutlike',
] as const;

export const CONTENTS = [...ALLERGENS, ...MATTERS] as const;

/** What the page always names, even for a visitor who avoids nothing. */
export const STATED = [...ALLERGENS, 'pine nuts'] as const;

export type Allergen = (typeof ALLERGENS)[number];
/** A word under "Also avoid", which foods contain as they contain allergens. */
export type Asked = `also ${string}`;
export type Content = (typeof CONTENTS)[number] | Asked;

export const isAllergen = (name: string): name is Allergen =>
  (ALLERGENS as readonly string[]).includes(name);

export const isAsked = (content: string): content is Asked => content.startsWith('also ');
/** `Contents` leaves out what is neither. */
export type Presence = 'contains' | 'may contain';
export type Contents = ReadonlyMap<Content, Presence>;
export const NONE: Contents = new Map();

export const mayContain = (contents: Iterable<Content>): Contents =>
  new Map([...contents].map((content) => [content, 'may contain']));

export const lowered = (contents: Contents): Contents => mayContain(contents.keys());

const ANIMAL = ['meat', 'pork', 'gelatine', 'rennet', 'animal'] as const;
export const FROM_THE_SEA = ['fish', 'crustaceans', 'molluscs'] as const;

/** A diet allows each of these contents, but not in one recipe. */
export const NOT_TOGETHER: Partial<Record<string, readonly Content[]>> = {
  kosher: ['meat', 'milk'],
};

/** What each diet leaves out. Halal and kosher also ask for certificates, which no text shows. */
export const DIETS = {
  vegetarian: [...ANIMAL, ...FROM_THE_SEA],
  vegan: [...ANIMAL, ...FROM_THE_SEA, 'milk', 'eggs', 'honey', 'unvegan'],
  pescatarian: ANIMAL,
  'no pork': ['pork', 'gelatine'],
  halal: ['pork', 'gelatine', 'alcohol'],
  kosher: ['pork', 'gelatine', 'crustaceans', 'molluscs', 'unkosher'],
} as const satisfies Record<string, readonly Content[]>;

export type Diet = keyof typeof DIETS;
