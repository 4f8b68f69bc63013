import type { SharedList } from './kitchen';

export const DAY = 24 * 60 * 60 * 1_000;

/** What has to be eaten within so many days comes first. */
const SOON = 3;

/** The local day: `2026-11-21`. */
export const dayAt = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Both as `2026-11-21`. */
export const daysBetween = (day: string, later: string): number =>
  (Date.parse(later) - Date.parse(day)) / DAY;

/** What to use up next: what is due soon, then what the visitor has marked. Nothing past its date. */
export function nextToUseUp({ useUp, dates }: SharedList, today: string): readonly string[] {
  const left = new Map(dates.map(({ entry, day }) => [entry, daysBetween(today, day)]));
  const due = [...left]
    .filter(([, days]) => days >= 0 && days <= SOON)
    .sort(([, one], [, other]) => one - other)
    .map(([entry]) => entry);
  const isPast = (entry: string) => (left.get(entry) ?? 0) < 0;
  return [...new Set([...due, ...useUp.filter((entry) => !isPast(entry))])];
}
