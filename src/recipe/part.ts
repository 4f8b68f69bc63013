// The page needs all code that shows a recipe or works with it at once, so it is one part.

import {
  findExclusions as find,
  exclusionsAlone as findAlone,
  languagesNow,
  onLanguages,
  remembering,
} from '../foods';
import * as firstWords from '../words/en/first';

import './print.css';

export { rankOf } from '../amounts';
export { meaningOf } from '../foods';

export { createListNotes } from './allergens/createListNotes';
export { SafetyNotes } from './cooking/useSafety';
export { growRecipe } from './growRecipe';
export { checkDraft, judgeSaved } from './judge';
export { RecipeContent } from './RecipeContent';
export { RecipeEnd } from './RecipeEnd';
export { Timers } from './timers/TimerBar';
export { EarlierRecipes } from './toolbar/EarlierRecipes';

/** With another language, a word to avoid may mean more. */
export const languages = { initial: 0, get: languagesNow, subscribe: onLanguages };

export const findExclusions = (text: string) => find(text, firstWords.language.code);

const aloneNow = remembering((id: string) =>
  findAlone(id.slice(id.indexOf(' ') + 1), firstWords.language.code),
);
export const exclusionsAlone = (entry: string) => aloneNow(`${languagesNow()} ${entry}`);
