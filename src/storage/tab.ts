let hasWarned = false;

/**
 * Reads what this tab keeps over a reload. Only the files of this folder touch browser storage.
 *
 * @returns null where nothing is kept, or nothing can be
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** Keeps a text for this tab; where it cannot be kept, nothing is kept under the key. */
export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    warnOnce(error);
    // Half of what there was, or something old, must not come back as if it were the last.
    forgetInTab(key);
  }
}

/** Keeps nothing under the key any longer. */
export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `This tab will not remember the kitchen after a reload: ${(error as Error).message}`,
  );
}
