import { useSelector } from '@xstate/react';
import { type MouseEvent, useCallback, useRef, useSyncExternalStore } from 'react';
import styles from './TimerBar.module.css';
import { followTimeLeft, timeLeft } from './timeLeft';
import type { TimerActor } from './timers';

/** The id of the element that shows the timer with a key. */
export const rowId = (key: string) => `timer-${key}`;

interface TimerRowProps {
  actor: TimerActor;
  /** Called before the timer goes away with the row that has the focus. */
  onStop(row: HTMLLIElement): void;
}

/** A timer, and what can be done with it. */
export function TimerRow({ actor, onStop }: TimerRowProps) {
  const label = useSelector(actor, ({ context }) => context.label);
  const dish = useSelector(actor, ({ context }) => context.dish);
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const isRinging = useSelector(actor, (snapshot) => snapshot.matches('ringing'));
  const stopRef = useRef<HTMLButtonElement>(null);

  // When the time is up, the button to pause goes away.
  const handOnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) stopRef.current?.focus();
    },
    [],
  );

  function stop({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click would fall on the timer that has moved up.
    if (detail > 1) return;
    const row = currentTarget.closest('li');
    if (row) onStop(row);
    actor.send({ type: 'timer.stop' });
  }

  return (
    <li id={rowId(actor.id)} className={`${styles.row} ${isRinging ? styles.ringing : ''}`}>
      <div className={styles.what}>
        <p className={styles.label} dir="auto">
          {label}
        </p>
        {dish && (
          <p className={styles.dish} dir="auto">
            {dish}
          </p>
        )}
      </div>
      <div className={styles.when}>
        {isRinging && <span className={styles.state}>Time is up</span>}
        {isPaused && <span className={styles.state}>Paused</span>}
        <TimeLeft actor={actor} label={label} />
      </div>
      <div className={styles.buttons}>
        {!isRinging && (
          <button
            ref={handOnFocus}
            type="button"
            aria-label={`${isPaused ? 'Resume' : 'Pause'} ${label}`}
            onClick={() => actor.send({ type: isPaused ? 'timer.resume' : 'timer.pause' })}
          >
            <span key={String(isPaused)}>{isPaused ? 'Resume' : 'Pause'}</span>
          </button>
        )}
        <button
          type="button"
          aria-label={`One minute more, ${label}`}
          onClick={() => actor.send({ type: 'timer.extend' })}
        >
          One minute more
        </button>
        <button ref={stopRef} type="button" aria-label={`Stop ${label}`} onClick={stop}>
          Stop
        </button>
      </div>
    </li>
  );
}

/** What is left of a timer: the only thing on the page that is rendered each second. */
function TimeLeft({ actor, label }: { actor: TimerActor; label: string }) {
  const follow = useCallback((listener: () => void) => followTimeLeft(actor, listener), [actor]);
  const text = useSyncExternalStore(follow, () => timeLeft(actor.getSnapshot().context));
  return (
    <span className={styles.left} role="timer" aria-label={label}>
      {text}
    </span>
  );
}
