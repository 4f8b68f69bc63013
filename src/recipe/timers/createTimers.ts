import { fromCallback } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type Timer,
  type TimerActor,
  type TimerInput,
  timerMachine,
} from '../../../machines/timer/timerMachine';
import { createStore, useStore } from '../../browser/store';
import { createRequiredContext } from '../../ui/context';
import { type Alarm, createAlarm, createNotices, type Notices } from './alarm';

/** A new object whenever a timer starts, stops or changes its state. */
interface TimersNow {
  actors: readonly TimerActor[];
  ringing: readonly TimerActor[];
  /** The timer that was started last on this page, until it stops. */
  newest: TimerActor | undefined;
  /** The first timer of this visit, until its time is up, it stops, or another one starts. */
  first: TimerActor | undefined;
  /** Whether this visit has had a timer. */
  hasStarted: boolean;
}

export type Timers = ReturnType<typeof createTimers>;

interface TimersOptions {
  start: StartActor;
  /** From before a reload. They continue. */
  saved?: readonly Timer[];
  save?(timers: readonly Timer[]): void;
  onEnd?(timer: Timer): void;
  alarm?: Alarm;
  notices?: Notices;
}

/** Timers belong to the stove, not to the recipe: they run until the cook stops them. */
export function createTimers({
  start: startActor,
  saved = [],
  save = () => {},
  onEnd = () => {},
  alarm = createAlarm(),
  notices = createNotices(),
}: TimersOptions) {
  const { set, ...store } = createStore<TimersNow>({ ...NONE, hasStarted: saved.length > 0 });
  const now = () => store.getSnapshot().context;
  const machine = timerMachine.provide({
    actors: { soundAlarm: fromCallback(() => alarm.sound()) },
  });

  function saveAll() {
    save(now().actors.map((actor) => actor.getSnapshot().context));
  }

  function update(next: Partial<TimersNow>) {
    const changed = nowOf({ ...now(), ...next });
    if (changed.actors.length === 0) alarm.release();
    set(changed);
  }

  function add(input: TimerInput, isNew: boolean) {
    const actor = startActor(`timer ${input.key}`, machine, input);
    followTimer(actor, {
      onChange: saveAll,
      onDone: () => update(without(now(), actor)),
      onMove() {
        update({});
        if (!actor.getSnapshot().matches('ringing')) return;
        const { context } = actor.getSnapshot();
        notices.show(context);
        onEnd(context);
      },
    });
    const { actors, hasStarted } = now();
    const first = hasStarted ? undefined : actor;
    update({
      actors: [...actors, actor],
      first,
      hasStarted: true,
      ...(isNew && { newest: actor }),
    });
  }

  for (const timer of saved) add(timer, false);
  const letGo = shareWithTabs(() => now().actors);
  const unfollow = followPage(() => now().actors, alarm, saveAll);

  return {
    ...store,
    /** Does nothing for a key that exists. Call it during a press. */
    start(timer: TimerInput) {
      alarm.prepare();
      if (now().actors.some((actor) => keyOf(actor) === timer.key)) return;
      add(timer, true);
      saveAll();
    },
    alarm,
    notices,
    elements: {
      rows: new Map<string, HTMLElement>(),
      /** The buttons in the recipe that start a timer, by its key. They can take the focus. */
      starters: new Map<string, Set<HTMLElement>>(),
    },
    /** Stops listening. The tab keeps what it has saved. */
    stop() {
      unfollow();
      letGo();
      notices.stop();
      alarm.release();
    },
  };
}

const NONE: TimersNow = {
  actors: [],
  ringing: [],
  newest: undefined,
  first: undefined,
  hasStarted: false,
};

function nowOf(next: TimersNow): TimersNow {
  const ringing = next.actors.filter((actor) => actor.getSnapshot().matches('ringing'));
  // When it rings, it is too late to warn that it may not.
  const first = next.actors.find((actor) => actor === next.first && !ringing.includes(actor));
  return { ...next, ringing, first };
}

const without = ({ actors, newest }: TimersNow, actor: TimerActor) => ({
  actors: actors.filter((other) => other !== actor),
  newest: newest === actor ? undefined : newest,
});

/** Calls `onChange` last, even after a move or the end. */
function followTimer(
  actor: TimerActor,
  { onChange, onMove, onDone }: Record<'onChange' | 'onMove' | 'onDone', () => void>,
) {
  let { context } = actor.getSnapshot();
  let state = stateOf(actor);
  actor.subscribe((snapshot) => {
    const hasMoved = stateOf(actor) !== state;
    const hasChanged = hasMoved || snapshot.context !== context;
    ({ context } = snapshot);
    state = stateOf(actor);
    if (snapshot.status === 'done') onDone();
    else if (hasMoved) onMove();
    if (hasChanged) onChange();
  });
}

/** Returns a function that stops listening. */
function followPage(getActors: () => readonly TimerActor[], alarm: Alarm, saveAll: () => void) {
  const listening = new AbortController();
  const { signal } = listening;

  /** A page that slept, or was in the back-forward cache, may have missed an end. */
  function check() {
    if (document.hidden) return;
    for (const actor of getActors()) actor.send({ type: 'timer.check' });
  }

  /** A reload forgets the press that browsers demand for sound. */
  function prepareAlarm() {
    if (getActors().length > 0 && alarm.state.getSnapshot().context === 'waiting') alarm.prepare();
  }

  document.addEventListener('visibilitychange', check, { signal });
  addEventListener('pageshow', check, { signal });
  addEventListener('focus', check, { signal });
  // The time of saving shows whether the clock was set back before the next load.
  addEventListener('pagehide', saveAll, { signal });
  document.addEventListener('click', prepareAlarm, { capture: true, signal });
  document.addEventListener('keydown', prepareAlarm, { capture: true, signal });
  return () => listening.abort();
}

/** The state that the cook sees. */
const stateOf = (actor: TimerActor) =>
  (['running', 'paused', 'ringing', 'stopped'] as const).find((state) =>
    actor.getSnapshot().matches(state),
  );

/** If tabs have the same timer, the oldest keeps it. Returns a function that stops listening. */
function shareWithTabs(getActors: () => readonly TimerActor[]): () => void {
  // Two tabs may open in the same millisecond.
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

/** The first button of a row: Pause, or Stop if the timer rings. */
export const FIRST_ACTION = 'button:not([aria-expanded])';

export function keyOf(actor: TimerActor): string {
  return actor.getSnapshot().context.key;
}

export const [TimersContext, useTimers] = createRequiredContext<Timers>();

/** Renders again when the picked value changes. */
export function useTimersNow<Slice>(select: (now: TimersNow) => Slice): Slice {
  return useStore(useTimers(), select);
}
