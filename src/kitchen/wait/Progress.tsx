import { type ReactNode, useCallback } from 'react';
import { useGiveBack } from '../../browser/focus';
import { useActors } from '../../ui/Actors';
import * as firstWords from '../../words/en/first';
import styles from './Progress.module.css';

/** What the wait says of an answer that grows. Both are empty before and after. */
export interface GrowingDish {
  name: string;
  /** The first find of each thing to avoid, in the page's words. */
  finds: readonly string[];
}

interface ProgressProps {
  /** What it says of a request that runs. */
  running?: string | undefined;
  children?: ReactNode;
}

/** Shows at once that a request runs. Lines with more may arrive later. */
export function Progress({ running, children }: ProgressProps) {
  const { recipe, places } = useActors();
  const giveBack = useGiveBack(
    useCallback(() => places.request.current ?? places.field.current, [places]),
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
          <button ref={giveBack} type="button" onClick={() => recipe.send({ type: 'recipe.stop' })}>
            {firstWords.kitchen.stop}
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
