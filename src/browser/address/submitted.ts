import { cleanLines } from '../cleanLines';

/** The longest text that the page takes from its form, in UTF-16 units. A link may hold a longer one. */
const LONGEST_TEXT = 10_000;

/**
 * Takes ingredients out of the address. They are there if the visitor submitted the form before the script
 * arrived. Only the files of this folder read and change the address.
 *
 * @returns the ingredients, one on each line; empty if there are none
 */
export function takeSubmittedIngredients(): string {
  const url = new URL(location.href);
  const ingredients = url.searchParams.getAll('ingredient');
  if (ingredients.length > 0) {
    url.searchParams.delete('ingredient');
    history.replaceState(history.state, '', url);
  }
  return cleanLines(ingredients.join('\n').slice(0, LONGEST_TEXT));
}

/** Whether the address may hold the hub's answer to a sign-in, which `signIn.ts` reads. */
export function mayHoldSignInAnswer(): boolean {
  return /[?&](?:code|error)=/.test(location.search);
}

/** Whether the address says why the page was opened: what the visitor submitted before, or what `launch.ts` reads. */
export function hasLaunch(): boolean {
  return /[?&](?:cookbook|title|text|url|ingredient)\b/.test(location.search);
}
