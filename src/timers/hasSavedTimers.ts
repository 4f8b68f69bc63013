import { readTab } from '../browser/tabStorage';

export const TIMERS_KEY = 'saffron.timers';

/** Whether the tab keeps timers, which the page has to show whatever else it shows. */
export function hasKeptTimers(): boolean {
  return readTab(TIMERS_KEY) !== null;
}
