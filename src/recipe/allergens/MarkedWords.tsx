import { createContext, type ReactNode, use } from 'react';
import type { WordsMark } from '../../reading';
import * as firstWords from '../../words/en/first';
import styles from './AllergenStatements.module.css';
import type { RecipeCheck } from './checkReading';

export const LineMarksContext = createContext<RecipeCheck['marks']>(new Map());

type LineMarks = NonNullable<ReturnType<RecipeCheck['marks']['get']>>;

/** The words between the marks of their line, and the marks. */
export function markedParts(
  { start, next }: WordsMark,
  words: string,
  marks: LineMarks = [],
): (string | LineMarks[number])[] {
  const parts: (string | LineMarks[number])[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.end <= start || mark.end > next) continue;
    const end = Math.min(mark.end - start, words.length);
    if (end > at) parts.push(words.slice(at, end));
    parts.push(mark);
    at = end;
  }
  if (at < words.length) parts.push(words.slice(at));
  return parts;
}

export function useMarkedWords(of: WordsMark, words: string): ReactNode[] {
  const marks = use(LineMarksContext).get(of.line);
  return markedParts(of, words, marks).map((mark, at) => {
    if (typeof mark === 'string') return mark;
    const Mark = mark.isMention ? 'small' : 'strong';
    return (
      // The page's own words keep their direction and language, whatever turns the recipe's.
      <Mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the place tells one mark from the next
        key={at}
        dir="ltr"
        lang={firstWords.language.code}
        className={styles[mark.isMention ? 'mention' : mark.isOpen ? 'open' : 'mark']}
      >{` (${mark.words})`}</Mark>
    );
  });
}
