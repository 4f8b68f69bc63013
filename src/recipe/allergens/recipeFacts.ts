import type { RecipeFacts } from '../../foods/avoided/checkRecipe';
import { isChecked } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';

/**
 * What the check needs to know about a recipe besides its lines.
 *
 * @param document null if the page did not parse the text
 * @param isCut whether the model stopped before the end
 */
export function recipeFacts(document: RecipeDocument | null, isCut: boolean): RecipeFacts {
  const language = document?.language ?? null;
  return {
    isReadable: isChecked(language) || (language === null ? false : 'foreign'),
    language,
    ending: isCut ? 'cut' : document?.hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients: document?.hasAllIngredients ?? false,
  };
}
