import type { Allergen } from '../../machines/kitchen/preferences';

/** The language of the page, and what every part says alike. */
export const language = {
  code: 'en',
  /** For days: "21 November". */
  days: 'en-GB',
  /** On the button of a dialog. */
  onItsWay: ' – one moment…',
  couldNotOpen: ' – could not load. Try again.',
  /** As in "Contains milk" and "no milk". */
  allergen: (allergen: Allergen): string => allergen,
  /** The name of what is left of a dish. `found`: the allergens that it surely contains. */
  left: (dish: string, found: readonly string[]) =>
    `${dish} (leftover${found.length > 0 ? `; contains ${found.join(', ')}` : ''})`,
};
