/**
 * Reads what this browser keeps for all visits.
 *
 * @returns null for nothing, or if the browser forbids it
 */
export function readBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves a text in this browser. If the browser refuses, it is gone with the page. */
export function writeBrowser(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`This browser will not remember ${key}: ${(error as Error).message}`);
  }
}
