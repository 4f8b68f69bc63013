import { panelMessages as messages } from './panelMessages';

/** Tells how the page understands a word: as contents that it stands for, or as a known food. */
export type MeaningOf = (word: string) => { contents: readonly string[]; food: unknown };

/** Says how the page understands a word under "Also avoid"; empty for a known food. */
export function explainAvoided(word: string, meaningOf: MeaningOf): string {
  const { contents, food } = meaningOf(word);
  if (contents.length > 0) return messages.standsFor(word, contents);
  return food ? '' : messages.onlyAWord(word);
}
