import { readBrowser } from '../../browser/storage/browserReading';
import {
  removeFromBrowser,
  replaceInBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { PREFERENCES_KEY as KEY, NOBODY_SET_ANY, NOTE_START, UNREADABLE } from './options';

/**
 * Notes beside a kept list whether this browser has the visitor's preferences. The note is shorter than any
 * preferences, so even a full storage later takes `UNREADABLE` in its place. Where the note is missing, what the
 * visitor avoids is lost.
 *
 * @returns whether the browser took the note
 */
export function notePreferences(avoidsSomething: boolean): boolean {
  const text = readBrowser(KEY);
  if (!avoidsSomething) return text !== null || writeBrowser(KEY, NOBODY_SET_ANY);
  // This tab has them, and the browser has not, or not yet.
  if (text === null || text === NOBODY_SET_ANY) replaceInBrowser(KEY, UNREADABLE);
  return true;
}

/** Removes a note without preferences. */
export function removeNote(): void {
  if (readBrowser(KEY)?.startsWith(NOTE_START)) removeFromBrowser(KEY);
}
