import { shallowEqual, useSelector } from '@xstate/react';
import { ChevronDown, Pause, Play } from 'lucide-react';
import { type MouseEvent, useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TimerActor } from '../../../machines/timer/timerMachine';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import { FIRST_ACTION, keyOf, useTimers } from './createTimers';
import styles from './TimerBar.module.css';
import { followTimeLeft, timeLeft } from './timeLeft';

interface TimerRowProps {
  actor: TimerActor;
  /** Called before the row disappears with the focus. */
  onStop(key: string): void;
}

/** Leaves out the time, which changes each second. */
const rowOf = (snapshot: SnapshotFrom<TimerActor>) => ({
  label: snapshot.context.label,
  dish: snapshot.context.dish,
  isUncertain: snapshot.context.isUncertain,
  isPaused: snapshot.matches('paused'),
  isRinging: snapshot.matches('ringing'),
});

/** A row that opens to show the rest, and is open while its timer rings. */
export function TimerRow({ actor, onStop }: TimerRowProps) {
  const [isOpened, setIsOpened] = useState(false);
  const row = useSelector(actor, rowOf, shallowEqual);
  const { label, dish, isPaused, isRinging, isUncertain } = row;
  const { register, noteFocus, takeFocus } = useRowElements(keyOf(actor));
  const restId = useId();
  const change = isPaused ? 'resume' : 'pause';

  function extend() {
    // The button keeps its place and the focus.
    setIsOpened(true);
    actor.send({ type: 'timer.extend' });
  }

  function stop({ detail }: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click would hit the timer that has moved up.
    if (detail > 1) return;
    onStop(keyOf(actor));
    actor.send({ type: 'timer.stop' });
  }

  return (
    <li ref={register} className={`${styles.row} ${isRinging ? styles.ringing : ''}`}>
      {isRinging ? (
        <p className={styles.label} dir="auto">
          {limitText(label)}
        </p>
      ) : (
        <button
          ref={noteFocus}
          type="button"
          className={styles.open}
          aria-expanded={isOpened}
          aria-controls={restId}
          onClick={() => setIsOpened(!isOpened)}
        >
          <ChevronDown aria-hidden />
          <span className={styles.label} dir="auto">
            {limitText(label)}
          </span>
        </button>
      )}
      {dish && (
        <small className={styles.dish} dir="auto">
          {limitText(dish)}
        </small>
      )}
      <When actor={actor} row={row} />
      {!isRinging && (
        <button
          ref={noteFocus}
          type="button"
          className={styles.pause}
          aria-label={recipeWords.timers[`${change}Timer`](label)}
          onClick={() => actor.send({ type: `timer.${change}` })}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </button>
      )}
      {(isOpened || isRinging) && (
        <div ref={isRinging ? takeFocus : null} id={restId} className={styles.rest}>
          {!isRinging && isUncertain && (
            <p className={styles.state}>{recipeWords.timers.uncertain}</p>
          )}
          <Button
            look={isRinging ? 'main' : null}
            className={styles.stop}
            aria-label={recipeWords.timers.stopTimer(label)}
            onClick={stop}
          >
            {recipeWords.timers.stop}
          </Button>
          <button type="button" aria-label={recipeWords.timers.extendTimer(label)} onClick={extend}>
            {recipeWords.timers.extend}
          </button>
        </div>
      )}
    </li>
  );
}

/** When the time is up, the buttons to open and to pause disappear, maybe together with the focus. */
function useRowElements(key: string) {
  const { elements } = useTimers();
  const hadFocus = useRef(false);
  const register = useCallback(
    (element: HTMLLIElement) => {
      elements.rows.set(key, element);
      return () => {
        elements.rows.delete(key);
      };
    },
    [elements, key],
  );
  const noteFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      hadFocus.current ||= document.activeElement === button;
    },
    [],
  );
  const takeFocus = useCallback((rest: HTMLElement | null) => {
    if (hadFocus.current) rest?.querySelector<HTMLElement>(FIRST_ACTION)?.focus();
    hadFocus.current = false;
  }, []);
  return { register, noteFocus, takeFocus };
}

function When({ actor, row }: { actor: TimerActor; row: ReturnType<typeof rowOf> }) {
  return (
    <div className={styles.when}>
      {row.isRinging && (
        <span ref={bringToFront} className={styles.state}>
          {recipeWords.timers.timeIsUp}
        </span>
      )}
      {row.isPaused && <span className={styles.state}>{recipeWords.timers.paused}</span>}
      <TimeLeft actor={actor} label={row.label} />
    </div>
  );
}

/** A ringing timer comes first. */
function bringToFront(element: HTMLElement | null) {
  element?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
}

/** Only this component renders each second. */
function TimeLeft({ actor, label }: { actor: TimerActor; label: string }) {
  const follow = useCallback((listener: () => void) => followTimeLeft(actor, listener), [actor]);
  const text = useSyncExternalStore(follow, () => timeLeft(actor.getSnapshot().context));
  return (
    <span className={styles.left} role="timer" aria-label={label}>
      {text}
    </span>
  );
}
