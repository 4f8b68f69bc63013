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

export function EatByNote({ day, today }: EatByNoteProps) {
  const now = useStore(today);
  const Look = now > day ? 'strong' : 'span';
  return (
    <span className={styles.day}>
      <Look>{sayEatBy(day, now)}</Look>
    </span>
  );
}

/** Says until when to eat an entry. Once that day is over, asks whether it is still good. */
export function sayEatBy(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days < 0) return restWords.typing.past;
  return restWords.typing.eatBy(nameDay(day, days < WEEK), days < WEEK);
}
