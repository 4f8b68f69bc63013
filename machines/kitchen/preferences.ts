import { identityOf, isBlank, LINE_BREAK } from './ingredientList';

/** The causes of allergies in Annex II to Regulation (EU) No 1169/2011. */
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

/** What a visitor may lift for one request. What they avoid always holds. */
export type Liftable = 'minutes' | 'equipment';

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

export function withoutLifted(preferences: Preferences, lifted: readonly Liftable[]): Preferences {
  const none = lifted.map((name) => [name, NO_PREFERENCES[name]]);
  return { ...preferences, ...Object.fromEntries(none) };
}

/** At most this many foods to avoid, of at most this many characters each and together. */
export const MOST_AVOIDED = 100;
export const LONGEST_AVOIDED = 100;
export const MOST_AVOIDED_LETTERS = 3_000;

export interface AvoidedWords {
  taken: readonly string[];
  notTaken: readonly string[];
}

/** "No garlic" means garlic. The page and the request say "no" themselves. */
const SAYS_NO = /^(?:no|without)\s+(?=\S)/i;

/** Takes each food once, within the limits, and shortens none: half a name is another food. */
export function takeAvoided(texts: readonly string[]): AvoidedWords {
  const taken = new Map<string, string>();
  const notTaken = new Map<string, string>();
  let letters = 0;
  for (const text of texts) {
    const line = isBlank(text) ? '' : text.split(LINE_BREAK).join(' ').trim();
    const word = line.replace(SAYS_NO, '');
    // The identity of a very long text takes long to find.
    const identity = word.length > 2 * LONGEST_AVOIDED ? word : identityOf(word);
    if (!word) continue;
    const { length } = [...word.slice(0, 2 * LONGEST_AVOIDED + 1)];
    const before = [...(taken.get(identity) ?? '')].length;
    const fits =
      length <= LONGEST_AVOIDED &&
      taken.size < MOST_AVOIDED + (before && 1) &&
      letters + length - before <= MOST_AVOIDED_LETTERS;
    if (fits) letters += length - before;
    // Of two spellings, the one that was typed last counts.
    if (fits) taken.set(identity, word);
    else if (!before) notTaken.set(identity, word);
  }
  return { taken: [...taken.values()], notTaken: [...notTaken.values()] };
}

/** What a text wants left out, as the check would look for it. */
export interface AvoidOffer {
  words: string;
  /** The allergens that it means; empty if it only names a food. */
  allergens: readonly Allergen[];
}

/** Null if the preferences avoid it already, or can take no more. */
export function alsoAvoid(
  preferences: Preferences,
  { words, allergens }: AvoidOffer,
): Preferences | null {
  const all = [...new Set([...preferences.allergens, ...allergens])];
  if (allergens.length > 0) {
    return all.length > preferences.allergens.length ? { ...preferences, allergens: all } : null;
  }
  const { taken } = takeAvoided([...preferences.avoid, words]);
  return taken.length > preferences.avoid.length ? { ...preferences, avoid: taken } : null;
}
