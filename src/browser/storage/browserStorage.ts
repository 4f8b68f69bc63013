// Reading has its own file, so the page has less to fetch at first.
export { readBrowser, watchBrowser } from './browserReading';

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

/** Replaces a text with a shorter one. If the browser refuses even that, removes the old text. */
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
