import { DAY } from './days';

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

/** The day so many days after a day, both as `2026-11-21`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const DAYS_IF_COOKED = 2;
/** Of rice, and of what the page could not read or does not know. */
const DAYS_IN_DOUBT = 1;

/** The last day for what is left of a dish that was cooked on `day`. */
export const eatCookedBy = (day: string, isInDoubt: boolean): string =>
  dayAfter(day, isInDoubt ? DAYS_IN_DOUBT : DAYS_IF_COOKED);
