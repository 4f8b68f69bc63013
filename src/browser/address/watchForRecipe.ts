/** What the fragment of a link to a recipe begins with. */
export const RECIPE = '#recipe=';

/**
 * Calls back when the address has a recipe in its fragment: at once, and whenever a link is opened in
 * the tab.
 *
 * @returns ends it
 */
export function watchForRecipe(listener: () => void): () => void {
  const look = () => {
    if (location.hash.startsWith(RECIPE)) listener();
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
