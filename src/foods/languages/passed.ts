/**
 * Only in these languages does silence count as "found no mention"; in others, the page has not
 * checked completely. README.md says how a language passes. `scripts/build/languages.ts` has the
 * languages with a page.
 */
export const PASSED: readonly string[] = ['en', 'de', 'fr'];
