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
