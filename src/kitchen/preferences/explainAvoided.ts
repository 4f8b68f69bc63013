import { panelMessages as messages } from './panelMessages';

/** Tells what the page takes a word for: the contents that it stands for, or a food that it knows. */
export type MeaningOf = (word: string) => { contents: readonly string[]; food: unknown };

/** Says what the page takes a word under "Also avoid" for; empty for a food that it knows by that name. */
export function explainAvoided(word: string, meaningOf: MeaningOf): string {
  const { contents, food } = meaningOf(word);
  if (contents.length > 0) return messages.standsFor(word, contents);
  return food ? '' : messages.onlyAWord(word);
}
