import { useSyncExternalStore } from 'react';

/**
 * Stands for `use-sync-external-store/with-selector`, which remembers what a selector made of a
 * snapshot. The selectors of this page pick what is there, so that the same snapshot gives the same
 * value without a memory.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
): Selection {
  return useSyncExternalStore(
    subscribe,
    () => selector(getSnapshot()),
    () => selector(getServerSnapshot()),
  );
}
