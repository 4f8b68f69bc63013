import type { Leftover } from './leftovers';
import { dayOf, localTime } from './localTime';

const DAY = 24 * 60 * 60 * 1_000;

/** How many days a leftover is eaten after the day of cooking. */
const DAYS = 2;
const DAYS_OF_RICE = 1;

/** The day on the calendar of the place: `2026-11-21`. */
export const dayAt = (time: Date): string => dayOf(localTime(time));

/** How many days on the calendar one day is after another; both as `2026-11-21`. */
export const daysBetween = (day: string, later: string): number =>
  (Date.parse(later) - Date.parse(day)) / DAY;

/**
 * Whether a leftover is older than it should be, or its day cannot be right. After a flight to the west, its
 * day may be tomorrow.
 */
export function isPast({ cookedAt, hasRice }: Leftover, today: string): boolean {
  const days = daysBetween(dayOf(cookedAt), today);
  return !(days >= -1 && days <= (hasRice ? DAYS_OF_RICE : DAYS));
}

/** The entries of leftovers that are too old to be used up first. */
export function pastEntries(leftovers: readonly Leftover[], now: Date): readonly string[] {
  const today = dayAt(now);
  return leftovers.filter((leftover) => isPast(leftover, today)).map(({ entry }) => entry);
}
