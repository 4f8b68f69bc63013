import { dayAt } from '../../machines/kitchen/days';
import { createStore } from '../browser/store';

/** The local date, from midnight on the next one. `stop` ends that. */
export function followDays() {
  const today = createStore(dayAt(new Date()));
  let timer: ReturnType<typeof setTimeout>;

  function noteDay() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    clearTimeout(timer);
    timer = setTimeout(noteDay, midnight.getTime() - now.getTime());
    today.set(dayAt(now));
  }

  noteDay();
  // If the device sleeps at midnight, the timer is late.
  const events = new AbortController();
  document.addEventListener('visibilitychange', noteDay, { signal: events.signal });

  return {
    today,
    stop() {
      clearTimeout(timer);
      events.abort();
    },
  };
}
