import { language } from '../../ui/language';
import { dialogMessages as messages } from './dialogMessages';

const MOST_NAMES = 6;

/** How the page understands a word: as contents that it means, and as foods. */
export type MeaningOf = (word: string) => {
  contents: readonly string[];
  foods: readonly { name: string }[];
  examples(): readonly string[];
};

/** Says in one line what the page looks for because of a word under "Also avoid". */
export function explainAvoided(word: string, meaningOf: MeaningOf): string {
  const { contents, foods, examples } = meaningOf(word);
  const known = contents.filter((content) => !content.startsWith('also '));
  if (foods.length > 0) {
    // Names of foods are English. In another language, the page uses the visitor's own word.
    const isEnglish = language.code === 'en';
    const names = isEnglish ? [...known, ...foods.map(({ name }) => name)] : [word, ...known];
    return messages.looksFor(
      word,
      names.slice(0, MOST_NAMES),
      names.length > MOST_NAMES,
      isEnglish ? examples() : [],
    );
  }
  return known.length > 0 ? messages.standsFor(word, known) : messages.onlyAWord(word);
}
