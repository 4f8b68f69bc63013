import { createContext, use, useSyncExternalStore } from 'react';
import type { Timers, TimersNow } from './createTimers';

export const TimersContext = createContext<Timers | null>(null);

export function useTimers(): Timers {
  const timers = use(TimersContext);
  if (!timers) throw new Error('There is no TimersContext around this view.');
  return timers;
}

/** Renders again when the picked value changes. */
export function useTimersNow<Slice>(select: (now: TimersNow) => Slice): Slice {
  const { subscribe, get } = useTimers();
  return useSyncExternalStore(subscribe, () => select(get()));
}
