import { type Subscription, toObserver } from 'xstate';
import type { Readable } from './store';

interface Source {
  subscribe(listener: () => void): Subscription;
}

/** What follows from other stores or actors. `find` gives the same value as long as it is the same. */
export function derive<Value>(find: () => Value, ...sources: readonly Source[]): Readable<Value> {
  let snapshot = { context: find() };
  function getSnapshot() {
    const context = find();
    if (!Object.is(context, snapshot.context)) snapshot = { context };
    return snapshot;
  }
  return {
    getSnapshot,
    subscribe(given: Parameters<typeof toObserver<{ context: Value }>>[0]) {
      const { next } = toObserver(given);
      const all = sources.map((source) => source.subscribe(() => next?.(getSnapshot())));
      return { unsubscribe: () => all.forEach((one) => void one.unsubscribe()) };
    },
  };
}
