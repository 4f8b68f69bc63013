import { NO_PREFERENCES, type Preferences } from '../../../machines/recipeMachine';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/browserStorage';
import { readTab, removeFromTab, writeTab } from '../../browser/tabStorage';
import { isReadWhole, readPreferences } from './readPreferences';

const KEY = 'saffron.preferences';

/**
 * How long the preferences last: as long as the browser keeps them, until the tab closes, or until the
 * page does. `unreadable` if what was kept could not be read, or not all that the visitor avoids.
 */
export type Keeping = 'browser' | 'tab' | 'page' | 'unreadable';

export interface KeptPreferences {
  preferences: Preferences;
  keeping: Keeping;
}

const NOTHING: KeptPreferences = { preferences: NO_PREFERENCES, keeping: 'browser' };

function parse(text: string): { kept: KeptPreferences; savedAt: number } {
  try {
    const value: unknown = JSON.parse(text);
    const keeping = isReadWhole(value) ? 'browser' : 'unreadable';
    const savedAt = Number(Object(value).savedAt) || 0;
    return { kept: { preferences: readPreferences(value), keeping }, savedAt };
  } catch {
    return { kept: { ...NOTHING, keeping: 'unreadable' }, savedAt: 0 };
  }
}

/** Loads what this browser keeps, or the tab if the browser has refused; no preferences for nothing. */
export function loadKeptPreferences(): KeptPreferences {
  const [inBrowser, inTab] = [readBrowser(KEY), readTab(KEY)].map((text) =>
    text === null ? null : parse(text),
  );
  if (inTab && inTab.savedAt >= (inBrowser?.savedAt ?? 0)) {
    const { preferences, keeping } = inTab.kept;
    return { preferences, keeping: keeping === 'unreadable' ? keeping : 'tab' };
  }
  return inBrowser?.kept ?? NOTHING;
}

export function loadPreferences(): Preferences {
  return loadKeptPreferences().preferences;
}

/**
 * Keeps preferences in this browser. If it refuses, the tab keeps them, and nobody finds an older set.
 *
 * @returns who keeps them
 */
export function savePreferences(preferences: Preferences): Keeping {
  if (readPreferences(preferences) === NO_PREFERENCES) {
    removeFromBrowser(KEY);
    removeFromTab(KEY);
    tellOtherTabs(null);
    return 'browser';
  }
  const text = JSON.stringify({ ...preferences, savedAt: Date.now() });
  if (writeBrowser(KEY, text)) {
    removeFromTab(KEY);
    return 'browser';
  }
  removeFromBrowser(KEY);
  tellOtherTabs(text);
  return writeTab(KEY, text) ? 'tab' : 'page';
}

/** What this tab hears the others with: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;

/** Tells what the browser's storage cannot. @param text null for preferences that are forgotten */
function tellOtherTabs(text: string | null): void {
  channel?.postMessage(text);
}

/**
 * Watches for preferences that another tab has changed. What cannot be read takes nothing away.
 *
 * @returns a function that unsubscribes
 */
export function watchPreferences(onChange: (kept: Partial<KeptPreferences>) => void): () => void {
  const adopt = ({ preferences, keeping }: KeptPreferences) =>
    onChange(keeping === 'unreadable' ? { keeping } : { preferences, keeping });

  const unwatch = watchBrowser(KEY, () => {
    const text = readBrowser(KEY);
    // A browser that refuses has lost them, and the message of the other tab says what holds.
    if (text === null) return;
    removeFromTab(KEY);
    adopt(parse(text).kept);
  });
  const ownChannel = new BroadcastChannel(KEY);
  channel = ownChannel;
  ownChannel.onmessage = ({ data }) => {
    if (typeof data !== 'string') {
      removeFromTab(KEY);
      onChange(NOTHING);
      return;
    }
    const { preferences, keeping } = parse(data).kept;
    if (keeping !== 'unreadable')
      onChange({ preferences, keeping: writeTab(KEY, data) ? 'tab' : 'page' });
  };
  return () => {
    unwatch();
    ownChannel.close();
    channel = undefined;
  };
}
