import type { PageLanguage, WordObjects, Words } from './Words';

export function createLanguage(
  first: Words['first'],
  loadRest: () => Promise<{ words: Words['rest'] }>,
): PageLanguage {
  return {
    start([language, app, kitchen, preferencesLine, recipePane]) {
      replaceWords({ language, app, kitchen, preferencesLine, recipePane }, first);
    },
    async translate(part) {
      const [english, rest] = await Promise.all([part, loadRest()]);
      replaceWords(english.words, rest.words);
    },
  };
}

/** Ignores words that English does not have. */
function replaceWords(english: WordObjects, words: object): void {
  const all: Partial<WordObjects> = { ...words };
  for (const [name, own] of Object.entries(english)) Object.assign(own, all[name]);
}
