import { use } from 'react';
import type { ReadStep, WordsMark } from '../../reading';
import { LineMarksContext, markedParts } from '../allergens/MarkedWords';
import { hostToShow } from '../markdown/components';
import { useRecipe } from '../RecipeContext';
import { notesOfStep, shownWordsOf } from '../servings/AmountWords';
import { useAmounts } from '../servings/shownAmounts';
import { wordsIn } from './aloud/wordsIn';

/** Says a step as the page shows it: with its amounts and warnings, and without buttons. */
export function useStepWords(): (step: ReadStep, lines: readonly string[]) => string {
  const { reading } = useRecipe();
  const marks = use(LineMarksContext);
  const amounts = useAmounts();

  function sayWords(mark: WordsMark, words: string): string {
    const { amount } = mark;
    const show = amount && shownWordsOf(amounts, amount);
    const parts = markedParts(mark, words, marks.get(mark.line));
    return parts
      .map((part) => {
        if (typeof part !== 'string') return ` (${part.words})`;
        return show ? show(part) : part;
      })
      .join('');
  }

  const sayStep = (step: ReadStep) =>
    wordsIn(step.nodes, reading, (words, mark, { properties }) => {
      if (mark?.kind === 'words') return sayWords(mark, words);
      if (mark?.kind === 'step') return notesOfStep(amounts, mark.step).join('');
      const host = hostToShow(String(properties['data-address'] ?? ''), words);
      return host ? `${words} (${host})` : words;
    });

  return (step, lines) => [sayStep(step), ...lines].join(' ');
}
