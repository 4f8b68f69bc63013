import { addKeptList } from '../kitchen/keeping/keptListStorage';
import { loadKitchen } from '../kitchen/loadKitchen';
import { loadKeptPreferences } from '../kitchen/preferences/preferencesStorage';
import type { AppOptions } from './createApp';

/** Reads what this tab and this browser kept. A new visitor does not even fetch this code. */
export function restore(): Pick<AppOptions, 'kitchen' | 'preferences' | 'keeping'> {
  return { kitchen: addKeptList(loadKitchen()), ...loadKeptPreferences() };
}
