export const RECIPE_FRAGMENT = '#recipe=';

/** At once, and when the visitor opens such a link here. Returns a function that stops this. */
export function watchForRecipe(listener: () => void): () => void {
  const check = () => {
    if (location.hash.startsWith(RECIPE_FRAGMENT)) listener();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
