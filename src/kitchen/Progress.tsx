import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import { messages } from './messages';
import styles from './Progress.module.css';
import type { Wait } from './Wait';

interface ProgressProps {
  /** What a visitor can know meanwhile. */
  wait: Store<Wait | null>;
  /** Called when a button goes away while it has the focus. */
  onFocusLost(): void;
  /** What else to say of a running request: two lines at most. */
  children?: ReactNode;
}

/** What the visitor sees of a running request: at once, even if the lines that say more are late. */
export function Progress({ wait, onFocusLost, children }: ProgressProps) {
  const { recipe } = useActors();
  const isLoading = useSelector(recipe, (snapshot) => snapshot.hasTag('loading'));
  const name = useStore(wait)?.name;

  const handOnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) onFocusLost();
    },
    [onFocusLost],
  );

  return (
    <div className={styles.slot}>
      <div aria-live="polite" className="visually-hidden">
        {name && (
          <p key={name} dir="auto">
            {limitText(name)}
          </p>
        )}
      </div>
      {isLoading && (
        <div className={styles.running} ref={stayInSight}>
          <div className={styles.lines}>
            <p className={styles.head}>
              <span className={styles.spinner} aria-hidden />
              <span>{messages.generating}</span>
            </p>
            {children}
          </div>
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => recipe.send({ type: 'recipe.stop' })}
          >
            {messages.stop}
          </button>
        </div>
      )}
    </div>
  );
}

/** Keeps the bar above a keyboard on the screen, which covers the foot of the window. */
function stayInSight(bar: HTMLDivElement) {
  const { visualViewport: view } = globalThis;
  const listening = new AbortController();
  function move() {
    // Whoever zooms in sees a part of the page without a keyboard, too.
    const covered = view?.scale === 1 ? innerHeight - view.height - view.offsetTop : 0;
    bar.style.setProperty('--covered', `${Math.max(covered, 0)}px`);
  }
  for (const type of ['resize', 'scroll']) {
    view?.addEventListener(type, move, { signal: listening.signal });
  }
  move();
  return () => listening.abort();
}
