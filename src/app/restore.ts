import { addKept, loadKept } from '../kitchen/keeping/keptListStorage';
import { loadKeptPreferences } from '../kitchen/preferences/preferencesStorage';
import { loadKitchen, readStoredRecipe } from '../kitchen/schemas';
import type { AppOptions } from './createApp';

/** Reads what tab and browser kept. A new visitor does not even fetch this code. */
export function restore(): Pick<AppOptions, 'kitchen' | 'preferences' | 'keeping'> {
  const kept = loadKept();
  return {
    kitchen: addKept(loadKitchen(), kept, readStoredRecipe),
    // Older pages saved the list without `usedAt`.
    ...loadKeptPreferences(kept?.usedAt !== undefined),
  };
}
