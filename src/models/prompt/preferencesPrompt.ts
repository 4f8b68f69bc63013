import type { Allergen, Preferences } from '../../../machines/kitchen/preferences';

/** Names that a model could mistake. */
const FULL_NAMES: Partial<Record<Allergen, string>> = {
  nuts: 'tree nuts',
  gluten: 'gluten (wheat, rye, barley, oats, spelt)',
  soya: 'soya (soy)',
  crustaceans: 'crustaceans (prawns, crab, lobster)',
  molluscs: 'molluscs (mussels, squid, oysters)',
};

const fullNames = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => FULL_NAMES[allergen] ?? allergen);

/** What must not take the place of a food; empty if anything may. */
export function writeAvoided({ allergens, diet, avoid }: Preferences): string {
  return [
    ...fullNames(allergens),
    ...avoid,
    ...(diet ? [diet === 'no pork' ? 'pork' : `what is not ${diet}`] : []),
  ].join('; ');
}

/** Falsy if the visitor has no such preference. */
type Say<Value> = (value: Value) => string | false | 0 | null;

const WANTED: { [Name in keyof Preferences]: Say<Preferences[Name]> } = {
  people: (people) => people && `It serves ${people}.`,
  minutes: (minutes) => minutes && `It takes at most ${minutes} minutes in all.`,
  diet: (diet) => diet && `It is ${diet === 'no pork' ? 'without pork' : diet}.`,
  allergens: (allergens) =>
    allergens.length > 0 &&
    `Because of an allergy or intolerance, it has nothing that is, contains or may contain: ${fullNames(allergens).join('; ')}. Leave such foods out even if they are on the list.`,
  avoid: (avoid) =>
    avoid.length > 0 &&
    `It is also without these foods and without what is made of them: ${avoid.join(', ')}.`,
  taught: () => null, // Stays in this browser.
  equipment: (equipment) =>
    equipment.length > 0 && `It is cooked with nothing but: ${equipment.join(', ')}.`,
  units: (units) => UNITS[units],
  wish: (wish) => wish && `The visitor wishes for: ${wish}`,
};

const UNITS: Record<Preferences['units'], string> = {
  original: '',
  metric: 'It has metric units: g, ml, °C.',
  us: 'It has US units: cups, ounces, °F.',
};

/**
 * What every recipe has to keep to, for the end of the system message; empty without preferences.
 */
export function writePreferences(preferences: Preferences): string {
  const say = <Name extends keyof Preferences>(name: Name) => WANTED[name](preferences[name]);
  const names = Object.keys(WANTED) as (keyof Preferences)[];
  const sentences = names.map(say).filter(Boolean);
  if (sentences.length === 0) return '';
  return `\n\nThe recipe must keep to all of this:\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
}
