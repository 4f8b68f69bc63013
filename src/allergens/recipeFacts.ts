import type { RecipeFacts } from '../foods/checkRecipe';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';

/**
 * What the check has to know of a recipe beside its lines.
 *
 * @param document null for a text that was not parsed
 * @param isCut whether the model stopped early
 */
export function recipeFacts(document: RecipeDocument | null, isCut: boolean): RecipeFacts {
  const language = document?.language ?? null;
  return {
    isReadable: language === 'en' || (language === null ? false : 'foreign'),
    ending: isCut ? 'cut' : document?.hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients: document?.hasAllIngredients ?? false,
  };
}
