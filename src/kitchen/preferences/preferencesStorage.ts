import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { readBrowser } from '../../browser/storage/browserReading';
import { readTab, removeFromTab } from '../../browser/storage/tabStorage';
import { PREFERENCES_KEY as KEY, NOBODY_SET_ANY, UNREADABLE } from './options';
import { isReadWhole, readPreferences } from './readPreferences';

/**
 * How long the preferences last: in the browser, until the tab closes, or until the next reload.
 * `unreadable` if something that the visitor avoids may be lost.
 */
export type Keeping = 'browser' | 'tab' | 'page' | 'unreadable';

export interface KeptPreferences {
  preferences: Preferences;
  keeping: Keeping;
}

function parse(text: string | null): KeptPreferences & { savedAt: number } {
  try {
    const value = JSON.parse(text ?? '{}');
    const preferences = readPreferences(value);
    const keeping = isReadWhole(value, preferences) ? 'browser' : 'unreadable';
    return { preferences, keeping, savedAt: value.savedAt ?? 0 };
  } catch {
    return { preferences: NO_PREFERENCES, keeping: 'unreadable', savedAt: 0 };
  }
}

/**
 * Loads what the browser keeps, or the tab if the browser refused. `hasNote`: the browser has at
 * least a note, so a missing one means that preferences are lost.
 */
export function loadKeptPreferences(hasNote = false): KeptPreferences {
  const { savedAt, ...inBrowser } = parse(readBrowser(KEY) ?? (hasNote ? UNREADABLE : null));
  const inTab = parse(readTab(KEY));
  if (inTab.savedAt <= savedAt) return inBrowser;
  const keeping = inTab.keeping === 'browser' ? 'tab' : 'unreadable';
  return { preferences: inTab.preferences, keeping };
}

/** Without preferences if the tab should keep its own: an unreadable change loses nothing. */
export function loadChangedPreferences(): Partial<KeptPreferences> {
  const text = readBrowser(KEY);
  // Another tab has begun to keep its list. This one keeps what it avoids.
  if (text === NOBODY_SET_ANY) return {};
  const { preferences, keeping } = parse(text);
  if (keeping !== 'browser') return { keeping };
  removeFromTab(KEY);
  return { preferences, keeping };
}
