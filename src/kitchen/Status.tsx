import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { attemptAhead } from '../../machines/recipe/recipeMachine';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import { noticeText } from './noticeText';
import styles from './Status.module.css';

export function Status() {
  const { recipe } = useActors();
  const notice = useSelector(recipe, ({ context }) => context.notice);
  const attempt = useSelector(recipe, attemptAhead);
  // After a reload, the region has to be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const text = limitText(hasBeenEmpty ? noticeText(notice, attempt) : '');

  return (
    <div role="status" className={styles.status}>
      {text && (
        <p
          key={notice.serial}
          className={
            ['link', 'duplicates'].includes(notice.about) || notice.leftOut
              ? undefined
              : 'visually-hidden'
          }
          dir="auto"
        >
          {text}
        </p>
      )}
    </div>
  );
}
