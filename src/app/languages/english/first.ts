import { messages as kitchen } from '../../../kitchen/messages';
import { messages as preferencesLine } from '../../../kitchen/preferences/messages';
import { messages as recipePane } from '../../../recipe/messages';
import { language } from '../../../ui/language';
import { messages as app } from '../../messages';

/** `createLanguage.ts` names these, in this order. */
export const words = [language, app, kitchen, preferencesLine, recipePane] as const;
