import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { type Readable, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { type Notice, noticeText } from './notices';
import styles from './Status.module.css';
import type { Typing } from './Typing';

interface StatusProps {
  notices: Readable<Notice>;
  /** Also names what a list has left out, once the code that reads lists has arrived. */
  say?: Typing['sayLeftOut'] | undefined;
}

/** The one place of the pane that says what has happened. */
export function Status({ notices, say = noticeText }: StatusProps) {
  const { recipe } = useActors();
  const notice = useStore(notices);
  // After a reload, the region has to be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const isInterrupted = useSelector(recipe, ({ context }) => context.asked.isInterrupted);
  const words = say(notice) || (isInterrupted ? firstWords.kitchen.interrupted : '');
  const text = limitText(hasBeenEmpty ? words : '');

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
