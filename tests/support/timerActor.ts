import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { StartActor } from '../../machines/actors';
import { type TimerInput, timerMachine } from '../../machines/timer/timerMachine';

export const BEGINNING = Date.UTC(2026, 10, 20, 12);

export const FIFTEEN_MINUTES: TimerInput = {
  key: 'a-1',
  label: 'Step 3 · 15 minutes',
  dish: 'Lentil soup',
  duration: 900_000,
};

export const startTimerIn = ({ start }: { start: StartActor }, key: string) =>
  start(`timer ${key}`, timerMachine, { ...FIFTEEN_MINUTES, key });

/** `Date.now` tells this time while `run` runs. */
function at<T>(now: number, run: () => T): T {
  const original = Date.now;
  Date.now = () => now;
  try {
    return run();
  } finally {
    Date.now = original;
  }
}

/** Starts the machine with two clocks: the wall's, which tells the time of day, and that of the browser's delays. */
export function startTimer(input: TimerInput = FIFTEEN_MINUTES) {
  const clock = new SimulatedClock();
  let time = BEGINNING;
  let sounding = 0;
  const machine = timerMachine.provide({
    actors: {
      soundAlarm: fromCallback(() => {
        sounding += 1;
        return () => {
          sounding -= 1;
        };
      }),
    },
  });
  const actor = at(time, () => createActor(machine, { clock, input }).start());

  return {
    actor,
    get context() {
      return actor.getSnapshot().context;
    },
    get state() {
      const snapshot = actor.getSnapshot();
      return snapshot.matches('ringing') ? 'ringing' : snapshot.value;
    },
    get isSounding() {
      return sounding === 1;
    },
    get time() {
      return time;
    },
    /** Moves both clocks, in ms. */
    wait(ms: number) {
      time += ms;
      at(time, () => clock.increment(ms));
    },
    /** Moves the clock on the wall alone, as after a sleep or a new time, in ms. */
    jump(ms: number) {
      time += ms;
    },
    send: (type: 'pause' | 'resume' | 'extend' | 'check' | 'stop') =>
      at(time, () => actor.send({ type: `timer.${type}` })),
  };
}

export type TimerDriver = ReturnType<typeof startTimer>;
