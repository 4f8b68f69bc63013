import { language } from './language';

/** Adds the year if it is not this year. `timeZone` decides the day; by default the browser's. */
export function dayOfYear(date: Date, timeZone?: 'UTC'): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language.days, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
}
