import { createContext, use, useSyncExternalStore } from 'react';
import type { Timers, TimersNow } from './createTimers';

/** The cook's timers, for the views. */
export const TimersContext = createContext<Timers | null>(null);

/** @throws {Error} outside of a `TimersContext` */
export function useTimers(): Timers {
  const timers = use(TimersContext);
  if (!timers) throw new Error('There is no TimersContext around this view.');
  return timers;
}

/** Picks something of the present timers, and renders again when it changes. */
export function useTimersNow<Slice>(select: (now: TimersNow) => Slice): Slice {
  const { subscribe, get } = useTimers();
  return useSyncExternalStore(subscribe, () => select(get()));
}
