import { readTab } from './tabStorage';

/** When the visitor deleted everything. Each tab notes the last time that it knows. */
export const DELETED_KEY = 'saffron.deleted';

/**
 * Whether the visitor has deleted everything since this page opened. Then it saves nothing more, and
 * a reload empties the tab (`scripts/build/starter.ts`).
 */
export function isDeleted(): boolean {
  const deletedAt = readBrowser(DELETED_KEY);
  return deletedAt !== null && deletedAt !== readTab(DELETED_KEY);
}

/** The browser keeps something here while there are saved recipes. */
export const SAVED_KEY = 'saffron.saved';

/** Null if the browser keeps nothing, or forbids reading. */
export function readBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Calls back when another tab has changed the text. Returns a function that unsubscribes. */
export function watchBrowser(key: string, onChange: () => void): () => void {
  const handleStorage = ({ key: changed }: StorageEvent) => {
    // Without a key, another tab has removed everything.
    if (changed === key || changed === null) onChange();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
