/**
 * What a visitor can tick, in the order of the dialog. `src/foods/contents.ts` has the same names: a machine imports no
 * foods, and the foods import nothing. A test compares the two.
 */
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

export interface Taught {
  /** As a recipe writes it: "Rosa's spice mix". */
  name: string;
  /** An allergen, or a word under "Also avoid". */
  contains: string;
}

export interface Preferences {
  /** Null if any number will do. */
  people: number | null;
  /** The time for the whole recipe; null if any will do. */
  minutes: number | null;
  diet: 'vegetarian' | 'vegan' | 'pescatarian' | 'no pork' | 'halal' | 'kosher' | null;
  allergens: readonly Allergen[];
  avoid: readonly string[];
  /** What else foods contain. The check warns of it; no request sends it. */
  taught: readonly Taught[];
  /** What the visitor can cook with; empty if a recipe may use anything. */
  equipment: readonly ('oven' | 'stove' | 'microwave' | 'air fryer')[];
  units: 'original' | 'metric' | 'us';
  wish: string;
}

/** What a visitor may waive for one request. What they avoid always holds. */
export type Waivable = 'minutes' | 'equipment';

export const NO_PREFERENCES: Preferences = {
  people: null,
  minutes: null,
  diet: null,
  allergens: [],
  avoid: [],
  taught: [],
  equipment: [],
  units: 'original',
  wish: '',
};

export function withoutWaived(preferences: Preferences, waived: readonly Waivable[]): Preferences {
  const none = waived.map((name) => [name, NO_PREFERENCES[name]]);
  return { ...preferences, ...Object.fromEntries(none) };
}

/** A page need not check recipes for a visitor who avoids nothing. */
export function avoidsSomething({
  allergens,
  diet,
  avoid,
}: Pick<Preferences, 'allergens' | 'diet' | 'avoid'>): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}
