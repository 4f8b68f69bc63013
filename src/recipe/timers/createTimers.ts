import { fromCallback } from 'xstate';
import type { StartActor } from '../../../machines/actorSystem';
import {
  type Timer,
  type TimerActor,
  type TimerInput,
  timerMachine,
} from '../../../machines/timer/timerMachine';
import { createStore } from '../../browser/store';
import { type Alarm, createAlarm } from './alarm';
import { createNotices, type Notices } from './notices';

/** The cook's present timers. A new object whenever one starts, stops or changes its state. */
export interface TimersNow {
  /** In the order in which the cook started them. */
  actors: readonly TimerActor[];
  /** The timers whose time is up. */
  ringing: readonly TimerActor[];
  /** The timer that the cook started last on this page, until it stops. */
  newest: TimerActor | undefined;
  /** The first timer of this visit, until its time is up, it stops, or another one starts. */
  first: TimerActor | undefined;
}

/** The elements of the page that belong to a timer, by its key. The focus can go there. */
export interface TimerElements {
  rows: Map<string, HTMLElement>;
  /** The buttons in the recipe that start it. */
  starters: Map<string, Set<HTMLElement>>;
}

/** The cook's timers. Each is an actor that knows its time; this only collects them. */
export interface Timers {
  /** The present timers. */
  get(): TimersNow;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Starts a timer, unless there is one with its key. Call it during a visitor's press. */
  start(timer: TimerInput): void;
  alarm: Alarm;
  notices: Notices;
  elements: TimerElements;
  /** Stops listening to the page. What the tab has saved stays saved. */
  stop(): void;
}

export interface TimersOptions {
  start: StartActor;
  /** The timers from before a reload, which continue. */
  saved?: readonly Timer[];
  /** Called with all timers whenever one of them has changed. */
  save?(timers: readonly Timer[]): void;
  /** Called with each timer that ends while the page is open. */
  onEnd?(timer: Timer): void;
  alarm?: Alarm;
  notices?: Notices;
}

/**
 * Starts the cook's timers: those from before a reload continue, and the cook can start new ones. They
 * belong to the stove and not to the recipe, so they run until the cook stops them.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the methods of the timers share their actors
export function createTimers({
  start: startActor,
  saved = [],
  save = () => {},
  onEnd = () => {},
  alarm = createAlarm(),
  notices = createNotices(),
}: TimersOptions): Timers {
  const store = createStore<TimersNow>({
    actors: [],
    ringing: [],
    newest: undefined,
    first: undefined,
  });
  let hasStarted = saved.length > 0;

  const machine = timerMachine.provide({
    actors: { soundAlarm: fromCallback(() => alarm.sound()) },
  });

  function saveAll() {
    save(store.get().actors.map((actor) => actor.getSnapshot().context));
  }

  function update(next: Partial<TimersNow>) {
    const now = { ...store.get(), ...next };
    if (now.actors.length === 0) alarm.release();
    const ringing = now.actors.filter((actor) => actor.getSnapshot().matches('ringing'));
    // Too late to say that a timer may not ring.
    const first = now.actors.find((actor) => actor === now.first && !ringing.includes(actor));
    store.set({ ...now, ringing, first });
  }

  function add(input: TimerInput, isNew: boolean) {
    const actor = startActor(`timer ${input.key}`, machine, input);
    let { value, context } = actor.getSnapshot();
    actor.subscribe((snapshot) => {
      const hasMoved = snapshot.value !== value;
      const hasChanged = hasMoved || snapshot.context !== context;
      ({ value, context } = snapshot);
      if (snapshot.status === 'done') {
        const { actors, newest } = store.get();
        update({
          actors: actors.filter((other) => other !== actor),
          newest: newest === actor ? undefined : newest,
        });
      } else if (hasMoved) {
        update({});
        if (snapshot.matches('ringing')) {
          notices.show(snapshot.context);
          onEnd(snapshot.context);
        }
      }
      if (hasChanged) saveAll();
    });
    const first = hasStarted ? undefined : actor;
    hasStarted = true;
    update({ actors: [...store.get().actors, actor], first, ...(isNew && { newest: actor }) });
  }

  /** A page that slept, or was in the back-forward cache, may have missed an end. */
  function check() {
    if (document.hidden) return;
    for (const actor of store.get().actors) actor.send({ type: 'timer.check' });
  }

  /** The browser allows sound only after a press, which a reload forgets. */
  function prepareAlarm() {
    if (store.get().actors.length > 0 && alarm.getState() === 'waiting') alarm.prepare();
  }

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', check, { signal });
  addEventListener('pageshow', check, { signal });
  addEventListener('focus', check, { signal });
  // The time of saving shows whether the clock was set back before the next load.
  addEventListener('pagehide', saveAll, { signal });
  document.addEventListener('click', prepareAlarm, { capture: true, signal });
  document.addEventListener('keydown', prepareAlarm, { capture: true, signal });

  for (const timer of saved) add(timer, false);
  const letGo = shareWithTabs(() => store.get().actors);

  return {
    get: store.get,
    subscribe: store.subscribe,
    start(timer) {
      alarm.prepare();
      if (store.get().actors.some((actor) => keyOf(actor) === timer.key)) return;
      add(timer, true);
      saveAll();
    },
    alarm,
    notices,
    elements: { rows: new Map(), starters: new Map() },
    stop() {
      listening.abort();
      letGo();
      notices.stop();
      alarm.release();
    },
  };
}

/**
 * Makes a copied tab give up the first tab's timers. If several tabs have a timer with the same end, the
 * tab that was opened first keeps it.
 *
 * @returns a function that stops listening to other tabs
 */
function shareWithTabs(getActors: () => readonly TimerActor[]): () => void {
  // Two tabs may be opened in the same millisecond.
  const openedAt = Date.now() + Math.random();
  const identify = (actor: TimerActor) => {
    const { key, endsAt, remaining } = actor.getSnapshot().context;
    return `${key} ${endsAt} ${remaining}`;
  };

  const channel = new BroadcastChannel('saffron.timers');
  channel.onmessage = ({ data }) => {
    // Any page of the same origin may be the sender.
    const { openedAt: other, timers } = Object(data) as Record<string, unknown>;
    if (typeof other !== 'number' || !Array.isArray(timers)) return;
    const shared = getActors().filter((actor) => timers.includes(identify(actor)));
    if (shared.length === 0) return;
    if (other > openedAt) channel.postMessage({ openedAt, timers: shared.map(identify) });
    else for (const actor of shared) actor.send({ type: 'timer.stop' });
  };

  channel.postMessage({ openedAt, timers: getActors().map(identify) });
  return () => channel.close();
}

/** Selects the button that a row offers first: Pause, or Stop if the timer rings. */
export const FIRST_ACTION = 'button:last-of-type';

/** The key that tells a timer from all others. */
export function keyOf(actor: TimerActor): string {
  return actor.getSnapshot().context.key;
}
