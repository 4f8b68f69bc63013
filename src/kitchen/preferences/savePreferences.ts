import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import {
  removeFromBrowser,
  replaceInBrowser,
  requestPersistence,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { PREFERENCES_KEY as KEY, NOTE_START, UNREADABLE } from './options';
import { type Keeping, readPreferences } from './preferencesStorage';

/**
 * Keeps preferences in this browser. If the browser refuses, the tab keeps them and spoils the
 * browser's older set: other tabs and later visits then ask for the allergies again, instead of
 * using outdated ones.
 * @param before the earlier preferences; at a new allergy the page asks the browser not to clear
 * its storage
 * @param isListKept whether the browser keeps the list too: then a note says that there are no
 * preferences
 */
export function savePreferences(
  preferences: Preferences,
  before = NO_PREFERENCES,
  isListKept = false,
): Keeping {
  if (preferences.allergens.some((allergen) => !before.allergens.includes(allergen))) {
    requestPersistence();
  }
  const text = JSON.stringify({ ...preferences, savedAt: Date.now() });
  const isNone = readPreferences(preferences) === NO_PREFERENCES;
  if (isNone && !(isListKept && writeBrowser(KEY, `${NOTE_START}${Date.now()}}`))) {
    removeFromBrowser(KEY);
  }
  if (isNone || writeBrowser(KEY, text)) {
    removeFromTab(KEY);
    return 'browser';
  }
  // Shorter than any preferences, so even a full storage takes it in their place.
  replaceInBrowser(KEY, UNREADABLE);
  return writeTab(KEY, text) ? 'tab' : 'page';
}

/**
 * Keeps a change beside a note that other preferences are lost. The page goes on asking for them,
 * even after a reload, until the visitor has looked at what is left.
 */
export function savePartly(preferences: Preferences): Keeping {
  const text = JSON.stringify({ ...preferences, savedAt: Date.now(), isPartial: true });
  if (writeBrowser(KEY, text)) removeFromTab(KEY);
  else {
    replaceInBrowser(KEY, UNREADABLE);
    writeTab(KEY, text);
  }
  return 'unreadable';
}
