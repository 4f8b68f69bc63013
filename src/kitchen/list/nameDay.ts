import { language } from '../../ui/language';

/** Days within so many days have the name of their weekday. */
export const WEEK = 7;

/** "Friday" or "21 November", for a day such as `2026-11-21`. */
export function nameDay(day: string, isWeekday: boolean, hasYear = false): string {
  const words: Intl.DateTimeFormatOptions = isWeekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(hasYear && { year: 'numeric' }) };
  return new Date(day).toLocaleDateString(language.days, { ...words, timeZone: 'UTC' });
}
