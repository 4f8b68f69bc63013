import type { Preferences } from '../../../machines/preferences';

/** How many characters of the wish the line shows. */
const SHOWN_WISH = 30;

/** What the line says of each preference; nothing if the visitor has none. */
const WORDS: { [Name in keyof Preferences]: (all: Preferences) => string | 0 | null } = {
  people: ({ people }) => people && `for ${people}`,
  minutes: ({ minutes }) => minutes && `${minutes} minutes`,
  diet: ({ diet }) => diet,
  allergens: ({ allergens, avoid }) =>
    [...allergens, ...avoid].map((food) => `no ${food}`).join(', '),
  avoid: () => null, // The line names them with the allergens.
  equipment: ({ equipment }) => (equipment[0] ? `${equipment.join(', ')} only` : null),
  units: ({ units }) => ({ original: null, metric: 'metric units', us: 'US units' })[units],
  wish({ wish }) {
    const letters = [...wish];
    return letters.length > SHOWN_WISH ? `${letters.slice(0, SHOWN_WISH).join('')}…` : wish;
  },
};

/** Sums up preferences in one line, if any: "for 4 · 30 minutes · no milk, no nuts". It names every allergen. */
export function preferencesLine(preferences: Preferences): string {
  const words = Object.values(WORDS).map((wordsFor) => wordsFor(preferences));
  return words.filter(Boolean).join(' · ');
}
