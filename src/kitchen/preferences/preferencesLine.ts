import type { Preferences } from '../../../machines/preferences';
import { messages } from './messages';

/** How many characters of the wish the line shows. */
const SHOWN_WISH = 30;

/** Sums up preferences in one line: "for 4 · 30 minutes · no milk, no nuts". It names every allergen. */
export function preferencesLine({
  people,
  minutes,
  diet,
  allergens,
  avoid,
  equipment,
  units,
  wish,
  ...others
}: Preferences): string {
  // The compiler reports a new preference here until the line names it.
  others satisfies Record<string, never>;
  const letters = [...wish];
  const parts = [
    people && messages.forPeople(people),
    minutes && messages.minutes(minutes),
    diet,
    [...allergens, ...avoid].map(messages.no).join(', '),
    equipment.length > 0 && messages.only(equipment.join(', ')),
    units !== 'original' && messages.units[units],
    letters.length > SHOWN_WISH ? `${letters.slice(0, SHOWN_WISH).join('')}…` : wish,
  ];
  return parts.filter(Boolean).join(' · ') || messages.any;
}
