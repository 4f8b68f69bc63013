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
  const chunk = await loadChunk();
  if (Markdown) return;
  ({ Markdown } = chunk);
  for (const listener of listeners) listener();
  practiseWhenIdle(chunk.practise);
}

/** Browsers compile and optimise what has run a few times: the first recipe should not be what runs. */
const EXERCISES = 20;

/** What an exercise may take of idle time, in ms. */
const EXERCISE_TIME = 5;

/** How many idle times without room for an exercise are waited through. */
const PATIENCE = 100;

function practiseWhenIdle(practise: () => void, exercises = EXERCISES, patience = PATIENCE): void {
  globalThis.requestIdleCallback?.((deadline) => {
    let left = exercises;
    while (left > 0 && deadline.timeRemaining() > EXERCISE_TIME) {
      practise();
      left -= 1;
    }
    if (left > 0 && patience > 0) practiseWhenIdle(practise, left, patience - 1);
  });
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
