import { addKept, loadKept } from '../kitchen/keeping/keptListStorage';
import { loadKitchen, readRecipe } from '../kitchen/loadKitchen';
import { loadKeptPreferences } from '../kitchen/preferences/preferencesStorage';
import type { AppOptions } from './createApp';

/** Reads what this tab and this browser kept. A new visitor does not even fetch this code. */
export function restore(): Pick<AppOptions, 'kitchen' | 'preferences' | 'keeping'> {
  const kept = loadKept();
  return {
    kitchen: addKept(loadKitchen(), kept, readRecipe),
    // An older page saved the list without a note.
    ...loadKeptPreferences(kept?.usedAt !== undefined),
  };
}
