import { useSelector } from '@xstate/react';
import { Sun } from 'lucide-react';
import { Button } from '../ui/Button';
import styles from './KeepScreenOn.module.css';
import { messages } from './messages';
import { canKeepScreenOn, type WakeLockActor } from './wakeLock';

interface KeepScreenOnProps {
  actor: WakeLockActor;
}

/** The switch that keeps the screen on. If the browser cannot do it, or refuses, a line says so. */
export function KeepScreenOn({ actor }: KeepScreenOnProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  if (!canKeepScreenOn()) {
    return <p className={styles.word}>{messages.cannotKeepScreenOn}</p>;
  }
  return (
    <>
      <Button
        className={styles.switch}
        aria-pressed={isWanted}
        onClick={() => actor.send({ type: isWanted ? 'screen.release' : 'screen.keep' })}
      >
        <Sun aria-hidden />
        <span>{messages.keepScreenOn}</span>
      </Button>
      <div aria-live="polite">
        {isRefused && <p className={styles.word}>{messages.screenRefused}</p>}
      </div>
    </>
  );
}
