import { daysBetween } from '../../../machines/kitchen/days';
import { type Store, useStore } from '../../browser/store';
import { language } from '../../ui/language';
import { typingMessages as messages } from './typingMessages';
import styles from './typingTools.module.css';

interface EatByNoteProps {
  /** `2026-11-23` */
  day: string;
  today: Store<string>;
}

const WEEK = 7;

/** Says until when to eat an entry. Once that day is over, asks whether it is still good. */
export function EatByNote({ day, today }: EatByNoteProps) {
  const days = daysBetween(useStore(today), day);
  return (
    <span className={styles.day}>
      {days < 0 ? <strong>{messages.past}</strong> : <span>{eatBy(day, days < WEEK)}</span>}
    </span>
  );
}

function eatBy(day: string, isWeekday: boolean): string {
  const words: Intl.DateTimeFormatOptions = isWeekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long' };
  const name = new Date(day).toLocaleDateString(language.days, { ...words, timeZone: 'UTC' });
  return messages.eatBy(name, isWeekday);
}
