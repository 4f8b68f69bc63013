import { useSyncExternalStore } from 'react';

/** Whether the panes are one above the other. The style sheets use the same width. */
export function isNarrow(): boolean {
  return matches('(width < 60rem)');
}

/** Whether a finger points, which drags nothing onto the page. */
export function isTouchScreen(): boolean {
  return matches('(pointer: coarse)');
}

export function prefersStillness(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

export function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that it has no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}
