import { readTab } from '../storage/tabStorage';

/** `signIn.ts` reads the answer. */
export function mayHoldSignInAnswer(): boolean {
  return /[?&](?:code|error)=/.test(location.search);
}

/** Whether the address has what the visitor submitted early, or what `launch.ts` reads. */
export function hasLaunch(): boolean {
  return /[?&](?:cookbook|deleted|title|text|url|ingredient)\b/.test(location.search);
}

/** How the fragment of a link to a recipe or a shopping list begins, and that of a clip. */
export const SHARED = /^#(recipe|list|clip)=/;

/** How a clip begins, both in the address and in what the tab keeps. */
export const CLIP = '#clip=';

/** The tab keeps an open list here, or a clip until it is open, so a reload opens it again. */
export const OPEN_LIST = 'saffron.openList';

/** Calls back at once, and for each such link in this tab. Returns a function that stops this. */
export function watchForShared(listener: () => void): () => void {
  const check = () => {
    if (SHARED.test(location.hash)) listener();
  };
  if (readTab(OPEN_LIST) === null) check();
  else listener();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
