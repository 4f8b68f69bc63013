import { isDeleted } from './browserReading';

// Reading has its own file, so the page has less to fetch at first.
export { readBrowser, SAVED_KEY, watchBrowser } from './browserReading';

/** If the browser refuses, only the page has the text. Returns whether the browser took it. */
export function writeBrowser(key: string, value: string): boolean {
  if (isDeleted()) return false;
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`This browser will not remember ${key}: ${(error as Error).message}`);
    return false;
  }
}

/** The new text has to be shorter. If the browser refuses even that, the old text goes. */
export function replaceInBrowser(key: string, value: string): void {
  if (isDeleted()) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    removeFromBrowser(key);
  }
}

export function removeFromBrowser(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then the browser has kept nothing.
  }
}

/** Asks not to clear this page's storage when the disk is full. The browser may ask the visitor. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => {});
}
