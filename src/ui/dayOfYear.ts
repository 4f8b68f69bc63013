import { language } from './language';

/**
 * "21 November", with the year if it is not this year. `timeZone` decides the day; the browser's by
 * default.
 */
export function dayOfYear(date: Date, timeZone?: 'UTC'): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language.days, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
}
