import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  /** The value at the start, with which the build rendered the first screen. */
  readonly initial: Value;
  get(): Value;
  /** Calls every listener, unless the value is the same. */
  set(value: Value): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;

  return {
    initial,
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
  };
}

/** The view renders whenever the value changes. */
export function useStore<Value>({ initial, get, subscribe }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
