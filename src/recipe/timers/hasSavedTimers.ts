import { readTab } from '../../browser/storage/tabStorage';

export const TIMERS_KEY = 'saffron.timers';

/** The page has to show saved timers. */
export function hasSavedTimers(): boolean {
  return readTab(TIMERS_KEY) !== null;
}
