/** How the fragment of a link to a recipe starts. */
export const RECIPE_FRAGMENT = '#recipe=';

/**
 * Calls back when the address carries a shared recipe: at once, and whenever the visitor opens such a
 * link in this tab.
 *
 * @returns a function that stops watching
 */
export function watchForRecipe(listener: () => void): () => void {
  const check = () => {
    if (location.hash.startsWith(RECIPE_FRAGMENT)) listener();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
