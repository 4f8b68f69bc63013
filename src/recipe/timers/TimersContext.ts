import { createContext, use, useSyncExternalStore } from 'react';
import type { Timers, TimersNow } from './createTimers';

// Safe: it is around every view of timers.
export const TimersContext = createContext(null as unknown as Timers);

export const useTimers = () => use(TimersContext);

/** Renders again when the picked value changes. */
export function useTimersNow<Slice>(select: (now: TimersNow) => Slice): Slice {
  const { subscribe, get } = useTimers();
  return useSyncExternalStore(subscribe, () => select(get()));
}
