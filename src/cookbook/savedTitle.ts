import type { SavedTitle } from '../../machines/cookbookMachine';
import { isBlank } from '../../machines/ingredientList';
import { lazyChunk } from '../browser/lazyChunk';
import { clipTitle, MAX_TITLE_LENGTH } from './shownTitle';

/** The version of the titles. Raise it when the recipe reader reads titles better. */
export const TITLE_VERSION = 1;

/** Fetches the recipe reader, and gives a function that reads the title of a recipe. */
export const loadTitleReader = lazyChunk(async () => {
  const { parseRecipe } = await import('../recipe/document/parseRecipe');

  return (recipe: string): SavedTitle => {
    let text = '';
    try {
      text = parseRecipe(recipe).title?.text ?? '';
    } catch {
      // If the reader fails at one text, the others must still get their titles.
    }
    return { text: isBlank(text) ? null : clipTitle(text), version: TITLE_VERSION };
  };
});

/** Checks the title in a row of the database. Undefined if the reader has to read it again. */
export function checkTitle(value: unknown): SavedTitle | undefined {
  const { text, version } = Object(value) as Record<string, unknown>;
  // A newer page in another tab has a better title, and would write it again.
  const isCurrent = Number.isSafeInteger(version) && Number(version) >= TITLE_VERSION;
  return isCurrent && (text === null || isTitle(text))
    ? { text, version: Number(version) }
    : undefined;
}

function isTitle(text: unknown): text is string {
  return typeof text === 'string' && !isBlank(text) && text.length <= MAX_TITLE_LENGTH;
}
