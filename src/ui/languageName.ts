import { language } from './language';

/** "Spanish" for "es", or the code itself if the browser does not know it. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(language.code, { type: 'language' }).of(code) ?? code;
