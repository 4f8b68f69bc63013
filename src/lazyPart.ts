import { useSyncExternalStore } from 'react';
import { lazyChunk } from './lazyChunk';

/** A part of the page that is a chunk of its own, and that views can do without until it is there. */
export interface LazyPart<Module> {
  /**
   * Fetches the part, unless it is there already.
   *
   * @throws {Error} where it cannot be fetched; the next call tries anew
   */
  load(): Promise<void>;
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
  const listeners = new Set<() => void>();
  let part: Module | null = null;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    async load() {
      if (part) return;
      const loaded = await loadChunk();
      if (part) return;
      part = loaded;
      for (const listener of listeners) listener();
      whenThere?.(part);
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
