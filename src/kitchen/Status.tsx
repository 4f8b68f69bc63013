import type { ReactNode } from 'react';
import { type Readable, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import { heardLines } from './heardLines';
import { type Notice, noticeText } from './notices';
import styles from './Status.module.css';
import type { Typing } from './Typing';

interface StatusProps {
  notices: Readable<Notice>;
  /** Also names what a list has left out, once the code that reads lists has arrived. */
  say?: Typing['sayLeftOut'] | undefined;
  /** What screen readers alone hear. */
  children?: ReactNode;
}

/** What is new on the list, until `ListWords` says more of it. */
export function NewestRows() {
  const newest = useStore(useActors().kitchen, (now) => now.newest);
  return heardLines(newest.map((entry) => limitText(entry)));
}

/** The one live region of the pane, so a screen reader hears things in their order. */
export function Status({ notices, say = noticeText, children }: StatusProps) {
  const notice = useStore(notices);
  const text = limitText(say(notice));

  return (
    // Each change is read by itself. It is empty at first, as `src/main.tsx` may leave it.
    <div role="status" aria-atomic={false} className={styles.status}>
      {children}
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
