import { NO_PREFERENCES, type Preferences } from '../../../machines/recipeMachine';
import { readPreferences } from './readPreferences';

export const PREFERENCES_KEY = 'saffron.preferences';

/** Loads what this browser keeps; no preferences if there are none, or none that can be read. */
export function loadPreferences(): Preferences {
  try {
    return readPreferences(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}'));
  } catch {
    return NO_PREFERENCES;
  }
}

/** Keeps preferences in this browser. If it refuses, they last as long as the page. */
export function savePreferences(preferences: Preferences): void {
  try {
    if (preferences === NO_PREFERENCES) localStorage.removeItem(PREFERENCES_KEY);
    else localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
  } catch (error) {
    console.warn(`This browser does not keep the preferences: ${(error as Error).message}`);
  }
}

/**
 * Watches for preferences that another tab has changed.
 *
 * @returns a function that unsubscribes
 */
export function watchPreferences(onChange: (preferences: Preferences) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === PREFERENCES_KEY || key === null) onChange(loadPreferences());
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
