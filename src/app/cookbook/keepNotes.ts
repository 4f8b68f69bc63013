import type { Preferences } from '../../../machines/kitchen/preferences';
import type { LazyPart } from '../../browser/store';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import { addNotes, linesOutside } from '../../reading/lines/outside';
import type { linesToKeep } from '../../recipe/notes/linesToKeep';

export type Checking = LazyPart<{ linesToKeep: typeof linesToKeep }>;

/**
 * Checks what is left out of a paste, once, before the recipe is added. Lines that a visitor must
 * see become notes; all of them do if the page cannot check.
 */
export async function keepNotes(
  found: FoundRecipe,
  reader: Checking,
  preferences: Preferences,
): Promise<FoundRecipe> {
  if (!found.pasted) return found;
  const outside = linesOutside(found.pasted, found.text);
  const kept = await reader
    .load()
    .then((part) => part.linesToKeep(outside, preferences))
    .catch(() => outside);
  return { ...found, text: addNotes(found.text, kept) };
}
