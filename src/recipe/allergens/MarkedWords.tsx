import { createContext, type ReactNode, use } from 'react';
import type { WordsMark } from '../../reading';
import * as firstWords from '../../words/en/first';
import styles from './AllergenStatements.module.css';
import type { RecipeCheck } from './checkReading';

export const LineMarksContext = createContext<RecipeCheck['marks']>(new Map());

export function useMarkedWords({ line, start, next }: WordsMark, words: string): ReactNode[] {
  const marks = use(LineMarksContext).get(line) ?? [];
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.end <= start || mark.end > next) continue;
    const Mark = mark.isMention ? 'small' : 'strong';
    const end = Math.min(mark.end - start, words.length);
    if (end > at) parts.push(words.slice(at, end));
    // The page's own words keep their direction and language, whatever turns the recipe's.
    parts.push(
      <Mark
        key={parts.length}
        dir="ltr"
        lang={firstWords.language.code}
        className={styles[mark.isMention ? 'mention' : mark.isOpen ? 'open' : 'mark']}
      >{` (${mark.words})`}</Mark>,
    );
    at = end;
  }
  if (at < words.length) parts.push(words.slice(at));
  return parts;
}
