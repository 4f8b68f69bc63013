import type { Alarm, AlarmState } from '../../src/recipe/timers/alarm';

export function createFakeAlarm(first: AlarmState = 'waiting') {
  const listeners = new Set<() => void>();
  let state = first;
  const heard = { sounding: 0, prepared: 0, released: 0 };
  const alarm: Alarm = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare() {
      heard.prepared += 1;
      if (state === 'waiting') state = 'ready';
      for (const listener of listeners) listener();
    },
    sound() {
      heard.sounding += 1;
      return () => {
        heard.sounding -= 1;
      };
    },
    release() {
      heard.released += 1;
    },
  };
  return { alarm, heard };
}
