import { daysBetween } from '../../../machines/kitchen/days';
import { type Store, useStore } from '../../browser/store';
import * as restWords from '../../words/en/rest';
import { nameDay, WEEK } from '../../words/locale';
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
      {days < 0 ? <strong>{restWords.typing.past}</strong> : <span>{eatBy(day, days < WEEK)}</span>}
    </span>
  );
}

const eatBy = (day: string, isWeekday: boolean): string =>
  restWords.typing.eatBy(nameDay(day, isWeekday), isWeekday);
