import { readTab } from '../browser/storage/tabStorage';
import { addKept, loadKept, PLACE_KEY } from '../kitchen/keeping/keptListStorage';
import { loadKeptPreferences } from '../kitchen/preferences/preferencesStorage';
import { loadKitchen, readStoredRecipe } from '../kitchen/schemas';
import type { AppOptions } from './createApp';

/** Reads what tab and browser kept. A new visitor does not even fetch this code. */
export function restore(): Pick<AppOptions, 'kitchen' | 'preferences' | 'keeping'> {
  returnToPlace();
  const kept = loadKept();
  return {
    kitchen: addKept(loadKitchen(), kept, readStoredRecipe),
    // Older pages saved the list without `usedAt`.
    ...loadKeptPreferences(kept?.usedAt !== undefined),
  };
}

/**
 * After a reload the browser scrolls before the recipe is there, and so stays near the top. The page
 * scrolls each time it grows, until the visitor does something.
 */
function returnToPlace() {
  const place = Number(readTab(PLACE_KEY));
  if (!place || document.body.classList.contains('shared')) return;
  const observer = new ResizeObserver(() => scrollTo(0, place));
  observer.observe(document.body);
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => observer.disconnect(), { once: true });
}
