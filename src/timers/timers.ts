import { type ActorRefFrom, createActor, fromCallback, type InspectionEvent } from 'xstate';
import { type Timer, type TimerInput, timerMachine } from '../../machines/timerMachine';
import { createStore } from '../browser/store';
import { tellInTitle } from '../app/titleNews';
import { type Alarm, createAlarm } from './alarm';

export type TimerActor = ActorRefFrom<typeof timerMachine>;

/** The cook's timers, as they are now. A new object whenever one starts, stops or changes its state. */
export interface TimersNow {
  /** In the order in which they were started. */
  actors: readonly TimerActor[];
  /** Those whose time is up. */
  ringing: readonly TimerActor[];
  /** The one that the cook started last on this page, as long as it is there. */
  newest: TimerActor | undefined;
}

/** The cook's timers. Each is an actor that knows its own time; this only holds them together. */
export interface Timers {
  getNow(): TimersNow;
  /** Calls the listener when `getNow` gives something new; gives a function that ends that. */
  subscribe(listener: () => void): () => void;
  /** The timer with a key; undefined where none is there. */
  find(key: string): TimerActor | undefined;
  /** Starts a timer, unless there is one with its key. To be called in a press of the visitor's. */
  start(timer: TimerInput): void;
  alarm: Alarm;
  /** Lets go of the timers and of the page. What is kept of them stays kept. */
  dispose(): void;
}

export interface TimersOptions {
  /** The timers of before a reload, which go on. */
  restored?: readonly Timer[];
  /** Called with all timers whenever one of them has changed. */
  keep?(timers: readonly Timer[]): void;
  /** The `inspect` option of each timer's actor. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
  alarm?: Alarm;
}

/** What the page's title says as long as a timer rings. */
const TITLE = 'Time is up';

/**
 * Starts the cook's timers: those of before a reload go on, and new ones can be started. They belong
 * to the stove, not to the recipe: they live until the cook stops them, whatever the page shows.
 * Called once for each page.
 */
export function startTimers({
  restored = [],
  keep = () => {},
  inspect,
  alarm = createAlarm(),
}: TimersOptions = {}): Timers {
  const store = createStore<TimersNow>({ actors: [], ringing: [], newest: undefined });

  const machine = timerMachine.provide({
    actors: { soundAlarm: fromCallback(() => alarm.sound()) },
  });

  function keepAll() {
    keep(store.get().actors.map((actor) => actor.getSnapshot().context));
  }

  function update(next: Partial<TimersNow>) {
    const now = { ...store.get(), ...next };
    const ringing = now.actors.filter((actor) => actor.getSnapshot().matches('ringing'));
    tellInTitle(ringing.length > 0 ? TITLE : '');
    if (now.actors.length === 0) alarm.release();
    store.set({ ...now, ringing });
  }

  function add(input: TimerInput, isNew: boolean) {
    const actor = createActor(machine, { id: input.key, input, ...(inspect && { inspect }) });
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
      } else if (hasMoved) update({});
      if (hasChanged) keepAll();
    });
    actor.start();
    update({ actors: [...store.get().actors, actor], ...(isNew && { newest: actor }) });
  }

  /** A page that slept, or was kept aside, may have missed an end. */
  function check() {
    if (document.hidden) return;
    for (const actor of store.get().actors) actor.send({ type: 'timer.check' });
  }

  /** The browser allows sound after a press only, which a reload forgets. */
  function prepareAlarm() {
    if (store.get().actors.length > 0 && alarm.getState() === 'waiting') alarm.prepare();
  }

  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  addEventListener('focus', check);
  document.addEventListener('click', prepareAlarm, true);
  document.addEventListener('keydown', prepareAlarm, true);

  for (const timer of restored) add(timer, false);

  const find = (key: string) =>
    store.get().actors.find((actor) => actor.getSnapshot().context.key === key);

  return {
    getNow: store.get,
    subscribe: store.subscribe,
    find,
    start(timer) {
      alarm.prepare();
      if (find(timer.key)) return;
      add(timer, true);
      keepAll();
    },
    alarm,
    dispose() {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', check);
      removeEventListener('focus', check);
      document.removeEventListener('click', prepareAlarm, true);
      document.removeEventListener('keydown', prepareAlarm, true);
      for (const actor of store.get().actors) actor.stop();
      tellInTitle('');
      alarm.release();
    },
  };
}
