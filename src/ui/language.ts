import type { Allergen } from '../../machines/kitchen/preferences';

/** The language of the page, and what every part of it says alike. */
export const language = {
  /** Of the page's own words, and of the lists and numbers in them. */
  code: 'en',
  /** Of days: "21 November". */
  days: 'en-GB',
  /** As in "Contains milk" and "no milk". */
  allergen: (allergen: Allergen): string => allergen,
};
