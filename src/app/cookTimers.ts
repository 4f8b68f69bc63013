import { rootOptions } from './rootOptions';
import { keepTimers, restoreTimers } from '../timers/timerStorage';
import { startTimers, type Timers } from '../timers';

let timers: Timers | undefined;

/** The cook's timers, of which there is one set for the page, whatever it shows. */
export function cookTimers(): Timers {
  timers ??= startTimers({ ...rootOptions, restored: restoreTimers(), keep: keepTimers });
  return timers;
}
