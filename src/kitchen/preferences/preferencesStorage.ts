import * as v from 'valibot';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { readBrowser } from '../../browser/storage/browserReading';
import { readTab, removeFromTab } from '../../browser/storage/tabStorage';
import { FIELDS } from './fields';
import { PREFERENCES_KEY as KEY, NEVER_SET, UNREADABLE } from './options';

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
 * Loads the preferences from the browser, or from the tab if the browser refused them. `hasNote`:
 * the browser should have at least a note, so without one, preferences are lost.
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
  if (text === NEVER_SET) return {};
  const { preferences, keeping } = parse(text);
  if (keeping !== 'browser') return { keeping };
  removeFromTab(KEY);
  return { preferences, keeping };
}

type Schemas = { [Name in keyof Preferences]: (typeof FIELDS)[Name]['schema'] };

const schemas = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { schema }]) => [name, schema]),
) as Schemas;

const isNone = (read: Preferences) =>
  (Object.keys(FIELDS) as (keyof Preferences)[]).every(
    (name) => String(read[name]) === String(NO_PREFERENCES[name]),
  );

/** A wrong value becomes no preference. If none is left, the result is `NO_PREFERENCES` itself. */
const PreferencesSchema = v.fallback(
  v.pipe(
    v.object(schemas),
    v.transform((read): Preferences => (isNone(read) ? NO_PREFERENCES : read)),
  ),
  NO_PREFERENCES,
) satisfies v.GenericSchema<unknown, Preferences>;

export function readPreferences(value: unknown): Preferences {
  return v.parse(PreferencesSchema, value);
}

/** Whether the result has all that the visitor avoids. `isPartial`: some was lost before. */
function isReadWhole(value: unknown, read: Preferences): boolean {
  const {
    allergens = [],
    diet = null,
    avoid = [],
    taught = [],
    isPartial = false,
  } = value as Partial<Preferences> & { isPartial?: boolean };
  return (
    String(value) === '[object Object]' &&
    !isPartial &&
    read.allergens.length === allergens.length &&
    read.diet === diet &&
    read.avoid.length === avoid.length &&
    read.taught.length === taught.length
  );
}
