import { useSyncExternalStore } from 'react';

/** One value that changes outside of React, for whoever wants to hear of it. */
export interface Store<Value> {
  get(): Value;
  /** Calls every listener, unless the value is the same. */
  set(value: Value): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** The value, for a view that is rendered whenever it changes. */
  use(): Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;

  const store: Store<Value> = {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    use: () => useSyncExternalStore(store.subscribe, store.get, () => initial),
  };
  return store;
}
