import { alsoAvoid, MOST_AVOIDED } from './avoided';
import { identityOf } from './ingredientList';
import type { Preferences, Taught } from './preferences';

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
