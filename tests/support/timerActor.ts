import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { ActorSystem } from '../../machines/actorSystem';
import { type TimerInput, timerMachine } from '../../machines/timer/timerMachine';

/** When a test begins, in ms since the epoch. */
export const BEGINNING = Date.UTC(2026, 10, 20, 12);

export const FIFTEEN_MINUTES: TimerInput = {
  key: 'a-1',
  label: 'Step 3 · 15 minutes',
  dish: 'Lentil soup',
  duration: 900_000,
};

/** Starts a timer of fifteen minutes in an actor system. */
export const startTimerIn = ({ start }: ActorSystem, key: string) =>
  start(`timer ${key}`, timerMachine, { ...FIFTEEN_MINUTES, key });

/** Makes `Date.now` tell a time as long as `run` takes. */
function at<T>(now: number, run: () => T): T {
  const original = Date.now;
  Date.now = () => now;
  try {
    return run();
  } finally {
    Date.now = original;
  }
}

/**
 * Starts the machine with two clocks that the test moves: the wall's, which tells the time of day,
 * and that of the browser's delays.
 */
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
      return actor.getSnapshot().value;
    },
    get isSounding() {
      return sounding === 1;
    },
    get time() {
      return time;
    },
    /** Lets time pass, in ms: for the browser's delays as for the clock on the wall. */
    wait(ms: number) {
      time += ms;
      at(time, () => clock.increment(ms));
    },
    /** Sets the clock on the wall, in ms from now, while no delay moves on: a sleep, or a new time. */
    jump(ms: number) {
      time += ms;
    },
    send: (type: 'pause' | 'resume' | 'extend' | 'check' | 'stop') =>
      at(time, () => actor.send({ type: `timer.${type}` })),
  };
}

export type TimerDriver = ReturnType<typeof startTimer>;
