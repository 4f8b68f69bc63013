import { type RefObject, useCallback } from 'react';
import { attemptAhead, MAX_ATTEMPTS, RecipeContext } from '../app/RecipeContext';
import styles from './Progress.module.css';

interface ProgressProps {
  requestRef: RefObject<HTMLButtonElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What the visitor sees of a running request. */
export function Progress({ requestRef, inputRef }: ProgressProps) {
  const { send } = RecipeContext.useActorRef();
  const isLoading = RecipeContext.useSelector((snapshot) => snapshot.hasTag('loading'));
  const attempt = RecipeContext.useSelector(attemptAhead);

  const handOnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) (requestRef.current ?? inputRef.current)?.focus();
    },
    [requestRef, inputRef],
  );

  return (
    <div className={styles.slot}>
      {isLoading && (
        <div className={styles.progress}>
          <span className={styles.spinner} aria-hidden />
          <div>
            <p>Generating recipe...</p>
            {attempt > 1 && (
              <p className={styles.attempt}>{`Attempt ${attempt} of ${MAX_ATTEMPTS}`}</p>
            )}
          </div>
          <button ref={handOnFocus} type="button" onClick={() => send({ type: 'recipe.stop' })}>
            Stop
          </button>
        </div>
      )}
    </div>
  );
}
