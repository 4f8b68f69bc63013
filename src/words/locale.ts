import { daysBetween } from '../../machines/kitchen/days';
import * as firstWords from './en/first';

/** "en-GB" on an English page of a visitor whose browser is set to it. */
function region(): string {
  const { code, days } = firstWords.language;
  const isOfPage = new RegExp(`^${code}(-\\w+)*$`);
  return navigator.languages.find((tag) => isOfPage.test(tag)) ?? days;
}

/** A day or a time as people of the page's language write it in the visitor's region. */
export const writeDate = (time: Date | number | string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(region(), options).format(new Date(time));

/** "3:05 PM", in Britain "15:05". */
export const timeOf = (time: string): string => writeDate(time, { timeStyle: 'short' });

/** As `timeOf`, with the day unless it is today. `time` is in ms since 1970. */
export function momentOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return writeDate(time, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
}

/** Days within so many days have the name of their weekday. */
export const WEEK = 7;

/** "Friday" or "21 November", for a day such as `2026-11-21`. */
export function nameDay(day: string, isWeekday: boolean, hasYear = false): string {
  const words: Intl.DateTimeFormatOptions = isWeekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(hasYear && { year: 'numeric' }) };
  return writeDate(day, { ...words, timeZone: 'UTC' });
}

/** "today", "Friday" or, for a day that is over or further away, "Friday 11 December". */
export function nameComing(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0 || days === 1) {
    const { code } = firstWords.language;
    return new Intl.RelativeTimeFormat(code, { numeric: 'auto' }).format(days, 'day');
  }
  if (days > 0 && days < WEEK) return nameDay(day, true);
  return writeDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** "2,000" */
export const writeCount = (count: number): string => count.toLocaleString(region());

/** "Spanish" for "es", or the code itself if the browser does not know it. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(firstWords.language.code, { type: 'language' }).of(code) ?? code;
