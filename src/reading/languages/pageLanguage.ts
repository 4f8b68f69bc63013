import type { LanguageCode } from './Language';

/** What texts are in that do not show their language: that of the page. The page sets it once. */
export const pageLanguage: { code: LanguageCode } = { code: 'en' };
