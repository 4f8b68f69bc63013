import { createActors } from '../../machines/actors';
import type { Timer } from '../../machines/timer/timerMachine';
import { createTimers } from '../../src/recipe/timers/createTimers';
import { createFakeAlarm } from './fakeAlarm';

export function openTab(loaded: readonly Timer[] = []) {
  const { alarm, heard } = createFakeAlarm();
  const { start, stop } = createActors();
  let saved = loaded;
  const save = (all: readonly Timer[]) => {
    saved = structuredClone(all);
  };
  const timers = createTimers({ start, saved, save, alarm });
  return {
    timers,
    heard,
    get saved() {
      return saved;
    },
    close() {
      stop();
      timers.stop();
    },
  };
}

export type TimerTab = ReturnType<typeof openTab>;
