import { readBrowser } from '../../browser/storage/browserReading';
import {
  removeFromBrowser,
  replaceInBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { PREFERENCES_KEY as KEY, NOBODY_SET_ANY, NOTE_START, UNREADABLE } from './options';

/**
 * Notes beside a kept list whether the browser has the visitor's preferences. Without the note,
 * what the visitor avoids is lost. It is shorter than any preferences, so even a full storage takes
 * `UNREADABLE` in its place later.
 * @returns whether the browser took the note
 */
export function notePreferences(avoidsSomething: boolean): boolean {
  const text = readBrowser(KEY);
  if (!avoidsSomething) return text !== null || writeBrowser(KEY, NOBODY_SET_ANY);
  // This tab has preferences, and the browser has none, or none yet.
  if (text === null || text === NOBODY_SET_ANY) replaceInBrowser(KEY, UNREADABLE);
  return true;
}

export function removeNote(): void {
  if (readBrowser(KEY)?.startsWith(NOTE_START)) removeFromBrowser(KEY);
}
