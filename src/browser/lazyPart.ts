import { lazyChunk } from './lazyChunk';
import { createStore, type Store } from './store';

/** A part of the page that arrives in a chunk. Views work without it until then. */
export interface LazyPart<Part> extends Omit<Store<Part | null>, 'set'> {
  /**
   * Fetches the part, unless it is there already.
   *
   * @throws {Error} when it cannot be fetched; the next call tries again
   */
  load(): Promise<Part>;
}

/** @param load fetches the chunk with a dynamic import, and makes the part of it */
export function createLazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  const loadOnce = lazyChunk(load);
  const { set, ...store } = createStore<Part | null>(null);

  return {
    ...store,
    async load() {
      const part = await loadOnce();
      set(part);
      return part;
    },
  };
}
