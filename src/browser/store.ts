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

const whole = <Value>(value: Value) => value;

/** `select` gives a part of the value, and the same one for the same value. */
export function useStore<Value, Part = Value>(
  { initial, get, subscribe }: Omit<Store<Value>, 'set'>,
  select: (value: Value) => Part = whole as (value: Value) => Part & Value,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}

/** Arrives in a chunk. Views work without it until then. */
export interface LazyPart<Part> extends Omit<Store<Part | null>, 'set'> {
  /** Rejects if the page cannot fetch the part. The next call tries again. */
  load(): Promise<Part>;
  /** Fetches the part ahead of time. After a failure, `isMissing` is true. */
  preload(): void;
  isMissing: Store<boolean>;
}

/** `load` fetches a chunk and makes a part of it, whose `stop` the page calls at its end. */
export type CreatePart = <Part extends object>(load: () => Promise<Part>) => LazyPart<Part>;

export function createLazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  const fetchOnce = lazyChunk(fetchPart);
  const { set, ...store } = createStore<Part | null>(null);
  const isMissing = createStore(false);

  async function load(): Promise<Part> {
    try {
      const part = await fetchOnce();
      isMissing.set(false);
      set(part);
      return part;
    } catch (error) {
      isMissing.set(true);
      throw error;
    }
  }

  return { ...store, isMissing, load, preload: () => void load().then(null, () => {}) };
}

/** Fetches a chunk once, and again after a failure. */
export function lazyChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
