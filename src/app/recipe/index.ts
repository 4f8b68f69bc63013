// All code that shows a recipe or works with it is one part, because the page needs it together.

import type { PartsContext } from '../parts';
import { createCookbookViews } from './createCookbookViews';
import { createRecipeTools, type RecipeTools } from './createRecipeTools';
import { practise } from './practise';

export { createListNotes } from '../../allergens/createListNotes';
export { meaningOf } from '../../foods/avoided';
export { findWishedAway } from '../../foods/wishedAway';
export { readDraft } from '../../recipe/document/readDraft';
export { EarlierRecipes } from '../../recipe/EarlierRecipes';
export { RecipeContent } from './RecipeContent';
export { RecipeEnd } from './RecipeEnd';
export { Timers } from './Timers';

export function startPart(page: PartsContext): { tools: RecipeTools; stop(): void } {
  practise();
  const views = createCookbookViews(page.parts.cookbook, page.kitchenName);
  const tools = createRecipeTools({ ...page.parts, ...page, ...views });
  return { tools, stop: tools.stop };
}
