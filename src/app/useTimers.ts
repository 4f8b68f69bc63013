import { useSyncExternalStore } from 'react';
import { useStore } from '../browser/store';
import type { TimersNow } from '../timers/createTimers';
import type { Application } from './Application';

/**
 * Whether something is true of the cook's timers.
 *
 * @returns false before the timers' code is there
 */
export function useTimers(
  { cookingTools }: Pick<Application, 'cookingTools'>,
  is: (now: TimersNow) => boolean,
): boolean {
  const timers = useStore(cookingTools)?.timers;
  return useSyncExternalStore(
    timers?.subscribe ?? (() => () => {}),
    () => (timers ? is(timers.get()) : false),
    () => false,
  );
}
