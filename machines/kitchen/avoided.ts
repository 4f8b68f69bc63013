import { identityOf, isBlank, LINE_BREAK } from './ingredientList';
import type { Allergen, Preferences, Taught } from './preferences';

/** At most this many foods to avoid, of at most this many characters each and together. */
export const MOST_AVOIDED = 100;
export const LONGEST_AVOIDED = 100;
export const MOST_AVOIDED_LETTERS = 3_000;

export interface AvoidedWords {
  taken: readonly string[];
  notTaken: readonly string[];
}

/** "Strawberries (allergic!)" are strawberries. */
const REASON = /\s*\(allerg\w*\W*$/i;

/** Takes each food once, within the limits, and shortens none: half a name is another food. */
export function takeAvoided(texts: readonly string[]): AvoidedWords {
  const taken = new Map<string, string>();
  const notTaken = new Map<string, string>();
  let letters = 0;
  for (const text of texts) {
    const line = isBlank(text) ? '' : text.split(LINE_BREAK).join(' ').trim();
    const word = line.replace(REASON, '') || line;
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
  /** An entry of a list may also say something else. */
  isPart?: boolean;
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

/** The offers that would change the preferences. */
export const toOffer = (exclusions: readonly AvoidOffer[], preferences: Preferences) =>
  exclusions.filter((offer) => alsoAvoid(preferences, offer));

/** Null without room for more. `words`: what the food contains, as the visitor calls it. */
export function teach(
  preferences: Preferences,
  name: string,
  words: string,
  labelOf: (allergen: Preferences['allergens'][number]) => string,
): { preferences: Preferences; taught: Taught } | null {
  const isSame = (other: string) => identityOf(other) === identityOf(words);
  const known =
    preferences.allergens.find((allergen) => isSame(labelOf(allergen))) ??
    preferences.avoid.find(isSame);
  // A word that is not avoided yet would warn of nothing.
  const also = known ? preferences : alsoAvoid(preferences, { words, allergens: [] });
  const contains = known ?? also?.avoid.at(-1);
  if (!also || !contains || also.taught.length >= MOST_AVOIDED) return null;
  const taught = { name, contains };
  const others = withoutTaught(also, taught).taught;
  return { preferences: { ...also, taught: [...others, taught] }, taught };
}

/** Takes back what was taught, and nothing that has changed since. */
export function unteach(now: Preferences, taught: Taught, before: Preferences): Preferences {
  const isNew = !before.avoid.includes(taught.contains);
  return {
    ...withoutTaught(now, taught),
    avoid: isNew ? now.avoid.filter((word) => word !== taught.contains) : now.avoid,
  };
}

const withoutTaught = (preferences: Preferences, { name, contains }: Taught): Preferences => ({
  ...preferences,
  taught: preferences.taught.filter((one) => one.name !== name || one.contains !== contains),
});
