import type { RecipeFacts } from '../../foods/avoided/checkRecipe';
import { hasPassed, isChecked } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';

/** How far the check can read a text in a language. */
export const readableIn = (language: string | null): RecipeFacts['isReadable'] =>
  isChecked(language) || (hasPassed(language) ? false : 'in part');

/**
 * `document` is null if the page did not parse the text. `isCut`: the model stopped before the end.
 * `isFromPhoto`: a model read it from a picture.
 */
export function recipeFacts(
  document: RecipeDocument | null,
  isCut: boolean,
  isFromPhoto = false,
): RecipeFacts {
  const language = document?.language ?? null;
  return {
    isReadable: document !== null && readableIn(language),
    language,
    ending: isCut ? 'cut' : document?.hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients: document?.hasAllIngredients ?? false,
    isFromPhoto,
  };
}
