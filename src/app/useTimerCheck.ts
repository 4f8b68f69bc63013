import { useSyncExternalStore } from 'react';
import type { LazyPart } from '../browser/loading/lazyPart';
import { useStore } from '../browser/store';
import type { Timers, TimersNow } from '../recipe/timers/createTimers';

/** False until the timers' code has arrived. */
export function useTimerCheck(
  { parts }: { parts: { recipe: LazyPart<{ tools: { timers: Timers } }> } },
  is: (now: TimersNow) => boolean,
): boolean {
  const timers = useStore(parts.recipe)?.tools.timers;
  return useSyncExternalStore(
    timers?.subscribe ?? (() => () => {}),
    () => (timers ? is(timers.get()) : false),
    () => false,
  );
}
