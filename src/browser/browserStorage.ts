/**
 * Reads what this browser keeps for all visits.
 *
 * @returns null if it keeps nothing under the key, or forbids reading
 */
export function readBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Saves a text in this browser. If the browser refuses, only the page has the text.
 *
 * @returns whether the browser took it
 */
export function writeBrowser(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`This browser will not remember ${key}: ${(error as Error).message}`);
    return false;
  }
}

/** Puts a shorter text in the place of one. If the browser refuses even that, nothing stays. */
export function replaceInBrowser(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    removeFromBrowser(key);
  }
}

/** Removes a text that this browser keeps. */
export function removeFromBrowser(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then the browser has kept nothing.
  }
}

/**
 * Watches for a text that another tab has changed.
 *
 * @returns a function that unsubscribes
 */
export function watchBrowser(key: string, onChange: () => void): () => void {
  const handleStorage = ({ key: changed }: StorageEvent) => {
    // Without a key, the other tab has removed everything.
    if (changed === key || changed === null) onChange();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
