// All code that shows a recipe or works with it is one part, because the page needs it together.

import type { LazyPart } from '../../browser/loading/lazyPart';
import { findWishedAway as find } from '../../foods/avoided/wishedAway';
import { learn, learnForAvoided } from '../../foods/languages/learn';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import { createRecipeTools } from '../../recipe/createRecipeTools';
import type { AloudTools } from '../../recipe/startReadAloud';
import { language } from '../../ui/language';
import type { CookbookTools } from '../cookbook/cookbookTools';
import type { PartPage } from '../Page';
import { createCookbookViews, createLeftOut } from './createCookbookViews';
import { practise } from './practise';
import { mayLeaveOut, withoutLeftOut } from './withoutLeftOut';
import './print.css';

export { meaningOf } from '../../foods/avoided/avoided';
export { rankOf } from '../../needs/rankOf';
export { createListNotes } from '../../recipe/allergens/createListNotes';
export { growRecipe } from '../../recipe/growRecipe';
export { judgeEdited, judgeSaved } from '../../recipe/judge';
export { RecipeContent } from '../../recipe/RecipeContent';
export { RecipeEnd } from '../../recipe/RecipeEnd';
export { Timers } from '../../recipe/Timers';
export { EarlierRecipes } from '../../recipe/toolbar/EarlierRecipes';
export { words } from '../languages/english/recipe';
export { listTools } from './listTools';
export { withoutLeftOut } from './withoutLeftOut';

/** Counts the languages that the page knows. With another one, a word to avoid may mean more. */
export const languages = { initial: 0, get: languagesNow, subscribe: onLanguages };

export const findWishedAway = (text: string) => find(text, language.code);

interface RecipePage extends Pick<PartPage, 'start' | 'recipe' | 'isCooking'> {
  parts: { aloud: LazyPart<AloudTools>; cookbook: LazyPart<CookbookTools> };
}

export function startPart({ start, recipe, isCooking, parts: { aloud, cookbook } }: RecipePage) {
  // What a visitor avoids or wants left out is in the language of the page.
  learn(language.code);
  let before: readonly unknown[] = [];
  const follow = () => {
    const { preferences, recipe: shown } = recipe.getSnapshot().context;
    // What could not be fetched is fetched again for the next recipe.
    const now = [preferences.avoid, shown];
    if (now.some((one, at) => one !== before[at])) learnForAvoided(preferences.avoid);
    before = now;
  };
  follow();
  const following = recipe.subscribe(follow);
  practise();
  const views = createCookbookViews(cookbook);
  const LeftOut = createLeftOut(cookbook);
  const tools = createRecipeTools({ start, recipe, aloud, isCooking, LeftOut, ...views });
  return {
    tools,
    /** Writes a recipe as a model gets it. */
    forModel: async (text: string) =>
      mayLeaveOut(text) ? withoutLeftOut(text, (await cookbook.load()).foldLeftOut) : text,
    stop() {
      following.unsubscribe();
      tools.stop();
    },
  };
}
