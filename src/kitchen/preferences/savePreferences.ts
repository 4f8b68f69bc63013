import { NO_PREFERENCES, type Preferences } from '../../../machines/recipeMachine';
import { removeFromBrowser, replaceInBrowser, writeBrowser } from '../../browser/browserStorage';
import { removeFromTab, writeTab } from '../../browser/tabStorage';
import { PREFERENCES_KEY as KEY } from './options';
import type { Keeping } from './preferencesStorage';
import { readPreferences } from './readPreferences';

/**
 * Keeps preferences in this browser. It comes with the dialog, which alone changes them. If it refuses, the tab keeps them. Then no page finds an older set:
 * other tabs and later ones say that the preferences cannot be read.
 *
 * @returns who keeps them
 */
export function savePreferences(preferences: Preferences): Keeping {
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
