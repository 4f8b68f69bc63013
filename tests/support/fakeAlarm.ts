import { createStore } from '../../src/browser/store';
import type { Alarm, AlarmState } from '../../src/recipe/timers/alarm';

export function createFakeAlarm(first: AlarmState = 'waiting') {
  const state = createStore(first);
  const heard = { sounding: 0, prepared: 0, released: 0 };
  const alarm: Alarm = {
    state,
    prepare() {
      heard.prepared += 1;
      if (state.getSnapshot().context === 'waiting') state.set('ready');
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
