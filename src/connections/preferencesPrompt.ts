import type { Allergen, Preferences } from '../../machines/recipeMachine';

/** Names that a model could take for something else, said in full. */
const FULL_NAMES: Partial<Record<Allergen, string>> = {
  nuts: 'tree nuts',
  gluten: 'gluten (wheat, rye, barley, oats, spelt)',
  soya: 'soya (soy)',
  crustaceans: 'crustaceans (prawns, crab, lobster)',
  molluscs: 'molluscs (mussels, squid, oysters)',
};

const fullNames = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => FULL_NAMES[allergen] ?? allergen);

/** Names what may not take the place of a food, for a model; empty for nothing. */
export function writeAvoided({ allergens, diet, avoid }: Preferences): string {
  return [
    ...fullNames(allergens),
    ...avoid,
    ...(diet ? [diet === 'no pork' ? 'pork' : `what is not ${diet}`] : []),
  ].join('; ');
}

/**
 * Says what every recipe has to keep to, for a model.
 *
 * @returns markdown for the end of the system message; empty for no preferences
 */
export function writePreferences(preferences: Preferences): string {
  const { people, minutes, diet, allergens, avoid, equipment, units, wish } = preferences;
  const foods = fullNames(allergens);
  const rules = [
    people && `It serves ${people}.`,
    minutes && `It takes at most ${minutes} minutes in all.`,
    diet && `It is ${diet === 'no pork' ? 'without pork' : diet}.`,
    foods.length > 0 &&
      `Because of an allergy or intolerance, it has nothing that is, contains or may contain: ${foods.join('; ')}. Leave such foods out even if they are on the list.`,
    avoid.length > 0 && `It is also without: ${avoid.join(', ')}.`,
    equipment.length > 0 && `It is cooked with nothing but: ${equipment.join(', ')}.`,
    units === 'metric' && 'It has metric units: g, ml, °C.',
    units === 'us' && 'It has US units: cups, ounces, °F.',
    wish && `The visitor wishes for: ${wish}`,
  ].filter(Boolean);
  if (rules.length === 0) return '';
  return `\n\nThe recipe must keep to all of this:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`;
}
