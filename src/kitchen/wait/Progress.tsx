import { type ReactNode, useMemo } from 'react';
import { giveBack } from '../../browser/focus';
import { useActors } from '../../ui/Actors';
import * as firstWords from '../../words/en/first';
import styles from './Progress.module.css';

interface ProgressProps {
  /** What it says of a request that runs. */
  running?: string | undefined;
  children?: ReactNode;
}

/** Shows at once that a request runs. Lines with more may arrive later. */
export function Progress({ running, children }: ProgressProps) {
  const { recipe, places } = useActors();
  const toButton = useMemo(
    () => giveBack(() => places.request.current ?? places.field.current),
    [places],
  );

  return (
    <div className={styles.slot}>
      {running ? (
        <div className={styles.running}>
          <div className={styles.lines}>
            <p>
              <span className={styles.spinner} aria-hidden />
              {running}
            </p>
            {children}
          </div>
          <button ref={toButton} type="button" onClick={() => recipe.send({ type: 'recipe.stop' })}>
            {firstWords.kitchen.stop}
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
