import { dayAt, daysBetween } from '../../../machines/kitchen/days';
import { createStore, type Store, useStore } from '../../browser/store';
import * as restWords from '../../words/en/rest';
import { writeDate } from '../../words/locale';
import styles from './typingTools.module.css';

/** Days within so many days have the name of their weekday. */
export const WEEK = 7;

/** "Friday" or "21 November", for a day such as `2026-11-21`. */
export function nameDay(day: string, isWeekday: boolean, hasYear = false): string {
  const words: Intl.DateTimeFormatOptions = isWeekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(hasYear && { year: 'numeric' }) };
  return writeDate(day, { ...words, timeZone: 'UTC' });
}

/** The local date, from midnight on the next one. `stop` ends that. */
export function followDays() {
  const today = createStore(dayAt(new Date()));
  let timer: ReturnType<typeof setTimeout>;

  function noteDay() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    clearTimeout(timer);
    timer = setTimeout(noteDay, midnight.getTime() - now.getTime());
    today.set(dayAt(now));
  }

  noteDay();
  // If the device sleeps at midnight, the timer is late.
  const events = new AbortController();
  document.addEventListener('visibilitychange', noteDay, { signal: events.signal });

  return {
    today,
    stop() {
      clearTimeout(timer);
      events.abort();
    },
  };
}

interface EatByNoteProps {
  /** `2026-11-23` */
  day: string;
  today: Store<string>;
}

/** Says until when to eat an entry. Once that day is over, asks whether it is still good. */
export function EatByNote({ day, today }: EatByNoteProps) {
  const days = daysBetween(useStore(today), day);
  return (
    <span className={styles.day}>
      {days < 0 ? <strong>{restWords.typing.past}</strong> : <span>{eatBy(day, days < WEEK)}</span>}
    </span>
  );
}

const eatBy = (day: string, isWeekday: boolean): string =>
  restWords.typing.eatBy(nameDay(day, isWeekday), isWeekday);
