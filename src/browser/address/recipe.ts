export const RECIPE_FRAGMENT = '#recipe=';

/** Calls back at once, and for each such link in this tab. Returns a function that stops this. */
export function watchForRecipe(listener: () => void): () => void {
  const check = () => {
    if (location.hash.startsWith(RECIPE_FRAGMENT)) listener();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
