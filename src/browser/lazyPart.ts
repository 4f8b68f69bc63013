import { lazyChunk } from './lazyChunk';
import { createStore } from './store';

/** A part of the page that is a chunk of its own, and that views can do without until it is there. */
export interface LazyPart<Module> {
  /**
   * Fetches the part, unless it is there already.
   *
   * @throws {Error} where it cannot be fetched; the next call tries anew
   */
  load(): Promise<Module>;
  /** The part; null until `load` has fetched it. */
  get(): Module | null;
  /** The same, for a view. */
  use(): Module | null;
}

/** @param load a function that is nothing but a dynamic import */
export function lazyPart<Module>(load: () => Promise<Module>): LazyPart<Module> {
  const loadChunk = lazyChunk(load);
  const part = createStore<Module | null>(null);

  return {
    async load() {
      const loaded = await loadChunk();
      if (!part.get()) part.set(loaded);
      return loaded;
    },
    get: part.get,
    use: part.use,
  };
}
