import { language } from './language';

/** "3:05 PM", with the day unless it is today. `time` is in ms since 1970. */
export function momentOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language.code, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(time);
}
