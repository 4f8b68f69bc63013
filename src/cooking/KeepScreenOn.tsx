import { useSelector } from '@xstate/react';
import { Sun } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { wakeLockMachine } from '../../machines/wakeLockMachine';
import { canKeepScreenOn } from './holdLock';
import styles from './KeepScreenOn.module.css';

interface KeepScreenOnProps {
  actor: ActorRefFrom<typeof wakeLockMachine>;
}

/** The switch that keeps the screen on, with a word where the browser will not or cannot. */
export function KeepScreenOn({ actor }: KeepScreenOnProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  if (!canKeepScreenOn()) {
    return <p className={styles.word}>This browser cannot keep the screen on.</p>;
  }
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={isWanted}
        onClick={() => actor.send({ type: isWanted ? 'screen.release' : 'screen.keep' })}
      >
        <Sun aria-hidden />
        <span>Keep the screen on</span>
      </button>
      <div aria-live="polite">
        {isRefused && (
          <p className={styles.word}>
            The browser will not keep the screen on. Is the battery low?
          </p>
        )}
      </div>
    </>
  );
}
