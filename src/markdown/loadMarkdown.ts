import { type ComponentType, useSyncExternalStore } from 'react';
import { lazyChunk } from '../lazyChunk';

type MarkdownComponent = ComponentType<{ text: string }>;

const loadChunk = lazyChunk(() => import('./Markdown'));

let Markdown: MarkdownComponent | null = null;
const listeners = new Set<() => void>();

/**
 * Fetches the code that renders markdown, unless it is there already.
 *
 * @throws {Error} where it cannot be fetched; the next call tries anew
 */
export async function loadMarkdown(): Promise<void> {
  if (Markdown) return;
  ({ Markdown } = await loadChunk());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The component that renders markdown; null until `loadMarkdown` has fetched it. */
export function useMarkdown(): MarkdownComponent | null {
  return useSyncExternalStore(
    subscribe,
    () => Markdown,
    () => null,
  );
}
