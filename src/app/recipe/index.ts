// All code that shows a recipe or works with it is one part, because the page needs it together.

import { findWishedAway as find } from '../../foods/avoided/wishedAway';
import { learn } from '../../foods/languages/learn';
import { createRecipeTools, type RecipeTools } from '../../recipe/createRecipeTools';
import { practise } from '../../recipe/practise';
import { language } from '../../ui/language';
import type { PartsContext } from '../parts';
import { createCookbookViews, createLeftOut } from './createCookbookViews';
import './print.css';

export { meaningOf } from '../../foods/avoided/avoided';
export { readDraft } from '../../reading/document/readDraft';
export { createListNotes } from '../../recipe/allergens/createListNotes';
export { judgeSaved } from '../../recipe/judgeSaved';
export { RecipeContent } from '../../recipe/RecipeContent';
export { RecipeEnd } from '../../recipe/RecipeEnd';
export { Timers } from '../../recipe/Timers';
export { EarlierRecipes } from '../../recipe/toolbar/EarlierRecipes';
export { words } from '../languages/english/recipe';
export { listTools } from './listTools';

export const findWishedAway = (text: string) => find(text, language.code);

export function startPart({ start, recipe, isCooking, parts: { aloud, cookbook } }: PartsContext): {
  tools: RecipeTools;
  stop(): void;
} {
  // What a visitor avoids or wants left out is in the language of the page.
  learn(language.code);
  practise();
  const views = createCookbookViews(cookbook);
  const LeftOut = createLeftOut(cookbook);
  const tools = createRecipeTools({ start, recipe, aloud, isCooking, LeftOut, ...views });
  return { tools, stop: tools.stop };
}
