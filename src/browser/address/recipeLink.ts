import { RECIPE_FRAGMENT } from './recipe';
import { readPageAddress } from './signIn';

/** Null if the address holds no recipe. */
export function takeRecipe(): string | null {
  const url = new URL(location.href);
  const { hash } = url;
  if (!hash.startsWith(RECIPE_FRAGMENT)) return null;
  url.hash = '';
  history.replaceState(history.state, '', url);
  return hash.slice(RECIPE_FRAGMENT.length);
}

/** The code goes into the fragment, which browsers send to no server. */
export function linkTo(code: string): string {
  return `${readPageAddress()}${RECIPE_FRAGMENT}${code}`;
}
