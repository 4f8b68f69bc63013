import { readTab } from '../../browser/storage/tabStorage';

export const TIMERS_KEY = 'saffron.timers';

/** If so, the page has to show them. */
export function hasSavedTimers(): boolean {
  return readTab(TIMERS_KEY) !== null;
}
