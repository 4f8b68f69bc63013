import { use, useDeferredValue, useSyncExternalStore } from 'react';
import type { Alarm, AlarmState } from './alarm';
import { startersOf } from './TimerButton';
import styles from './TimerBar.module.css';
import { TimerRow } from './TimerRow';
import { TimersContext, useTimers } from './TimersContext';
import type { TimerActor } from './timers';

const NONE: readonly TimerActor[] = [];

const labelOf = (actor: TimerActor) => actor.getSnapshot().context.label;

interface TimerDockProps {
  /** Called when the last timer goes away and the button that started it is no longer there. */
  onFocusLost?(): void;
}

/**
 * The cook's timers at the foot of the page, and what is said of them to who cannot see them. To be
 * mounted before the first timer starts: what appears together with its words is often not read out.
 */
export function TimerDock({ onFocusLost }: TimerDockProps) {
  const timers = use(TimersContext);
  const actors = useTimers((now) => now.actors);
  const ringing = useTimers((now) => now.ringing);
  const newest = useTimers((now) => now.newest);
  // After a reload, the region has to stand empty before it tells what ended meanwhile.
  const announced = useDeferredValue(ringing, NONE);

  function handOnFocus(row: HTMLLIElement) {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    const next =
      neighbour?.querySelector<HTMLElement>('button:last-of-type') ??
      startersOf(row.id).find((button) => button.checkVisibility?.() ?? true);
    if (next) next.focus();
    else onFocusLost?.();
  }

  return (
    <>
      <div aria-live="polite" className="visually-hidden">
        {newest && (
          <p key={newest.id} dir="auto">
            {`Timer started: ${labelOf(newest)}`}
          </p>
        )}
      </div>
      <div role="alert" className="visually-hidden">
        {announced.map((actor) => (
          <p key={actor.id} dir="auto">
            {`Time is up: ${labelOf(actor)}`}
          </p>
        ))}
      </div>
      {timers && actors.length > 0 && (
        <section ref={reserveRoom} className={styles.dock} aria-label="Timers">
          <ul className={styles.list}>
            {actors.map((actor) => (
              <TimerRow key={actor.id} actor={actor} onStop={handOnFocus} />
            ))}
          </ul>
          <Note alarm={timers.alarm} />
        </section>
      )}
    </>
  );
}

const SOUND: Record<AlarmState, string> = {
  ready: '',
  waiting: 'Press anything on the page to turn on the sound.',
  missing: 'This browser makes no sound: keep an eye on the page.',
};

/** What a timer on a page cannot do. */
function Note({ alarm }: { alarm: Alarm }) {
  const state = useSyncExternalStore(alarm.subscribe, alarm.getState);
  return (
    <p className={styles.note}>
      <span>Timers ring only while this page is open.</span>{' '}
      {SOUND[state] && <span key={state}>{SOUND[state]}</span>}
    </p>
  );
}

/** Keeps room for the dock below the page, and its height between the focus and the foot of the window. */
function reserveRoom(dock: HTMLElement) {
  const { style } = document.documentElement;
  const observer = globalThis.ResizeObserver
    ? new ResizeObserver(() => style.setProperty('--dock', `${dock.offsetHeight}px`))
    : undefined;
  observer?.observe(dock);
  return () => {
    observer?.disconnect();
    style.removeProperty('--dock');
  };
}
