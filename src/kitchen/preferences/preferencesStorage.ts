import { NO_PREFERENCES, type Preferences } from '../../../machines/preferences';
import {
  readBrowser,
  removeFromBrowser,
  replaceInBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/browserStorage';
import { readTab, removeFromTab, writeTab } from '../../browser/tabStorage';
import { isReadWhole, readPreferences } from './readPreferences';

const KEY = 'saffron.preferences';

/**
 * How long the preferences last: as long as the browser keeps them, until the tab closes, or until the
 * page does. `unreadable` if something that the visitor avoids may be lost.
 */
export type Keeping = 'browser' | 'tab' | 'page' | 'unreadable';

export interface KeptPreferences {
  preferences: Preferences;
  keeping: Keeping;
}

function parse(text: string | null): KeptPreferences & { savedAt: number } {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    // It is unreadable.
  }
  return {
    preferences: readPreferences(value),
    keeping: isReadWhole(value) ? 'browser' : 'unreadable',
    savedAt: Number(Object(value).savedAt) || 0,
  };
}

/** Loads what this browser keeps, or the tab if the browser has refused; no preferences for nothing. */
export function loadKeptPreferences(): KeptPreferences {
  const { savedAt, ...inBrowser } = parse(readBrowser(KEY));
  const inTab = parse(readTab(KEY));
  return inTab.savedAt > savedAt ? { preferences: inTab.preferences, keeping: 'tab' } : inBrowser;
}

export function loadPreferences(): Preferences {
  return loadKeptPreferences().preferences;
}

/**
 * Keeps preferences in this browser. If it refuses, the tab keeps them. Then no page finds an older set:
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

/**
 * Watches for preferences that another tab has changed. What cannot be read takes nothing away.
 *
 * @returns a function that unsubscribes
 */
export function watchPreferences(onChange: (kept: Partial<KeptPreferences>) => void): () => void {
  return watchBrowser(KEY, () => {
    const { preferences, keeping } = parse(readBrowser(KEY));
    if (keeping === 'unreadable') {
      onChange({ keeping });
      return;
    }
    removeFromTab(KEY);
    onChange({ preferences, keeping });
  });
}
