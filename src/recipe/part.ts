// The page needs all code that shows a recipe or works with it at once, so it is one part.

import { exclusionsIn } from '../foods';
import * as firstWords from '../words/en/first';

import './print.css';

export { rankOf } from '../amounts';
export { meaningOf } from '../foods';

export { createListNotes } from './allergens/createListNotes';
export { SafetyNotes } from './cooking/useSafety';
export { growRecipe } from './growRecipe';
export { MarkdownText, RecipeContent } from './RecipeContent';
export { RecipeEnd } from './RecipeEnd';
export { Timers } from './timers/TimerBar';
export { languages } from './useLanguages';

export const findExclusions = (text: string) =>
  exclusionsIn(text, { language: firstWords.language.code });
export const exclusionsAlone = (entry: string) =>
  exclusionsIn(entry, { language: firstWords.language.code, isEntry: true });
