// The page needs all code that shows a recipe or works with it at once, so it is one part.

import type { LazyPart } from '../../browser/store';
import { findExclusions as find } from '../../foods/avoided/wishedAway';
import { learn, learnForAvoided } from '../../foods/languages/learn';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import { createRecipeTools } from '../../recipe/createRecipeTools';
import type { AloudTools } from '../../recipe/startReadAloud';
import { language } from '../../ui/language';
import type { CookbookTools } from '../cookbook/cookbookTools';
import type { Requests } from '../cookbook/finding';
import type { PartPage } from '../Page';
import { createCookbookViews } from './createCookbookViews';
import { practise } from './practise';
import { shownWith } from './shownWith';
import './print.css';

export { meaningOf } from '../../foods/avoided/avoided';
export { rankOf } from '../../needs/compare';
export { parseRecipe } from '../../reading/document/parseRecipe';
export { createListNotes } from '../../recipe/allergens/createListNotes';
export { growRecipe } from '../../recipe/growRecipe';
export { judgeEdited, judgeSaved } from '../../recipe/judge';
export { linesToKeep } from '../../recipe/notes/linesToKeep';
export { RecipeContent } from '../../recipe/RecipeContent';
export { RecipeEnd } from '../../recipe/RecipeEnd';
export { Timers } from '../../recipe/Timers';
export { EarlierRecipes } from '../../recipe/toolbar/EarlierRecipes';
export { words } from '../languages/english/recipe';
export { listTools } from './listTools';

/** With another language, a word to avoid may mean more. */
export const languages = { initial: 0, get: languagesNow, subscribe: onLanguages };

export const findExclusions = (text: string) => find(text, language.code);

interface RecipePage
  extends Pick<PartPage, 'start' | 'recipe' | 'isCooking' | 'createPart' | 'withWords'> {
  parts: { aloud: LazyPart<AloudTools>; cookbook: LazyPart<CookbookTools>; requests: Requests };
}

export function startPart({ start, recipe, isCooking, parts, ...page }: RecipePage) {
  const { aloud, cookbook, requests } = parts;
  // The visitor avoids and leaves out in the language of the page.
  learn(language.code);
  let before: readonly unknown[] = [];
  const follow = () => {
    const { preferences, recipe: shown } = recipe.getSnapshot().context;
    // If a language could not be fetched, the next recipe fetches it again.
    const now = [preferences.avoid, shown];
    if (now.some((one, at) => one !== before[at])) learnForAvoided(preferences.avoid);
    before = now;
  };
  follow();
  const following = recipe.subscribe(follow);
  const views = createCookbookViews(cookbook);
  const questions = page.createPart(async () => {
    const { startAsking } = await page.withWords('questions', () => import('../questions'))();
    return startAsking({ recipe, requests, ...shownWith });
  });
  const tools = createRecipeTools({
    start,
    recipe,
    aloud,
    questions,
    isCooking,
    ...views,
  });
  practise(tools.kitchenCheck);
  return {
    tools,
    stop() {
      following.unsubscribe();
      tools.stop();
    },
  };
}
