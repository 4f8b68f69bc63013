import { useSyncExternalStore } from 'react';

/** A line that one part of the page tells and another shows. */
export interface News {
  /** An empty text takes back what was told. */
  tell(text: string): void;
  /** What was told last; empty where that is nothing. */
  use(): string;
}

export function createNews(): News {
  let news = '';
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    tell(text) {
      news = text;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => news,
        () => '',
      ),
  };
}
