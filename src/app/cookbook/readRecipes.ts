import { parseRecipe } from '../../reading/document/parseRecipe';
import { readDocument } from '../../reading/lines/readDocument';

export { readFiles, readPaste } from '../../cookbook/bring/readFiles';

/** Whether a text has the ingredients and the steps of a recipe. */
export function readsAsRecipe(text: string): boolean {
  return readDocument(text).some((one) => {
    const { ingredients, steps } = parseRecipe('text' in one ? one.text : '');
    return ingredients.length > 0 && steps.length > 0;
  });
}
