import type { Leftover } from './ingredientList';

const DAY = 24 * 60 * 60 * 1_000;

/** How many days a leftover is eaten after the day of cooking. */
const DAYS = 2;
const DAYS_OF_RICE = 1;

/** The local day: `2026-11-21`. */
export const dayAt = (time: Date): string => dayOf(localTime(time));

/** Both as `2026-11-21`. */
export const daysBetween = (day: string, later: string): number =>
  (Date.parse(later) - Date.parse(day)) / DAY;

/** Too old, or of an impossible day. After a flight to the west, its day may be tomorrow. */
export function isPast({ cookedAt, hasRice }: Leftover, today: string): boolean {
  const days = daysBetween(dayOf(cookedAt), today);
  return !(days >= -1 && days <= (hasRice ? DAYS_OF_RICE : DAYS));
}

export function pastEntries(leftovers: readonly Leftover[], now: Date): readonly string[] {
  const today = dayAt(now);
  return leftovers.filter((leftover) => isPast(leftover, today)).map(({ entry }) => entry);
}

/** Local time with its offset, to keep the cook's day: `2026-11-21T19:30:00+01:00`. */
export function localTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const twoDigits = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** The day of such a time: `2026-11-21`. */
export const dayOf = (cooked: string) => cooked.slice(0, 10);
