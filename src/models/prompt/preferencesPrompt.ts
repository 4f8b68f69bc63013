import type { Allergen, Preferences } from '../../../machines/preferences';

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

/** Names for a model what must not take the place of a food; an empty text if anything may. */
export function writeAvoided({ allergens, diet, avoid }: Preferences): string {
  return [
    ...fullNames(allergens),
    ...avoid,
    ...(diet ? [diet === 'no pork' ? 'pork' : `what is not ${diet}`] : []),
  ].join('; ');
}

/** What a dish of the sample kitchen can break. */
export type DishRule = 'foods' | 'time' | 'equipment';

/** What a preference asks of a recipe. */
interface Wanted<Value> {
  /** What a model reads; nothing if the visitor has no such preference. */
  say(value: Value): string | false | 0 | null;
  /** The rule that a dish of the sample kitchen can break; null if every dish keeps to it. */
  rule: DishRule | null;
}

export const WANTED: { [Name in keyof Preferences]: Wanted<Preferences[Name]> } = {
  people: {
    say: (people) => people && `It serves ${people}.`,
    rule: null, // `prepareDish` scales the amounts.
  },
  minutes: {
    say: (minutes) => minutes && `It takes at most ${minutes} minutes in all.`,
    rule: 'time',
  },
  diet: {
    say: (diet) => diet && `It is ${diet === 'no pork' ? 'without pork' : diet}.`,
    rule: 'foods',
  },
  allergens: {
    say: (allergens) =>
      allergens.length > 0 &&
      `Because of an allergy or intolerance, it has nothing that is, contains or may contain: ${fullNames(allergens).join('; ')}. Leave such foods out even if they are on the list.`,
    rule: 'foods',
  },
  avoid: {
    say: (avoid) =>
      avoid.length > 0 &&
      `It is also without these foods and without what is made of them: ${avoid.join(', ')}.`,
    rule: 'foods',
  },
  taught: {
    say: () => null, // It stays in this browser.
    rule: null,
  },
  equipment: {
    say: (equipment) =>
      equipment.length > 0 && `It is cooked with nothing but: ${equipment.join(', ')}.`,
    rule: 'equipment',
  },
  units: {
    say: (units) => UNITS[units],
    rule: null, // The page converts them.
  },
  wish: {
    say: (wish) => wish && `The visitor wishes for: ${wish}`,
    rule: null, // It takes a language model.
  },
};

const UNITS: Record<Preferences['units'], string> = {
  original: '',
  metric: 'It has metric units: g, ml, °C.',
  us: 'It has US units: cups, ounces, °F.',
};

/**
 * Tells a model what every recipe has to keep to.
 *
 * @returns markdown for the end of the system message; empty without preferences
 */
export function writePreferences(preferences: Preferences): string {
  const sentences = Object.entries(WANTED)
    .map(([name, { say }]) => say(preferences[name as keyof Preferences] as never))
    .filter(Boolean);
  if (sentences.length === 0) return '';
  return `\n\nThe recipe must keep to all of this:\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
}
