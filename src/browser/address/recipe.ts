/** The start of the fragment of a link to a recipe. */
export const RECIPE_FRAGMENT = '#recipe=';

/**
 * Calls back at once if the address carries a recipe, and when the visitor opens such a link in
 * this tab. Returns a function that stops this.
 */
export function watchForRecipe(listener: () => void): () => void {
  const check = () => {
    if (location.hash.startsWith(RECIPE_FRAGMENT)) listener();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
