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

/** "Spanish" for "es", or the code itself if the browser does not know it. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(language.code, { type: 'language' }).of(code) ?? code;

/** "3:05 PM", with the day unless it is today. `time` is in ms since 1970. */
export function momentOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language.code, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(time);
}
