import type { Preferences } from '../../../machines/kitchen/preferences';
import * as firstWords from '../../words/en/first';

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
    people && firstWords.preferencesLine.people(people),
    minutes && firstWords.preferencesLine.minutes(minutes),
    diet && firstWords.preferencesLine.diet(diet),
    [...allergens.map(firstWords.language.allergen), ...avoid]
      // Alone on a line, "eggs" would read as allowed.
      .map((food) => firstWords.preferencesLine.without(food).replace(' ', '\u00a0'))
      .join(', '),
    equipment[0] &&
      firstWords.preferencesLine.only(
        equipment.map(firstWords.preferencesLine.equipment).join(', '),
      ),
    units !== 'original' && firstWords.preferencesLine.units[units],
    letters.length > SHOWN_WISH ? `${letters.slice(0, SHOWN_WISH).join('')}…` : wish,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
