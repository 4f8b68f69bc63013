import * as v from 'valibot';
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

/** A text with something to see in it, and at most so many characters. */
export const textOf = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => !isBlank(text)),
    v.maxLength(longest),
  );

/** A title in a row of the database. The reader has to read one of an older version again. */
export const Title = v.object({
  text: v.nullable(textOf(MAX_TITLE_LENGTH)),
  // A newer page in another tab has a better title, and would write it again.
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(TITLE_VERSION)),
}) satisfies v.GenericSchema<unknown, SavedTitle>;
