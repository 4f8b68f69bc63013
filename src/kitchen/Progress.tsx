import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { messages } from './messages';
import styles from './Progress.module.css';
import type { Wait } from './Wait';

interface ProgressProps {
  /** What a visitor can know meanwhile. */
  wait: Store<Wait | null>;
  /** Called when the page removes the button that has the focus. */
  onFocusLost(): void;
  /** What else to say: of a running request two lines at most. */
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
            {name}
          </p>
        )}
      </div>
      {isLoading ? (
        <div className={styles.running}>
          <div className={styles.lines}>
            <p>
              <span className={styles.spinner} aria-hidden />
              {messages.generating}
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
      ) : (
        children
      )}
    </div>
  );
}
