import { useMemo } from 'react';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import styles from './Amounts.module.css';
import { findStepIngredients } from './findStepIngredients';
import { messages } from './messages';
import { shortenLine } from './shortenLine';
import { useAmounts } from './shownAmounts';

interface StepIngredientsProps {
  document: RecipeDocument;
  /** The step's place in the document. */
  step: number;
}

/** The ingredients that a step takes, with the amounts that the page shows. */
export function StepIngredients({ document, step }: StepIngredientsProps) {
  const { lineOf, editsOf, servings } = useAmounts();
  const found = useMemo(() => findStepIngredients(document), [document]);
  const named = (found[step] ?? []).filter((index) => /[\d½⅓⅔¼¾⅛]/.test(lineOf(index)));
  if (named.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.forThisStep}>
      {named.map((index) => (
        <li key={index}>
          <span>{shortenLine(lineOf(index))}</span>
          {servings !== null && editsOf(index) === null && (
            <small className={styles.mark}>{` (${messages.notScaled})`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
