let hasWarned = false;

/**
 * Reads what this tab keeps over a reload.
 *
 * @returns null if the tab keeps nothing under the key, or the browser forbids reading
 */
export function readTab(key: string): string | null {
  try {
    // There is no storage while the build renders the first screen.
    return globalThis.sessionStorage?.getItem(key) ?? null;
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/**
 * Saves a text for this tab. If the browser refuses, nothing stays under the key.
 *
 * @returns whether the tab took it
 */
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

/** Removes what this tab keeps under a key. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

/** These functions as one object. */
export const tab = { read: readTab, write: writeTab, remove: removeFromTab };

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `This tab will not remember the kitchen after a reload: ${(error as Error).message}`,
  );
}
