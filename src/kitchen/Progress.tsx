import { useSelector } from '@xstate/react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { attemptAhead } from '../../machines/recipeMachine';
import { useActors } from '../ui/Actors';
import { messages } from './messages';
import styles from './Progress.module.css';
import { progressMessages } from './progressMessages';

interface ProgressProps {
  /** Called when a button goes away while it has the focus. */
  onFocusLost(): void;
}

/** What the visitor sees of a running request, and of one that a reload has ended. */
export function Progress({ onFocusLost }: ProgressProps) {
  const { recipe } = useActors();
  const isLoading = useSelector(recipe, (snapshot) => snapshot.hasTag('loading'));
  const attempt = useSelector(recipe, attemptAhead);
  const isGenerating = useSelector(recipe, (snapshot) => snapshot.matches('generating'));
  const isSlow = useSelector(recipe, ({ context }) => context.isSlow) && isGenerating;
  const canAskAgain = useSelector(
    recipe,
    (snapshot) =>
      snapshot.context.notice.about === 'interruption' &&
      snapshot.can({ type: 'recipe.request', wish: snapshot.context.asked.wish }),
  );

  const handOnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) onFocusLost();
    },
    [onFocusLost],
  );

  return (
    <>
      {isLoading && (
        <div className={styles.progress}>
          <span className={styles.spinner} aria-hidden />
          <div>
            <p>{progressMessages.generating}</p>
            <p className={styles.attempt}>
              {isSlow ? (
                <span key="slow">{progressMessages.slow}</span>
              ) : (
                attempt > 1 && <span key="attempt">{progressMessages.attempt(attempt)}</span>
              )}
              {isGenerating && <Seconds key={attempt} />}
            </p>
          </div>
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => recipe.send({ type: 'recipe.stop' })}
          >
            {progressMessages.stop}
          </button>
        </div>
      )}
      {canAskAgain && (
        <div className={styles.progress}>
          <p>{messages.interrupted}</p>
          <button
            type="button"
            onClick={() => {
              onFocusLost();
              recipe.send({
                type: 'recipe.request',
                wish: recipe.getSnapshot().context.asked.wish,
              });
            }}
          >
            {progressMessages.askAgain}
          </button>
        </div>
      )}
    </>
  );
}

/** Before, a count would only make a visitor impatient, in seconds. */
const FIRST_COUNT = 5;

/** Counts how long it has been on the page, once that is a while. */
function Seconds() {
  const [start] = useState(() => Date.now());
  const seconds = useSyncExternalStore(everySecond, () => Math.floor((Date.now() - start) / 1_000));
  return seconds >= FIRST_COUNT && <span role="timer">{progressMessages.seconds(seconds)}</span>;
}

function everySecond(listener: () => void): () => void {
  const id = setInterval(listener, 1_000);
  return () => clearInterval(id);
}
