import { daysBetween } from '../../../machines/kitchen/days';
import { type Store, useStore } from '../../browser/store';
import { nameDay, WEEK } from './days';
import { typingMessages as messages } from './typingMessages';
import styles from './typingTools.module.css';

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
      {days < 0 ? <strong>{messages.past}</strong> : <span>{eatBy(day, days < WEEK)}</span>}
    </span>
  );
}

const eatBy = (day: string, isWeekday: boolean): string =>
  messages.eatBy(nameDay(day, isWeekday), isWeekday);
