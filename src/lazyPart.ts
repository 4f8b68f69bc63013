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

/** @param load a function that is nothing but a dynamic import */
export function lazyPart<Module>(load: () => Promise<Module>): LazyPart<Module> {
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
      part = await loadChunk();
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
