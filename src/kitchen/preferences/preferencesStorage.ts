import { NO_PREFERENCES, type Preferences } from '../../../machines/recipeMachine';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/browserStorage';
import { readPreferences } from './readPreferences';

const KEY = 'saffron.preferences';

/** Loads what this browser keeps; no preferences if there are none, or none that can be read. */
export function loadPreferences(): Preferences {
  try {
    return readPreferences(JSON.parse(readBrowser(KEY) ?? '{}'));
  } catch {
    return NO_PREFERENCES;
  }
}

/** Keeps preferences in this browser. If it refuses, they last as long as the page. */
export function savePreferences(preferences: Preferences): void {
  if (preferences === NO_PREFERENCES) removeFromBrowser(KEY);
  else writeBrowser(KEY, JSON.stringify(preferences));
}

/**
 * Watches for preferences that another tab has changed.
 *
 * @returns a function that unsubscribes
 */
export function watchPreferences(onChange: (preferences: Preferences) => void): () => void {
  return watchBrowser(KEY, () => onChange(loadPreferences()));
}
