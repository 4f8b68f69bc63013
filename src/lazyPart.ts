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
  use(): Module | null;
}

/**
 * @param load a function that is nothing but a dynamic import
 * @param whenThere called once, when the part has come
 */
export function lazyPart<Module>(
  load: () => Promise<Module>,
  whenThere?: (part: Module) => void,
): LazyPart<Module> {
  const loadChunk = lazyChunk(load);
  const part = createStore<Module | null>(null);

  return {
    async load() {
      const loaded = await loadChunk();
      if (!part.get()) {
        part.set(loaded);
        whenThere?.(loaded);
      }
      return loaded;
    },
    use: part.use,
  };
}
