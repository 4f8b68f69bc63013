import { cleanLines } from '../cleanLines';

/** In UTF-16 units. A link may hold a longer text. */
const LONGEST_TEXT = 10_000;

/** A visitor may submit the form before the script arrives. Gives one ingredient a line. */
export function takeSubmittedIngredients(): string {
  const url = new URL(location.href);
  const ingredients = url.searchParams.getAll('ingredient');
  if (ingredients.length > 0) {
    url.searchParams.delete('ingredient');
    history.replaceState(history.state, '', url);
  }
  return cleanLines(ingredients.join('\n').slice(0, LONGEST_TEXT));
}

/** `signIn.ts` reads the answer. */
export function mayHoldSignInAnswer(): boolean {
  return /[?&](?:code|error)=/.test(location.search);
}

/** Whether the address has what the visitor submitted early, or what `launch.ts` reads. */
export function hasLaunch(): boolean {
  return /[?&](?:cookbook|title|text|url|ingredient)\b/.test(location.search);
}
