import { daysBetween } from '../../../machines/kitchen/days';
import { language } from '../../ui/language';
import { typingMessages as messages } from './typingMessages';

/** After so many days the page asks whether a list is still right. Before, it names the weekday. */
const OLD = 3;
const WEEK = 7;

/** Asks about a list that is old, or of an impossible day. Both days as `2026-11-21`. */
export function listAge(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days >= -1 && days < OLD) return '';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const isWeekday = days > 0 && days < WEEK;
  const words: Intl.DateTimeFormatOptions = isWeekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) };
  const name = new Date(day).toLocaleDateString(language.days, { ...words, timeZone: 'UTC' });
  return messages.age(name, isWeekday);
}
