import type { Preferences } from '../../../machines/preferences';
import { language } from '../../ui/language';
import { messages } from './messages';

/** How many characters of the wish the line shows. */
const SHOWN_WISH = 30;

/** What the line says of each preference; nothing if the visitor has none. */
const WORDS: { [Name in keyof Preferences]: (all: Preferences) => string | 0 | null } = {
  people: ({ people }) => people && messages.people(people),
  minutes: ({ minutes }) => minutes && messages.minutes(minutes),
  diet: ({ diet }) => diet && messages.diet(diet),
  allergens: ({ allergens, avoid }) =>
    [...allergens.map(language.allergen), ...avoid].map(messages.without).join(', '),
  avoid: () => null, // The line names them with the allergens.
  equipment: ({ equipment }) =>
    equipment[0] ? messages.only(equipment.map(messages.equipment).join(', ')) : null,
  units: ({ units }) => (units === 'original' ? null : messages.units[units]),
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
