import type { Preferences } from '../../../machines/preferences';
import { messages } from './messages';

/** How much of the wish the line shows, in characters. */
const SHOWN_WISH = 30;

/** What the line says of each preference; nothing if the visitor has none. */
const PARTS: Record<keyof Preferences, (preferences: Preferences) => string | false | 0 | null> = {
  people: ({ people }) => people && messages.forPeople(people),
  minutes: ({ minutes }) => minutes && messages.minutes(minutes),
  diet: ({ diet }) => diet,
  allergens: ({ allergens, avoid }) => [...allergens, ...avoid].map(messages.no).join(', '),
  avoid: () => '', // In one part with the allergens.
  equipment: ({ equipment }) => equipment.length > 0 && messages.only(equipment.join(', ')),
  units: ({ units }) => units !== 'original' && messages.units[units],
  wish({ wish }) {
    const letters = [...wish];
    return letters.length > SHOWN_WISH ? `${letters.slice(0, SHOWN_WISH).join('')}…` : wish;
  },
};

/** Says in one line what is asked for: "for 4 · 30 minutes · no milk, no nuts". Names every allergen. */
export function preferencesLine(preferences: Preferences): string {
  const parts = Object.values(PARTS).map((part) => part(preferences));
  return parts.filter(Boolean).join(' · ') || messages.any;
}
