import { createStore, type Store } from '../store';
import { lazyChunk } from './lazyChunk';

/** Arrives in a chunk. Views work without it until then. */
export interface LazyPart<Part> extends Omit<Store<Part | null>, 'set'> {
  /** Rejects if the page cannot fetch the part. The next call tries again. */
  load(): Promise<Part>;
  /** Fetches the part ahead of time. After a failure, `isMissing` is true. */
  preload(): void;
  /** Whether the last try to fetch it failed. */
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
