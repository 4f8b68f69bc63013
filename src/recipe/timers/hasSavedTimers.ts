import { readTab } from '../../browser/storage/tabStorage';

export const TIMERS_KEY = 'saffron.timers';

/** Whether this tab has saved timers. The page must show them in any case. */
export function hasSavedTimers(): boolean {
  return readTab(TIMERS_KEY) !== null;
}
