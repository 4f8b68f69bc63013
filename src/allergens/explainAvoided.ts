import { meaningOf } from '../foods/avoided';
import { messages } from './messages';

/** Says what the page takes a word under "Also avoid" for; empty for a food that it knows by that name. */
export function explainAvoided(word: string): string {
  const { contents, food } = meaningOf(word);
  if (contents.length > 0) return messages.standsFor(word, contents);
  return food ? '' : messages.onlyAWord(word);
}
