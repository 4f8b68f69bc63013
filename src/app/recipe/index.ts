// All code that shows a recipe or works with it is one part, because the page needs it together.

import { createRecipeTools, type RecipeTools } from '../../recipe/createRecipeTools';
import { practise } from '../../recipe/practise';
import type { PartsContext } from '../parts';
import { createCookbookViews, createLeftOut } from './createCookbookViews';
import './print.css';

export { meaningOf } from '../../foods/avoided/avoided';
export { findWishedAway } from '../../foods/avoided/wishedAway';
export { readDraft } from '../../reading/document/readDraft';
export { createListNotes } from '../../recipe/allergens/createListNotes';
export { matchRecipes } from '../../recipe/matchRecipes';
export { RecipeContent } from '../../recipe/RecipeContent';
export { RecipeEnd } from '../../recipe/RecipeEnd';
export { Timers } from '../../recipe/Timers';
export { EarlierRecipes } from '../../recipe/toolbar/EarlierRecipes';
export { words } from '../languages/english/recipe';
export { listTools } from './listTools';

export function startPart({
  start,
  recipe,
  isCooking,
  kitchenName,
  parts: { aloud, cookbook },
}: PartsContext): { tools: RecipeTools; stop(): void } {
  practise();
  const views = createCookbookViews(cookbook, kitchenName);
  const LeftOut = createLeftOut(cookbook);
  const tools = createRecipeTools({ start, recipe, aloud, isCooking, LeftOut, ...views });
  return { tools, stop: tools.stop };
}
