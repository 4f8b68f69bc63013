import { useSelector } from '@xstate/react';
import { type MouseEvent, useCallback, useRef, useSyncExternalStore } from 'react';
import { limitText } from '../ui/limitText';
import { keyOf, type TimerActor } from './createTimers';
import { messages } from './messages';
import styles from './TimerBar.module.css';
import { useTimers } from './TimersContext';
import { followTimeLeft, timeLeft } from './timeLeft';

interface TimerRowProps {
  actor: TimerActor;
  /** Called before the row disappears with the focus. */
  onStop(row: HTMLElement, key: string): void;
}

/** A timer with its buttons. */
export function TimerRow({ actor, onStop }: TimerRowProps) {
  const label = useSelector(actor, ({ context }) => context.label);
  const dish = useSelector(actor, ({ context }) => context.dish);
  const isUncertain = useSelector(actor, ({ context }) => context.isUncertain);
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const isRinging = useSelector(actor, (snapshot) => snapshot.matches('ringing'));
  const { elements } = useTimers();
  const key = keyOf(actor);
  const stopRef = useRef<HTMLButtonElement>(null);

  const register = useCallback(
    (row: HTMLLIElement) => {
      elements.rows.set(key, row);
      return () => {
        elements.rows.delete(key);
      };
    },
    [elements, key],
  );

  // When the time is up, the button to pause disappears.
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
    if (row) onStop(row, key);
    actor.send({ type: 'timer.stop' });
  }

  return (
    <li ref={register} className={`${styles.row} ${isRinging ? styles.ringing : ''}`}>
      <div className={styles.what}>
        <p className={styles.label} dir="auto">
          {limitText(label)}
        </p>
        {dish && (
          <p className={styles.dish} dir="auto">
            {limitText(dish)}
          </p>
        )}
        {isUncertain && <p className={styles.dish}>{messages.uncertain}</p>}
      </div>
      <div className={styles.when}>
        {isRinging && (
          <span ref={bringToFront} className={styles.state}>
            {messages.timeIsUp}
          </span>
        )}
        {isPaused && <span className={styles.state}>{messages.paused}</span>}
        <TimeLeft actor={actor} label={label} />
      </div>
      <div className={styles.buttons}>
        {!isRinging && (
          <button
            ref={handOnFocus}
            type="button"
            aria-label={isPaused ? messages.resumeTimer(label) : messages.pauseTimer(label)}
            onClick={() => actor.send({ type: isPaused ? 'timer.resume' : 'timer.pause' })}
          >
            <span key={String(isPaused)}>{isPaused ? messages.resume : messages.pause}</span>
          </button>
        )}
        <button
          type="button"
          aria-label={messages.extendTimer(label)}
          onClick={() => actor.send({ type: 'timer.extend' })}
        >
          {messages.extend}
        </button>
        <button ref={stopRef} type="button" aria-label={messages.stopTimer(label)} onClick={stop}>
          {messages.stop}
        </button>
      </div>
    </li>
  );
}

/** Scrolls to where the rows of ringing timers are. */
function bringToFront(element: HTMLElement | null) {
  const bar = element?.closest('section');
  if (bar) bar.scrollTop = 0;
}

/** The rest of a timer. Only this renders each second. */
function TimeLeft({ actor, label }: { actor: TimerActor; label: string }) {
  const follow = useCallback((listener: () => void) => followTimeLeft(actor, listener), [actor]);
  const text = useSyncExternalStore(follow, () => timeLeft(actor.getSnapshot().context));
  return (
    <span className={styles.left} role="timer" aria-label={label}>
      {text}
    </span>
  );
}
