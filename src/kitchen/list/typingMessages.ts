import { daysBetween } from '../../../machines/leftoverDays';
import { dayOf } from '../../../machines/localTime';

/** After how many days the page asks whether a list is still right, and for how many it names the weekday. */
const OLD = 3;
const WEEK = 7;

/** What visitors read and hear while they type and edit, and about the kept list. */
export const typingMessages = {
  useUp: 'Use up',
  keepQuestion: 'Keep the list and this recipe in this browser for next time?',
  keep: 'Keep',
  decline: 'No',
  kept: 'Kept in this browser',
  stop: 'Stop and delete',
  deleted: 'Deleted from this browser.',
  undo: 'Undo',
  refused: "Your browser can't keep them. They stay in this tab only.",
  behind: "Your last change couldn't be saved: this browser's storage is full.",
  /** Asks about a list that is old, or whose day cannot be right. Both days as `2026-11-21`. */
  age: (day: string, today: string) => {
    const days = daysBetween(day, today);
    if (days >= -1 && days < OLD) return '';
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    const words: Intl.DateTimeFormatOptions =
      days > 0 && days < WEEK
        ? { weekday: 'long' }
        : { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) };
    const name = new Date(day).toLocaleDateString('en-GB', { ...words, timeZone: 'UTC' });
    return `List from ${name}. Still right?`;
  },
  /** @param cookedAt in local time: `2026-11-21T19:30:00+01:00` */
  cookedOn: (cookedAt: string) => {
    const day = new Date(dayOf(cookedAt));
    if (Number.isNaN(day.getTime())) return '';
    const words = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return ` · from ${day.toLocaleDateString('en-GB', words)}`;
  },
  stillGood: ' · Still good?',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Make ${pieces.length} of it: ${pieces.join(' · ')}`,
};
