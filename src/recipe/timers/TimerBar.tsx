import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { TimerActor } from '../../../machines/timer/timerMachine';
import { giveBack } from '../../browser/focus';
import { useStore } from '../../browser/store';
import * as recipeWords from '../../words/en/recipe';
import type { RecipeTools } from '../createRecipeTools';
import type { Alarm, Notices } from './alarm';
import { FIRST_ACTION, keyOf, TimersContext, useTimers, useTimersNow } from './createTimers';
import styles from './TimerBar.module.css';
import { TimerRow } from './TimerRow';

const NONE: readonly TimerActor[] = [];

const labelOf = (actor: TimerActor) => actor.getSnapshot().context.label;

interface TimerBarProps {
  /** Called when the focused button disappears, and no timer's button can take the focus. */
  onFocusLost(): void;
}

/** Mount it before the first timer: screen readers miss a live region that comes with its words. */
export function TimerBar({ onFocusLost }: TimerBarProps) {
  const { alarm, notices, elements } = useTimers();
  const actors = useTimersNow((now) => now.actors);
  const ringing = useTimersNow((now) => now.ringing);
  const newest = useTimersNow((now) => now.newest);
  // After a reload, the region has to be empty before it announces timers that ended meanwhile.
  const announced = useDeferredValue(ringing, NONE);

  const origin = useTabToStop(elements.rows, ringing);

  function focusNextRow(key: string) {
    const row = elements.rows.get(key);
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const hasTaken = [
      origin.current,
      neighbour?.querySelector<HTMLElement>(FIRST_ACTION),
      ...(elements.starters.get(key) ?? []),
    ].some((control) => {
      // None that is hidden, or below a dialog, takes it.
      control?.focus();
      return control === document.activeElement;
    });
    if (!hasTaken) onFocusLost();
  }

  return (
    <>
      <div aria-live="polite" className="visually-hidden">
        {newest && (
          <p key={keyOf(newest)} dir="auto">
            {recipeWords.timers.started(labelOf(newest))}
          </p>
        )}
      </div>
      <div role="alert" className="visually-hidden">
        {announced.map((actor) => (
          <p key={keyOf(actor)} dir="auto">
            {recipeWords.timers.timeIsUpFor(labelOf(actor))}
          </p>
        ))}
      </div>
      {actors.length > 0 && (
        <section
          ref={reserveRoom}
          className={styles.bar}
          aria-label={recipeWords.timers.region}
          onBlur={() => {
            origin.current = null;
          }}
        >
          <ul className={styles.list}>
            {actors.map((actor) => (
              <TimerRow key={keyOf(actor)} actor={actor} onStop={focusNextRow} />
            ))}
          </ul>
          <Note alarm={alarm} notices={notices} onFocusLost={onFocusLost} />
        </section>
      )}
    </>
  );
}

/**
 * While a timer rings, the next Tab leads to its *Stop* once, wherever the focus is. The result is where
 * the focus was, until it leaves that button.
 */
function useTabToStop(rows: ReadonlyMap<string, HTMLElement>, [first]: readonly TimerActor[]) {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!first) return;
    const listening = new AbortController();
    const lead = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      const from = document.activeElement as HTMLElement;
      const row = rows.get(keyOf(first));
      const stop = row?.querySelector<HTMLElement>(FIRST_ACTION);
      if (!row?.contains(from)) {
        stop?.focus();
        // A dialog without the timers keeps the focus until it closes.
        if (document.activeElement !== stop) return;
        event.preventDefault();
        origin.current = from;
      }
      listening.abort();
    };
    document.addEventListener('keydown', lead, listening);
    return () => listening.abort();
  }, [rows, first]);
  return origin;
}

interface NoteProps extends Pick<TimerBarProps, 'onFocusLost'> {
  alarm: Alarm;
  notices: Notices;
}

/** One line of advice: the answer to the offer of notifications, the sound, or what to do. */
function Note({ alarm, notices, onFocusLost }: NoteProps) {
  const state = useStore(alarm.state);
  const telling = useStore(notices.state);
  const isFirst = useTimersNow((now) => now.first !== undefined);
  const { limits, sound, tell, telling: answers } = recipeWords.timers;
  const words = (isFirst && answers[telling]) || sound[state] || (isFirst && limits);
  const watchFocus = useMemo(() => giveBack(() => void onFocusLost()), [onFocusLost]);
  if (!words) return null;

  async function ask({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const answer = button.parentElement;
    await notices.ask();
    // An answer removes the button together with the focus.
    if (!button.isConnected) answer?.focus();
  }

  return (
    <p className={styles.note} aria-live="polite" tabIndex={-1}>
      {isFirst && (telling === 'possible' || telling === 'unanswered') && (
        <button ref={watchFocus} type="button" className={styles.tell} onClick={ask}>
          {tell}
        </button>
      )}
      <span>{words}</span>
    </p>
  );
}

/** Leaves room below the page, and between the focus and the foot of the window, also as the bar grows. */
function reserveRoom(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--timer-bar', `${bar.offsetHeight}px`);
    const focused = document.activeElement;
    const top = focused?.getBoundingClientRect().top ?? 0;
    if (top > 0 && top < innerHeight) focused?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--timer-bar');
  };
}

interface TimersProps {
  tools: RecipeTools;
  /** Called when the last timer has gone, and the page no longer has the button that started it. */
  onFocusLost(): void;
}

export function Timers({ tools, onFocusLost }: TimersProps) {
  return (
    <TimersContext value={tools.timers}>
      <TimerBar onFocusLost={onFocusLost} />
    </TimersContext>
  );
}
