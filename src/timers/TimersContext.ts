import { createContext, use, useSyncExternalStore } from 'react';
import type { Timers, TimersNow } from './timers';

/** The cook's timers, for the views; null where there are none to start. */
export const TimersContext = createContext<Timers | null>(null);

const NONE: TimersNow = { actors: [], ringing: [], newest: undefined };
const subscribeToNothing = () => () => {};
const getNone = () => NONE;

/** A slice of the timers as they are now. */
export function useTimers<Slice>(select: (now: TimersNow) => Slice): Slice {
  const timers = use(TimersContext);
  const getNow = timers?.getNow ?? getNone;
  return useSyncExternalStore(timers?.subscribe ?? subscribeToNothing, () => select(getNow()));
}
