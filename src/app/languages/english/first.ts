import { messages as kitchen } from '../../../kitchen/messages';
import { messages as preferencesLine } from '../../../kitchen/preferences/messages';
import { messages as recipePane } from '../../../recipe/messages';
import { language } from '../../../ui/language';
import { messages as app } from '../../messages';

/** The words of the first screen, and of the language itself. Their names, in this order, are in `createLanguage.ts`. */
export const words = [language, app, kitchen, preferencesLine, recipePane] as const;
