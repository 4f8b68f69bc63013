import { type Subscription, toObserver } from 'xstate';
import type { Readable } from './store';

interface Source {
  subscribe(listener: () => void): Subscription;
}

/** `find` works the value out from other stores or actors. It returns the same object until the value changes. */
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
