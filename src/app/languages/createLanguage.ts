import type { PageLanguage, WordLoaders, WordObjects, Words } from './Words';

export function createLanguage(
  { first, shared }: Pick<Words, 'first' | 'shared'>,
  loaders: WordLoaders,
): PageLanguage {
  const own = new Map<string, () => Promise<{ words: object }>>(Object.entries(loaders));
  return {
    start([language, app, kitchen, preferencesLine, recipePane]) {
      replaceWords({ language, app, kitchen, preferencesLine, recipePane }, first);
    },
    async translate(name, part) {
      const [english, words] = await Promise.all([part, own.get(name)?.()]);
      replaceWords(english.words, { ...shared, ...words?.words });
    },
  };
}

/** Ignores words that English does not have. */
function replaceWords(english: WordObjects, words: object): void {
  const all: Partial<WordObjects> = { ...words };
  for (const [name, own] of Object.entries(english)) Object.assign(own, all[name]);
}
