import { createStore, type Store } from '../store';
import { lazyChunk } from './lazyChunk';

/** A part of the page that arrives in a chunk. Views work without it until then. */
export interface LazyPart<Part> extends Omit<Store<Part | null>, 'set'> {
  /**
   * Fetches the part, unless it is there already.
   *
   * @throws {Error} when it cannot be fetched; the next call tries again
   */
  load(): Promise<Part>;
  /** Fetches the part ahead of time. If that fails, `isMissing` says so. */
  preload(): void;
  /** Whether it could not be fetched the last time. */
  isMissing: Store<boolean>;
}

/** @param load fetches a chunk with a dynamic import, and makes a part of it, whose `stop` the page calls at its end */
export type CreatePart = <Part extends object>(load: () => Promise<Part>) => LazyPart<Part>;

/** @param fetchPart fetches the chunk with a dynamic import, and makes the part of it */
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
