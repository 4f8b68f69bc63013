import type { RecipeRequest } from '../../src/connections/connection';
import { writeMessages } from '../../src/connections/prompt';

/** The request for a recipe out of these ingredients, as the page makes it. */
export function requestOf(ingredients: readonly string[]): RecipeRequest {
  return { ingredients, messages: writeMessages({ ingredients }) };
}
