import type { Preferences } from '../../../machines/kitchen/preferences';
import { language } from '../../ui/language';
import { messages } from './messages';

/** How much of the wish the line shows, in characters. */
const SHOWN_WISH = 30;

/** Writes one line: "for 4 · 30 minutes · no milk, no nuts". It names every allergen. */
export function preferencesLine({
  people,
  minutes,
  diet,
  allergens,
  avoid,
  equipment,
  units,
  wish,
}: Preferences): string {
  const letters = [...wish];
  return [
    people && messages.people(people),
    minutes && messages.minutes(minutes),
    diet && messages.diet(diet),
    [...allergens.map(language.allergen), ...avoid].map(messages.without).join(', '),
    equipment[0] && messages.only(equipment.map(messages.equipment).join(', ')),
    units !== 'original' && messages.units[units],
    letters.length > SHOWN_WISH ? `${letters.slice(0, SHOWN_WISH).join('')}…` : wish,
  ]
    .filter(Boolean)
    .join(' · ');
}
