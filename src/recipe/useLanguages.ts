import { useSyncExternalStore } from 'react';
import { derive } from '../browser/derive';
import { useStore } from '../browser/store';
import { languageState, languagesNow, onLanguages } from '../foods';

/** With another language, the page may know more of any line, and a word to avoid may mean more. */
export const languages = derive(languagesNow, {
  subscribe: (listener) => ({ unsubscribe: onLanguages(listener) }),
});

/** Rises with each language that arrives. The view renders again when it does. */
export const useLanguages = (): number => useStore(languages);

/**
 * What the page knows of the foods of a language, and whether it still fetches this language or those
 * of typed words. The view renders again when this changes.
 */
export function useLanguageState(code: string | null) {
  const learned = useSyncExternalStore(onLanguages, () => languageState(code).learned);
  const isPending = useSyncExternalStore(onLanguages, () => languageState(code).isPending);
  return { learned, isPending };
}
