import { readFiles, readPaste } from '../../cookbook/bring/readFiles';
import { parseRecipe } from '../../reading/document/parseRecipe';
import { readDocument } from '../../reading/lines/readDocument';
import { findingsOf, isDoubtful, readRoles } from '../../reading/lines/sort/readRoles';
import { onlyNames } from '../../reading/lines/text/onlyNames';
import { type EditingOptions, startEditing } from './editing';
import { type SortingOptions, startSorting } from './sorting';

/** A part is missing, or a list is there twice: a visitor should look before the recipe opens. */
export const needsSorting = (text: string): boolean => isDoubtful(findingsOf(readRoles(text).read));

export function readsAsRecipe(text: string): boolean {
  return readDocument(text).some((one) => {
    const { ingredients, steps } = parseRecipe('text' in one ? one.text : '');
    return ingredients.length > 0 && steps.length > 0;
  });
}

export const isFoodList = (text: string): boolean =>
  /^.+(?:\n.+)+$/.test(text.trim()) && onlyNames(text) && !readsAsRecipe(text);

export const startTexts = (options: SortingOptions & EditingOptions) => ({
  readFiles,
  readPaste,
  needsSorting,
  readsAsRecipe,
  isFoodList,
  sorting: startSorting(options),
  editing: startEditing(options),
});

export type Texts = ReturnType<typeof startTexts>;
