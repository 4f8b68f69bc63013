/**
 * Loads the part of the page that shares recipes and reads shared ones. The page's first chunk has to
 * import this file: from another chunk the build would also ask for style sheets that are inlined.
 */
export const loadShare = () => import('.');
