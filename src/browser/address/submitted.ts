import { cleanLines } from '../cleanLines';

/** The longest text that the page takes from its form, in UTF-16 units: a link may hold any other. */
const LONGEST_TEXT = 10_000;

/**
 * Takes what a form that was submitted before the script had arrived has put into the address, and
 * cleans the address. The files of this folder alone read and change it.
 *
 * @returns the ingredients, a line each; empty without any
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

/** Whether the address may hold the hub's answer to a sign-in, which is for others to read. */
export function mayHoldSignInAnswer(): boolean {
  return /[?&](?:code|error)=/.test(location.search);
}

/** Whether the address says what the installed page was opened for, which is for others to read. */
export function hasLaunch(): boolean {
  return /[?&](?:cookbook|title|text|url)\b/.test(location.search);
}
