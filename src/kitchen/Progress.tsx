import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { attemptAhead, type RecipeActor } from '../../machines/recipeMachine';
import { messages } from './messages';
import styles from './Progress.module.css';

interface ProgressProps {
  recipe: RecipeActor;
  /** Called when the button to stop goes away while it has the focus. */
  onFocusLost(): void;
}

/** What the visitor sees of a running request. */
export function Progress({ recipe, onFocusLost }: ProgressProps) {
  const isLoading = useSelector(recipe, (snapshot) => snapshot.hasTag('loading'));
  const attempt = useSelector(recipe, attemptAhead);

  const handOnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) onFocusLost();
    },
    [onFocusLost],
  );

  return (
    <div className={styles.slot}>
      {isLoading && (
        <div className={styles.progress}>
          <span className={styles.spinner} aria-hidden />
          <div>
            <p>{messages.generating}</p>
            {attempt > 1 && <p className={styles.attempt}>{messages.attempt(attempt)}</p>}
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
