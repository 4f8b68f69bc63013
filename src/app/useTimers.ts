import { useSyncExternalStore } from 'react';
import { useStore } from '../browser/store';
import type { TimersNow } from '../timers/createTimers';
import type { Parts } from './parts';

/**
 * Whether something is true of the cook's timers.
 *
 * @returns false before the timers' code is there
 */
export function useTimers({ parts }: { parts: Parts }, is: (now: TimersNow) => boolean): boolean {
  const timers = useStore(parts.recipe)?.tools.timers;
  return useSyncExternalStore(
    timers?.subscribe ?? (() => () => {}),
    () => (timers ? is(timers.get()) : false),
    () => false,
  );
}
