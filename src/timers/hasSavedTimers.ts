import { readTab } from '../browser/tabStorage';

export const TIMERS_KEY = 'saffron.timers';

/** Whether this tab has saved timers, which the page must show whatever else it shows. */
export function hasSavedTimers(): boolean {
  return readTab(TIMERS_KEY) !== null;
}
