import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type Store, useStore } from '../../browser/store';
import { useFocusPass } from '../../browser/useFocusPass';
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
  growth: Store<GrowingDish | null>;
  onFocusLost(): void;
  children?: ReactNode;
}

/** Shows at once that a request runs. Lines with more may arrive later. */
export function Progress({ growth, onFocusLost, children }: ProgressProps) {
  const { recipe } = useActors();
  const isLoading = useSelector(recipe, (snapshot) => snapshot.hasTag('loading'));
  const { name = '', finds = [] } = useStore(growth) ?? {};
  const isForIdeas = useSelector(recipe, ({ context }) => context.asked.wish.kind === 'ideas');

  const reportLostFocus = useFocusPass(onFocusLost);

  return (
    <div className={styles.slot}>
      <div aria-live="polite" className="visually-hidden">
        {name && (
          <p key={name} dir="auto">
            {name}
          </p>
        )}
        {finds.map((find) => (
          <p key={find}>{find}</p>
        ))}
      </div>
      {isLoading ? (
        <div className={styles.running}>
          <div className={styles.lines}>
            <p>
              <span className={styles.spinner} aria-hidden />
              {isForIdeas
                ? firstWords.kitchen.ideas
                : firstWords.kitchen.notices['request.started']('', 0, 0)}
            </p>
            {children}
          </div>
          <button
            ref={reportLostFocus}
            type="button"
            onClick={() => recipe.send({ type: 'recipe.stop' })}
          >
            {firstWords.kitchen.stop}
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
