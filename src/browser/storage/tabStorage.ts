/** The tab has something here while *Cook* is open. */
export const COOKING = 'saffron.cooking';

let hasWarned = false;

/** Null if the tab keeps nothing under the key, or the browser forbids reading. */
export function readTab(key: string): string | null {
  try {
    // There is no storage while the build renders the first screen.
    return globalThis.sessionStorage?.getItem(key) ?? null;
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** If the browser refuses, nothing stays under the key. Returns whether the tab took the text. */
export function writeTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch (error) {
    warnOnce(error);
    // An older text must not come back as if it were the last.
    removeFromTab(key);
    return false;
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(`This tab will not remember: ${(error as Error).message}`);
}
