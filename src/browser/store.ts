import { useSelector } from '@xstate/react';
import { type Observer, type Subscribable, toObserver } from 'xstate';

/** Views read it as they read an actor, with `useSelector`; `useStore` gives its value. */
export interface Store<Value> extends Readable<Value> {
  /** Tells every listener, unless the value is the same. */
  set(value: Value): void;
}

interface Snapshot<Value> {
  readonly context: Value;
}

export interface Readable<Value> {
  /** The same object until the value changes. */
  getSnapshot(): Snapshot<Value>;
  subscribe: Subscribable<Snapshot<Value>>['subscribe'];
}

export function createStore<Value>(initial: Value): Store<Value> {
  const observers = new Set<Observer<Snapshot<Value>>>();
  let snapshot = { context: initial };

  return {
    getSnapshot: () => snapshot,
    set(context) {
      if (Object.is(context, snapshot.context)) return;
      snapshot = { context };
      for (const { next } of observers) next?.(snapshot);
    },
    subscribe(given: Parameters<typeof toObserver<Snapshot<Value>>>[0]) {
      const observer = toObserver(given);
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
  };
}

const whole = <Value>(value: Value) => value;

/** `select` gives a part of the value, and the same one for the same value. */
export const useStore = <Value, Part = Value>(
  store: Readable<Value>,
  select: (value: Value) => Part = whole as (value: Value) => Part & Value,
): Part => useSelector(store, ({ context }) => select(context));

/** Arrives in a chunk. Views work without it until then. */
export interface LazyPart<Part> extends Readable<Part | null> {
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
