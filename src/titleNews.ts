import { useSyncExternalStore } from 'react';

let news = '';
const listeners = new Set<() => void>();

/** Has the page's title say something before all else; an empty text takes it back. */
export function tellInTitle(text: string): void {
  news = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page's title has to say before all else; empty where that is nothing. */
export function useTitleNews(): string {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => '',
  );
}
