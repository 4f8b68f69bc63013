import { RECIPE } from './watchForRecipe';

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
