// This module alone reads and changes the address.

/** What the fragment of a link to a recipe begins with. */
const RECIPE = '#recipe=';

/**
 * Takes what a form that was submitted before the script had arrived has put into the address, and
 * cleans the address.
 *
 * @returns the ingredients, a line each; empty where there is none
 */
export function takeSubmittedIngredients(): string {
  const url = new URL(location.href);
  const ingredients = url.searchParams.getAll('ingredient');
  if (ingredients.length > 0) {
    url.searchParams.delete('ingredient');
    history.replaceState(history.state, '', url);
  }
  return ingredients.join('\n');
}

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

/** Takes the recipe out of the address's fragment. @returns as it stands there; empty for none */
export function takeRecipe(): string {
  const url = new URL(location.href);
  const { hash } = url;
  if (!hash.startsWith(RECIPE)) return '';
  url.hash = '';
  history.replaceState(history.state, '', url);
  return hash.slice(RECIPE.length);
}

/** The page's own address with a recipe in its fragment, which browsers send to no server. */
export function linkTo(recipe: string): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = RECIPE + recipe;
  return url.href;
}
