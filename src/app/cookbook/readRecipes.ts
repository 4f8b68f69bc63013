import { parseRecipe } from '../../reading/document/parseRecipe';
import { readDocument } from '../../reading/lines/readDocument';
import { findingsOf, isDoubtful } from '../../reading/lines/sort/findingsOf';
import { readRecipe } from '../../reading/lines/sort/readLines';

export { readFiles, readPaste } from '../../cookbook/bring/readFiles';

/** Whether somebody should look at a recipe from elsewhere before it opens: a part is missing, or most is no recipe. */
export const needsSorting = (text: string): boolean =>
  isDoubtful(findingsOf(readRecipe(text).read));

/** Whether a text has the ingredients and the steps of a recipe. */
export function readsAsRecipe(text: string): boolean {
  return readDocument(text).some((one) => {
    const { ingredients, steps } = parseRecipe('text' in one ? one.text : '');
    return ingredients.length > 0 && steps.length > 0;
  });
}
