import { NO_PREFERENCES, type Preferences } from '../../../machines/preferences';
import { removeFromBrowser, replaceInBrowser, writeBrowser } from '../../browser/browserStorage';
import { requestPersistence } from '../../browser/requestPersistence';
import { removeFromTab, writeTab } from '../../browser/tabStorage';
import { PREFERENCES_KEY as KEY } from './options';
import type { Keeping } from './preferencesStorage';
import { readPreferences } from './readPreferences';

/**
 * Keeps preferences in this browser. Its code comes with the dialog, which changes them. If it refuses, the tab keeps them. Then no page finds an older set:
 * other tabs and later ones say that the preferences cannot be read.
 *
 * @param before those that they replace; for an allergy that is new, the browser is asked to keep them
 * @returns who keeps them
 */
export function savePreferences(preferences: Preferences, before = NO_PREFERENCES): Keeping {
  if (preferences.allergens.some((allergen) => !before.allergens.includes(allergen))) {
    requestPersistence();
  }
  const text = JSON.stringify({ ...preferences, savedAt: Date.now() });
  const isNone = readPreferences(preferences) === NO_PREFERENCES;
  if (isNone) removeFromBrowser(KEY);
  if (isNone || writeBrowser(KEY, text)) {
    removeFromTab(KEY);
    return 'browser';
  }
  // Shorter than any set, so a full storage takes it in the place of one.
  replaceInBrowser(KEY, '0');
  return writeTab(KEY, text) ? 'tab' : 'page';
}
